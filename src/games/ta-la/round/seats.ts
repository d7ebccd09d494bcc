import type { Card } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import { ROUNDS, type Seat, type TaLaState, type TaLaView } from './types.ts';

export function isDone({ turn }: TaLaState): boolean {
  return turn === null;
}

/**
 * True where the hand lies open: it was counted, or the seat is ù. When one is ù the others lose alike, and no other hand is
 * turned up.
 */
export function isShown({ log }: TaLaState, name: Who): boolean {
  return log.some(({ type, who }) => (type === 'count' || type === 'u') && who === name);
}

/** The eaten cards that a seat still holds. */
export function eatenInHand({ hand, eaten }: Seat): Card[] {
  return eaten.map(({ card }) => card).filter((card) => hand.includes(card));
}

/** True where the seat's next discard is the last that counts: melds go on the table before it. Rule tl-ha. */
export function isLastTurn({ made }: Seat): boolean {
  return made >= ROUNDS - 1;
}

/** The own hand, and its eaten cards. */
export function ownIn({ seat, seats }: TaLaView): { readonly hand: readonly Card[]; readonly eaten: readonly Card[] } {
  const me = seats.find(({ who }) => who === seat);
  return { hand: (me?.cards ?? []).filter((card) => card !== null), eaten: me?.eaten ?? [] };
}
