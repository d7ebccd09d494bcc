/** Compares the steps of a ruling with the expected ones. */

import { isDeepStrictEqual } from 'node:util';
import type { Step } from '#core/ruling.ts';

/** A step as a checker states it: a rule, its outcome, and the figures of whatever game. */
export type StatedStep = Step & Readonly<Record<string, unknown>>;

/** The faults: each step that differs from the expected one at its place, each one missing, each one too many. */
export function differingSteps(given: readonly Step[], owed: readonly Step[]): readonly string[] {
  return Array.from({ length: Math.max(given.length, owed.length) }, (_, at) => {
    const [is, should] = [given[at], owed[at]];
    return isDeepStrictEqual(is, should)
      ? []
      : [`step ${at + 1}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`];
  }).flat();
}
