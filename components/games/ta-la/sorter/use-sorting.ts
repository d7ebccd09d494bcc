import { useState } from 'preact/hooks';
import { byCard, type Card } from '#core/card.ts';
import { LEAST, meldKind } from '#games/ta-la/engine/meld.ts';
import type { TaLaRules } from '#games/ta-la/engine/rules.ts';
import type { SorterWords } from '#games/ta-la/words/vi/sorter.ts';
import { cardsText } from '#words/text.ts';

/** The reader's sorting so far: the melds made, the cards tapped, and the last message. */
export function useSorting(eaten: readonly Card[], rules: TaLaRules, words: SorterWords) {
  const [melds, setMelds] = useState<readonly (readonly Card[])[]>([]);
  const [chosen, setChosen] = useState<readonly Card[]>([]);
  const [said, setSaid] = useState('');
  return {
    melds,
    chosen,
    said,
    toggle: (card: Card): void =>
      setChosen(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]),
    /** Makes a meld of the tapped cards, or says why they are none. */
    makeMeld(): void {
      const cards = chosen.toSorted(byCard);
      const fault = meldFault(cards, eaten, rules, words);
      if (fault === undefined) {
        setMelds([...melds, cards]);
        setChosen([]);
      }
      setSaid(fault ?? words.made(words.kinds[meldKind(cards) ?? 'doc'], cardsText(cards)));
    },
    takeBack: (meld: readonly Card[]): void => setMelds(melds.filter((one) => one !== meld)),
    clear(): void {
      setMelds([]);
      setChosen([]);
      setSaid('');
    },
  };
}

/** Why these cards are no meld, in the reader's words; undefined where they are one. */
function meldFault(
  cards: readonly Card[],
  eaten: readonly Card[],
  rules: TaLaRules,
  words: SorterWords,
): string | undefined {
  if (cards.length < LEAST) return words.none;
  if (!meldKind(cards)) return words.noMeld(cardsText(cards));
  const crowded = cards.filter((card) => eaten.includes(card)).length > 1 && rules.eatPerMeld === 'one';
  return crowded ? words.crowded(cardsText(cards)) : undefined;
}
