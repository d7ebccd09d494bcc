import { assertDefined } from '#core/assert-defined.ts';
import { seatsFrom } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import type { SamState, Seat, TrickPlay } from './types.ts';

/** The seat after this one, in turn order. */
export function nextOf(state: SamState, name: Who): Seat {
  return assertDefined(seatsFrom(state, name)[1]);
}

/** The play that must be beaten; undefined for a lead. */
export function playToBeat({ trick }: SamState): TrickPlay | undefined {
  return trick.at(-1);
}

/** The round is over. */
export function isDone({ turn }: SamState): boolean {
  return turn === null;
}
