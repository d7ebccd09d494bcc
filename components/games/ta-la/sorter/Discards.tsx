import { SuitText } from '#components/cards/Suits.tsx';
import { type Card, displayCard } from '#core/card.ts';
import type { TaLaRules } from '#games/ta-la/engine/rules.ts';
import { discards } from '#games/ta-la/hands/discard.ts';
import type { SorterWords } from '#games/ta-la/words/vi/sorter.ts';

/** So many cards has a hand that must discard one. */
const WITH_DRAWN = 10;

/** So many discards are listed. */
const DISCARDS = 3;

export interface DiscardsProps {
  readonly cards: readonly Card[];
  readonly eaten: readonly Card[];
  readonly rules: TaLaRules;
  /** The hand is ù: nothing is left to discard. */
  readonly out: boolean;
  readonly words: SorterWords;
}

/** The best discards of a hand of ten cards, and what each leaves; nothing of other hands. */
export function Discards({ cards, eaten, rules, out, words }: DiscardsProps) {
  if (cards.length !== WITH_DRAWN) return null;
  return (
    <>
      <h3>{words.discard}</h3>
      {out ? (
        <p>{words.out}</p>
      ) : (
        <ol class="throw">
          {discards(cards, eaten, rules)
            .slice(0, DISCARDS)
            .map(({ card, rest }) => (
              <li key={card}>
                <SuitText text={words.discardRow(displayCard(card), rest.points)} />
              </li>
            ))}
        </ol>
      )}
      <p class="s">{words.discardNote}</p>
    </>
  );
}
