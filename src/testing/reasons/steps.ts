/** The steps of a ruling beside those that it owes. */

import { isDeepStrictEqual } from 'node:util';
import type { Step } from '#core/ruling.ts';

/** A step as a checker states it: a rule, its outcome, and the figures of whatever game. */
export type Told = Step & Readonly<Record<string, unknown>>;

/** What is wrong: each step that is not as it is owed, in its place; one that is missing, one too many. */
export function stepsApart(given: readonly Step[], owed: readonly Step[]): readonly string[] {
  return Array.from({ length: Math.max(given.length, owed.length) }, (_, at) => {
    const [is, should] = [given[at], owed[at]];
    return isDeepStrictEqual(is, should)
      ? []
      : [`step ${at + 1}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`];
  }).flat();
}
