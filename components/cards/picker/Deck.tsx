import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { type Card, cardOf, isRed, type Rank, rankOf, SUITS, type Suit, suitOf } from '#core/card.ts';
import type { PickerWords } from '#words/vi/ui/picker.ts';
import type { UiWords } from '#words/vi/ui.ts';
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

type Step = (from: Card, ranks: readonly Rank[]) => Card;

/** Where the keys lead in the deck: suits lie one below the other, and it wraps round in both directions. */
const STEPS: Readonly<Record<string, Step>> = {
  ArrowRight: (from, ranks) => move(from, ranks, 0, 1),
  ArrowLeft: (from, ranks) => move(from, ranks, 0, -1),
  ArrowDown: (from, ranks) => move(from, ranks, 1, 0),
  ArrowUp: (from, ranks) => move(from, ranks, -1, 0),
  Home: (from, ranks) => cardOf(ranks[0] ?? 'A', suitOf(from)),
  End: (from, ranks) => cardOf(ranks.at(-1) ?? 'K', suitOf(from)),
};

/**
 * The one card of the deck in the tab order; the arrow keys move on from it.
 * @param typed the box that gets the focus when letters are typed
 */
export function useDeckFocus(
  dialog: RefObject<HTMLDialogElement>,
  typed: RefObject<HTMLInputElement>,
  first: Card | undefined,
  ranks: readonly Rank[],
) {
  const [focus, setFocus] = useState<Card>(first ?? cardOf(ranks[0] ?? 'A', 'S'));
  const focusOn = (card: Card): void => dialog.current?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
  return {
    focus,
    setFocus,
    focusOn,
    walk(event: KeyboardEvent): void {
      const next = STEPS[event.key]?.(focus, ranks);
      if (next !== undefined) {
        event.preventDefault();
        setFocus(next);
        focusOn(next);
      } else if (/^[\p{L}\p{Nd}]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
        typed.current?.focus();
      }
    },
  };
}

function move(from: Card, ranksHere: readonly Rank[], suits: number, ranks: number): Card {
  const suit = SUITS.at((SUITS.indexOf(suitOf(from)) + suits) % SUITS.length) ?? 'S';
  const rank = ranksHere.at((ranksHere.indexOf(rankOf(from)) + ranks) % ranksHere.length) ?? 'A';
  return cardOf(rank, suit);
}
