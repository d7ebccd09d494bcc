import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { type Card, cardOf, type Rank, rankOf, SUITS, suitOf } from '#core/card.ts';

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
