import { CardFace } from '#components/cards/Card.tsx';
import type { Card } from '#core/card.ts';
import type { UiWords } from '#words/ui/vi.ts';

interface Props {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly chosen: readonly Card[];
  readonly eaten: readonly Card[];
  readonly ui: UiWords;
  onToggle(card: Card): void;
}

/** The cards outside the melds, to be tapped. */
export function LooseCards({ label, cards, chosen, eaten, ui, onToggle }: Props) {
  return (
    <fieldset class="tapped">
      <legend class="sr-only">{label}</legend>
      <div class="hand m rows">
        {cards.map((card) => (
          <button
            type="button"
            key={card}
            data-card={card}
            aria-pressed={chosen.includes(card)}
            class={eaten.includes(card) ? 'eaten' : undefined}
            onClick={() => onToggle(card)}
          >
            <CardFace card={card} ui={ui} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
