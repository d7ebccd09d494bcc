import { HandCards } from '#components/cards/Card.tsx';
import type { Card } from '#core/card.ts';
import type { UiWords } from '#words/ui/vi.ts';

interface Props {
  readonly melds: readonly (readonly Card[])[];
  readonly ui: UiWords;
  /** Where a meld may be taken back: what the button says, and what it does. */
  readonly back?: { label(meld: readonly Card[]): string; take(meld: readonly Card[]): void };
}

/** Melds, one in a row. */
export function Melds({ melds, ui, back }: Props) {
  return (
    <ul class="made">
      {melds.map((meld) => (
        <li key={meld.join()}>
          <HandCards cards={meld} ui={ui} />
          {back && (
            <button type="button" aria-label={back.label(meld)} onClick={() => back.take(meld)}>
              ×
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
