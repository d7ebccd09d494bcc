import { type Card, cardOf, isRed, type Rank, SUITS } from '#core/card.ts';
import type { PickerWords } from '#words/ui/picker/vi.ts';
import type { UiWords } from '#words/ui/vi.ts';
import { spokenCard } from '../Card.tsx';

interface Props {
  readonly ranks: readonly Rank[];
  /** The cards of the hand. */
  readonly held: readonly Card[];
  /** Who holds each card that is taken elsewhere. */
  readonly holders: ReadonlyMap<Card, string>;
  /** The one card that the tab key comes to. */
  readonly focus: Card;
  readonly words: PickerWords;
  readonly ui: UiWords;
  onFocus(card: Card): void;
  onKey(event: KeyboardEvent): void;
  onCard(card: Card): void;
}

/** The whole deck as buttons, a row or two for each suit. */
export function Deck({ ranks, held, holders, focus, words, ui, onFocus, onKey, onCard }: Props) {
  return (
    <div class="pickgrid" style={`--cols:${Math.ceil((ranks.length + 1) / 2)}`}>
      {SUITS.map((suit) => (
        <fieldset
          key={suit}
          class={`suitrow ${suit === 'H' || suit === 'D' ? 'r' : ''} ${suit.toLowerCase()}`}
          aria-label={ui.suits[suit]}
        >
          <span class="lab" />
          {ranks.map((rank) => {
            const card = cardOf(rank, suit);
            const holder = holders.get(card);
            const spoken = spokenCard(card, ui);
            return (
              <button
                key={card}
                type="button"
                data-card={card}
                tabIndex={card === focus ? 0 : -1}
                aria-pressed={held.includes(card)}
                aria-disabled={holder !== undefined}
                aria-label={holder === undefined ? spoken : words.held(spoken, holder)}
                class={isRed(card) ? 'r' : undefined}
                onFocus={() => onFocus(card)}
                onKeyDown={onKey}
                onClick={() => onCard(card)}
              >
                {holder === undefined ? rank : <s>{rank}</s>}
              </button>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
