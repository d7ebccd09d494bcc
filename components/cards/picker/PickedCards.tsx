import type { Card } from '#core/card.ts';
import type { PickerWords } from '#words/ui/picker/vi.ts';
import type { UiWords } from '#words/ui/vi.ts';
import { CardFace, fan, spokenCard } from '../Card.tsx';

interface Props {
  readonly cards: readonly Card[];
  readonly max: number;
  /** What the hand is worth so far, large and small. */
  readonly worth: { readonly sum: string; readonly state: string };
  readonly words: PickerWords;
  readonly ui: UiWords;
  onOut(card: Card): void;
}

/** The hand as it is now, each card a button that takes it out, and what it is worth. */
export function PickedCards({ cards, max, worth, words, ui, onOut }: Props) {
  return (
    <div class="now">
      <div class="held">
        <ul class="hand" style={fan(Math.min(cards.length + 1, max))} aria-label={words.hand}>
          {cards.map((card) => (
            <li key={card}>
              <button
                type="button"
                class="out"
                aria-label={words.remove(spokenCard(card, ui))}
                onClick={() => onOut(card)}
              >
                <CardFace card={card} ui={ui} />
              </button>
            </li>
          ))}
          {cards.length < max && <li class="card slot" aria-hidden="true" />}
        </ul>
      </div>
      <p class="sum">
        {worth.sum}
        <small>{worth.state}</small>
      </p>
    </div>
  );
}
