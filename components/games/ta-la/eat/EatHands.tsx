import { HandCards } from '#components/cards/Card.tsx';
import type { Card } from '#core/card.ts';
import type { EatWords } from '#games/ta-la/words/vi/eat.ts';
import type { UiWords } from '#words/ui/vi.ts';

interface Props {
  readonly hand: readonly Card[];
  /** Cards of the hand that were eaten before. */
  readonly eaten: readonly Card[];
  readonly discards: readonly Card[];
  readonly words: EatWords;
  readonly ui: UiWords;
}

/** The hand, and under it the discard. */
export function EatHands({ hand, eaten, discards, words, ui }: Props) {
  return (
    <div class="seats">
      <div class="seat">
        <div class="who">{words.hand}</div>
        <HandCards cards={hand} eaten={eaten} ui={ui} />
      </div>
      <div class="seat">
        <div class="who">{words.discard}</div>
        <HandCards cards={discards} ui={ui} />
      </div>
    </div>
  );
}
