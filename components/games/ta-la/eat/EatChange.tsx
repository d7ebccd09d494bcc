import { useState } from 'preact/hooks';
import { part } from '#components/loading/part.ts';
import { usePart } from '#components/loading/use-part.ts';
import type { Card } from '#core/card.ts';
import type { EatWords } from '#games/ta-la/words/vi/eat.ts';
import type { UiWords } from '#words/ui/vi.ts';

const eatPicker = part(() => import('./EatPicker.tsx'));

type Part = 'hand' | 'discard';

interface Props {
  readonly hand: readonly Card[];
  readonly discard: readonly Card[];
  readonly words: EatWords;
  readonly ui: UiWords;
  onChoice(hand: readonly Card[], discard: readonly Card[]): void;
}

/** The buttons that change the hand or the discard. The first use loads the deck. */
export function EatChange({ words, ...rest }: Props) {
  const [picking, setPicking] = useState<Part>();
  const deck = usePart(eatPicker);
  const pick = (part: Part): void => {
    deck.load();
    setPicking(part);
  };
  return (
    <>
      <div class="acts">
        <button type="button" data-act="hand" onClick={() => pick('hand')}>
          {words.changeHand}
        </button>
        <button type="button" data-act="discard" onClick={() => pick('discard')}>
          {words.changeDiscard}
        </button>
      </div>
      {picking && deck.part && <deck.part.EatPicker part={picking} onClose={() => setPicking(undefined)} {...rest} />}
    </>
  );
}
