import type { Step } from '../../src/engine/core/ruling.ts';

/** A row of reasons: a step, or a count of cards with what the hand is by that total. */
export interface Row {
  /** The last of its parts. */
  readonly step: Step;
  readonly parts: readonly Step[];
  /** The step before the row. */
  readonly before: Step | undefined;
}

/** The steps of a ruling in rows: those that say one thing are one. */
export function rowsOf(steps: readonly Step[]): Row[] {
  return steps.flatMap((step, i) => {
    const next = steps[i + 1];
    if (next && isOne(step, next)) return [];
    const first = steps[i - 1];
    return first && isOne(first, step)
      ? [{ step, parts: [first, step], before: steps[i - 2] }]
      : [{ step, parts: [step], before: first }];
  });
}

/** A total, and right behind it what the same hand is by that same total. */
function isOne(count: Step, state: Step): boolean {
  return (
    count.who === state.who &&
    count.cards !== undefined &&
    state.cards === undefined &&
    'total' in count &&
    'total' in state &&
    count.total === state.total
  );
}
