import type { Card } from '#core/card.ts';
import { LEAST, meldKind } from '#games/ta-la/engine/meld.ts';
import type { TaLaRules } from '#games/ta-la/engine/rules.ts';
import type { SorterWords } from '#games/ta-la/words/vi/sorter.ts';
import { cardsText } from '#words/text.ts';

/** Why these cards are no meld, in the reader's words; undefined where they are one. */
export function meldFault(
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
