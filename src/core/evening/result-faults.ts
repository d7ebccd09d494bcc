/** What is wrong with a told round before anything is paid: something that the house does not have, a number left out. */

import { memo } from '../branches/diagram.ts';
import type { CountRange } from '../game/game.ts';
import type { Rules } from '../house-rules.ts';
import type { ToldResult } from './evening.ts';
import type { ResultFault, ResultForm, ResultOption, ResultSeat, RoundResults, SeatRole } from './results.ts';

/** The first fault in what was told of single seats; undefined where each is something that this house has. */
export function seatFault<R extends Rules>(
  { optionsOf }: Pick<RoundResults<R>, 'optionsOf'>,
  form: ResultForm,
  seats: readonly ResultSeat[],
  rules: R,
): ResultFault | undefined {
  const options = new Map<SeatRole, readonly ResultOption[]>();
  for (const [seat, { role, result }] of seats.entries()) {
    if (!result) continue;
    const option = memo(options, role, () => optionsOf(form, role, rules)).find(({ code }) => code === result.code);
    if (!option) return { code: 'not-in-house', seat };
    if (!option.counts) continue;
    if (result.count === undefined) return { code: 'missing', seat };
    if (!isWithin(result.count, option.counts)) return { code: 'no-such-round' };
  }
  return undefined;
}

function isWithin(count: number, { min, max }: CountRange): boolean {
  return Number.isInteger(count) && count >= min && count <= max;
}

/** The seats of which one of these things was told. */
export function seatsTold(
  seats: readonly ResultSeat[],
  codes: readonly string[],
): readonly { readonly seat: number; readonly result: ToldResult }[] {
  return seats.flatMap(({ result }, seat) => (result && codes.includes(result.code) ? [{ seat, result }] : []));
}
