/** What one other value of a house rule changed so far. */

import type { Weight } from '#core/house/weights.ts';
import type { Rules } from '#core/house-rules.ts';
import type { Who } from '#core/ruling.ts';

/** Another house than the one that is dealt under. */
export interface Variant {
  /** The settings in which it differs. */
  readonly keys: readonly string[];
  readonly rules: Rules;
  readonly tally: Changes;
}

/** What each gets, in stakes. */
export type Nets = ReadonlyMap<Who, number>;

export interface Changes {
  deals: number;
  changed: number;
  results: number;
  moved: number;
}

export const noChanges = (): Changes => ({ deals: 0, changed: 0, results: 0, moved: 0 });

/** The weight that was counted; `exact` where it could be no other. */
export function weightIn({ deals, changed, results, moved }: Changes): Weight {
  // Where nothing or everything changed there is an error all the same: as if one more had not, and one more had.
  const likely = (changed + 1) / (deals + 2);
  return {
    share: rounded(changed / deals),
    error: rounded(Math.sqrt((likely * (1 - likely)) / deals)),
    by: rounded(moved / deals),
    result: rounded(results / deals),
  };
}

/** A weight that is known without counting: nothing ever changes. */
export const NOTHING: Weight = { share: 0, error: 0, by: 0, result: 0 };

/** How much ends with somebody else: what some get more, or others less where the others are not named. */
export function movedBetween(was: Nets, is: Nets): number {
  let [more, less] = [0, 0];
  for (const who of new Set([...was.keys(), ...is.keys()])) {
    const change = (is.get(who) ?? 0) - (was.get(who) ?? 0);
    if (change > 0) more += change;
    else less -= change;
  }
  return Math.max(more, less);
}

/** Three digits that matter. */
const rounded = (figure: number): number => Number(figure.toPrecision(3));
