import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { type Card, cardOf, type Rank } from '#core/card.ts';
import { cardAfter } from './deck-walk.ts';

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
      const next = cardAfter(event.key, focus, ranks);
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
