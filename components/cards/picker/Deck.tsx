import { useMemo, useRef } from 'preact/hooks';
import { type Card, cardOf, isRed, type Rank, rankOf, SUITS, type Suit } from '#core/card.ts';
import type { PickerWords } from '#words/ui/picker/vi.ts';
import type { UiWords } from '#words/ui/vi.ts';
import { spokenCard } from '../Card.tsx';

interface Props {
  readonly ranks: readonly Rank[];
  /** The cards of the hand. */
  readonly held: readonly Card[];
  /** Who holds each card that is taken elsewhere. */
  readonly holders: ReadonlyMap<Card, string>;
  /** The one card in the tab order. */
  readonly focus: Card;
  readonly words: PickerWords;
  readonly ui: UiWords;
  onFocus(card: Card): void;
  onKey(event: KeyboardEvent): void;
  onCard(card: Card): void;
}

/** The whole deck as buttons, a row or two for each suit. */
export function Deck({ ranks, onFocus, onKey, onCard, ...rest }: Props) {
  // Handlers may change while the row stays memoised.
  const does = useRef({ onFocus, onKey, onCard });
  does.current = { onFocus, onKey, onCard };
  return (
    <div class="pickgrid" style={`--cols:${Math.ceil((ranks.length + 1) / 2)}`}>
      {SUITS.map((suit) => (
        <SuitRow key={suit} suit={suit} cards={ranks.map((rank) => cardOf(rank, suit))} does={does} {...rest} />
      ))}
    </div>
  );
}

interface RowProps extends Pick<Props, 'held' | 'holders' | 'focus' | 'words' | 'ui'> {
  readonly suit: Suit;
  readonly cards: readonly Card[];
  readonly does: { readonly current: Pick<Props, 'onFocus' | 'onKey' | 'onCard'> };
}

function SuitRow({ suit, cards, held, holders, focus, words, ui, does }: RowProps) {
  const places = cards.map((card) => ({
    card,
    holder: holders.get(card),
    pressed: held.includes(card),
    first: card === focus,
  }));
  // A tap changes one row. The other rows are memoised, so that their buttons are not rendered again.
  return useMemo(
    () => (
      <fieldset
        class={`suitrow ${suit === 'H' || suit === 'D' ? 'r' : ''} ${suit.toLowerCase()}`}
        aria-label={ui.suits[suit]}
      >
        <span class="lab" />
        {places.map(({ card, holder, pressed, first }) => {
          const spoken = spokenCard(card, ui);
          return (
            <button
              key={card}
              type="button"
              data-card={card}
              tabIndex={first ? 0 : -1}
              aria-pressed={pressed}
              aria-disabled={holder !== undefined}
              aria-label={holder === undefined ? spoken : words.held(spoken, holder)}
              class={isRed(card) ? 'r' : undefined}
              onFocus={() => does.current.onFocus(card)}
              onKeyDown={(event) => does.current.onKey(event)}
              onClick={() => does.current.onCard(card)}
            >
              {holder === undefined ? rankOf(card) : <s>{rankOf(card)}</s>}
            </button>
          );
        })}
      </fieldset>
    ),
    [JSON.stringify(places)],
  );
}
