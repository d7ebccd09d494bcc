/** Into how few plays a hand falls. Suits do not count in this game: a hand is how many cards of each rank it has. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import { type Combination, type CombinationKind, SHORTEST_RUN } from '../engine/combination.ts';
import { ACE, heightOf, rankAt, TWO } from '../engine/ranks.ts';
import type { RunRules } from '../engine/rules.ts';

/** How many cards of each height, 3 to 2. */
export type Counts = readonly number[];

export function countsOf(cards: readonly Card[]): Counts {
  const counts = Array.from({ length: TWO + 1 }, () => 0);
  for (const card of cards) counts[heightOf(card)] = assertDefined(counts[heightOf(card)]) + 1;
  return counts;
}

/** The cost of each play that is still to be made. */
export type Cost = (play: Combination) => number;

/** The least total cost of splitting a hand into combinations that can be led. */
export interface Splits {
  least(counts: Counts): number;
}

/** Every way to play this many equal cards: together, or in parts. */
const PARTS: readonly (readonly (readonly number[])[])[] = [
  [[]],
  [[1]],
  [[2], [1, 1]],
  [[3], [2, 1], [1, 1, 1]],
  [[4], [3, 1], [2, 2], [2, 1, 1], [1, 1, 1, 1]],
];

const KINDS: readonly CombinationKind[] = ['rac', 'doi', 'sam-co', 'tu-quy'];

interface Run {
  readonly heights: readonly number[];
  readonly cost: number;
}

/**
 * Tries every set of runs in a fixed order, and splits what each leaves rank by rank. Ten cards have three runs at most. Results
 * are memoised.
 */
export function splitter(rules: RunRules, cost: Cost): Splits {
  const alike = Array.from({ length: TWO + 1 }, (_, height) =>
    PARTS.map((ways) =>
      Math.min(
        ...ways.map((parts) =>
          parts.reduce(
            (sum, length) => sum + cost({ kind: assertDefined(KINDS[length - 1]), length, top: rankAt(height) }),
            0,
          ),
        ),
      ),
    ),
  );
  const runs = runsOf(rules).map(
    (heights): Run => ({
      heights,
      cost: cost({ kind: 'sanh', length: heights.length, top: rankAt(assertDefined(heights.at(-1))) }),
    }),
  );
  const known = new Map<string, number>();

  function search(counts: Counts, from: readonly Run[]): number {
    let least = counts.reduce((sum, count, height) => sum + assertDefined(alike[height]?.[count]), 0);
    const fit = from.filter(({ heights }) => heights.every((height) => assertDefined(counts[height]) > 0));
    for (const [at, run] of fit.entries()) {
      const left = counts.map((count, height) => (run.heights.includes(height) ? count - 1 : count));
      least = Math.min(least, run.cost + search(left, fit.slice(at)));
    }
    return least;
  }

  return {
    least(counts) {
      const key = counts.join('');
      const found = known.get(key) ?? search(counts, runs);
      known.set(key, found);
      return found;
    },
  };
}

/** The longest run that a hand can hold. */
const LONGEST_RUN = 10;

/** Rules sam-run and sam-run-two: the heights of every run, its lowest first. An ace ends one, or begins one before a 2. */
function runsOf(rules: RunRules): readonly (readonly number[])[] {
  const row = [...(rules.runs === 'low-two' ? [ACE, TWO] : []), ...Array.from({ length: TWO }, (_, height) => height)];
  return row.flatMap((_, from) => {
    const lengths = Array.from({ length: LONGEST_RUN - SHORTEST_RUN + 1 }, (__, more) => SHORTEST_RUN + more);
    return lengths.filter((length) => from + length <= row.length).map((length) => row.slice(from, from + length));
  });
}
