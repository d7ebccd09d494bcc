/** Seats round a table, and what every round does with them. */

import { assertDefined } from '../assert-defined.ts';
import type { TableView } from '../game/round.ts';
import type { Who } from '../ruling.ts';

interface Named {
  readonly name: Who;
}

interface Seated<S> {
  /** In turn order. */
  readonly seats: readonly S[];
}

/** The seat of this name, or undefined. */
export function seatOf<S extends Named>({ seats }: Seated<S>, name: Who): S | undefined {
  return seats.find((seat) => seat.name === name);
}

/** All seats in turn order, this one first. */
export function seatsFrom<S extends Named>({ seats }: Seated<S>, name: Who): readonly S[] {
  const at = seats.findIndex((seat) => seat.name === name);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** All others in turn order, the next one first. */
export function seatsAfter<S extends Named>(table: Seated<S>, name: Who): readonly S[] {
  return seatsFrom(table, name).slice(1);
}

/** The seat after this one, in turn order. */
export function nextOf<S extends Named>(table: Seated<S>, name: Who): S {
  return assertDefined(seatsFrom(table, name)[1]);
}

/** The seat whose turn it is. */
export function mover<S extends Named>({ seats, turn }: Seated<S> & { readonly turn: Who | null }): S | undefined {
  return seats.find(({ name }) => name === turn);
}

/** The state with one seat changed. */
export function withSeat<State extends Seated<Named>>(
  state: State,
  name: Who,
  change: (seat: State['seats'][number]) => Partial<State['seats'][number]>,
): State {
  return { ...state, seats: state.seats.map((seat) => (seat.name === name ? { ...seat, ...change(seat) } : seat)) };
}

/** The state with more in its log. */
export function withEvents<State extends { readonly log: readonly unknown[] }>(
  state: State,
  ...events: readonly State['log'][number][]
): State {
  return { ...state, log: [...state.log, ...events] };
}

/** A round's `result`, read off what an onlooker sees of it. */
export function resultByView<State>(view: (state: State, seat: Who) => Pick<TableView, 'done' | 'seats'>) {
  return (state: State): ReadonlyMap<Who, number> | null => {
    const { done, seats } = view(state, '');
    return done ? new Map(seats.map(({ who, net }) => [who, net])) : null;
  };
}
