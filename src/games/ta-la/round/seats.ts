import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import { ROUNDS, type Seat, type TaLaEvent, type TaLaState } from './types.ts';

export function seatOf({ seats }: TaLaState, name: Who): Seat | undefined {
  return seats.find((seat) => seat.name === name);
}

/** All seats in turn order, this one first. */
export function seatsFrom({ seats }: TaLaState, name: Who): readonly Seat[] {
  const at = seats.findIndex((seat) => seat.name === name);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** The seat behind this one, round the table. */
export function nextOf(state: TaLaState, name: Who): Seat {
  return assertDefined(seatsFrom(state, name)[1]);
}

export function isDone({ turn }: TaLaState): boolean {
  return turn === null;
}

/** His hand lies open: it was counted, or he is ù. At an ù the others lose alike, and nobody turns up what he holds. */
export function isShown({ log }: TaLaState, name: Who): boolean {
  return log.some(({ type, who }) => (type === 'count' || type === 'u') && who === name);
}

/** The eaten cards that a seat still holds. */
export function eatenInHand({ hand, eaten }: Seat): Card[] {
  return eaten.map(({ card }) => card).filter((card) => hand.includes(card));
}

/** True where his next discard is the last that counts: melds go on the table before it. Rule tl-ha. */
export function isLastTurn({ made }: Seat): boolean {
  return made >= ROUNDS - 1;
}

export function withSeat(state: TaLaState, name: Who, change: (seat: Seat) => Partial<Seat>): TaLaState {
  return { ...state, seats: state.seats.map((seat) => (seat.name === name ? { ...seat, ...change(seat) } : seat)) };
}

export function withEvents(state: TaLaState, ...events: readonly TaLaEvent[]): TaLaState {
  return { ...state, log: [...state.log, ...events] };
}

export function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  return cards.filter((card) => !gone.includes(card));
}
