import { useState } from 'preact/hooks';
import type { Card } from '#core/card.ts';
import type { EatWords } from '#games/ta-la/words/vi/eat.ts';
import type { UiWords } from '#words/ui/vi.ts';

type Picker = typeof import('./EatPicker.tsx').EatPicker;
type Part = 'hand' | 'discard';

interface Props {
  readonly hand: readonly Card[];
  readonly discard: readonly Card[];
  readonly words: EatWords;
  readonly ui: UiWords;
  onChoice(hand: readonly Card[], discard: readonly Card[]): void;
}

/** The buttons that change the hand or the discard. The deck is brought by the first of them. */
export function EatChange({ words, ...rest }: Props) {
  const [picking, setPicking] = useState<{ readonly part: Part; readonly component: Picker }>();
  const pick = async (part: Part): Promise<void> => {
    const { EatPicker } = await import('./EatPicker.tsx');
    setPicking({ part, component: EatPicker });
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
      {picking && <picking.component part={picking.part} onClose={() => setPicking(undefined)} {...rest} />}
    </>
  );
}
