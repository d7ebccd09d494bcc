/** A round of which only the payments are told: what each won, the last one filled in. */

import { MOST_CHIPS } from '#core/evening/evening.ts';

export interface Amounts {
  /** Null: not told, and not to be filled in yet. */
  readonly nets: readonly (number | null)[];
  /** The place that is filled in by itself. */
  readonly filled: number | undefined;
  /** What is missing to 0; undefined where a number is missing. */
  readonly off: number | undefined;
}

/** A number of chips with its sign as people type it; undefined for anything else. */
export function chipsTyped(text: string): number | undefined {
  const [, sign = '', digits = ''] = /^\s*([+\-−–]?)\s*(\d{1,7})\s*$/u.exec(text) ?? [];
  if (digits === '' || Number(digits) > MOST_CHIPS) return undefined;
  const chips = Number(digits);
  return sign === '' || sign === '+' || chips === 0 ? chips : -chips;
}

/** @param told the chips of each seat, null where nothing is typed */
export function filledAmounts(told: readonly (number | null)[]): Amounts {
  const open = told.flatMap((net, seat) => (net === null ? [seat] : []));
  const sum = told.reduce<number>((all, net) => all + (net ?? 0), 0);
  const [last, ...more] = open;
  if (last === undefined) return { nets: told, filled: undefined, off: sum };
  if (more.length > 0 || told.length < 2) return { nets: told, filled: undefined, off: undefined };
  return { nets: told.with(last, sum === 0 ? 0 : -sum), filled: last, off: 0 };
}
