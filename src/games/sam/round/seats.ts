import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import type { Laid, SamEvent, SamState, Seat } from './types.ts';

/** The seat of this name, or undefined. */
export function seatOf({ seats }: SamState, name: Who): Seat | undefined {
  return seats.find((seat) => seat.name === name);
}

/** All seats in turn order, this one first. */
export function seatsFrom({ seats }: SamState, name: Who): readonly Seat[] {
  const at = seats.findIndex((seat) => seat.name === name);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** The seat behind this one, round the table. */
export function nextOf(state: SamState, name: Who): Seat {
  return assertDefined(seatsFrom(state, name)[1]);
}

/** What must be beaten; undefined where one leads. */
export function tableOf({ trick }: SamState): Laid | undefined {
  return trick.at(-1);
}

/** The round is over. */
export function isDone({ turn }: SamState): boolean {
  return turn === null;
}

/** The state with one seat changed. */
export function withSeat(state: SamState, name: Who, change: (seat: Seat) => Partial<Seat>): SamState {
  return { ...state, seats: state.seats.map((seat) => (seat.name === name ? { ...seat, ...change(seat) } : seat)) };
}

/** The state with more in its log. */
export function withEvents(state: SamState, ...events: readonly SamEvent[]): SamState {
  return { ...state, log: [...state.log, ...events] };
}

/** These cards but for those that are gone. */
export function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  return cards.filter((card) => !gone.includes(card));
}
