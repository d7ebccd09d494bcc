import { assertDefined } from '#core/assert-defined.ts';
import { seatsFrom } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import type { Laid, SamState, Seat } from './types.ts';

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
