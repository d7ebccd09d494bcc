import type { Step } from '#core/ruling.ts';

/** A row of reasons: a step, or a count of cards with what the hand is by that total. */
export interface Row {
  /** The last of its parts. */
  step: Step;
  readonly parts: Step[];
  /** The step before the row. */
  readonly before: Step | undefined;
}

/** The steps of a ruling in rows: those that say one thing are one. */
export function rowsOf(steps: readonly Step[]): Row[] {
  const rows: Row[] = [];
  for (const step of steps) {
    const last = rows.at(-1);
    if (last && isOne(last.step, step)) {
      last.parts.push(step);
      last.step = step;
    } else rows.push({ step, parts: [step], before: last?.step });
  }
  return rows;
}

/** A total, and right behind it what the same hand is by that same total. */
function isOne(count: Step, state: Step): boolean {
  return (
    count.who === state.who &&
    count.cards !== undefined &&
    state.cards === undefined &&
    count.total !== undefined &&
    count.total === state.total
  );
}
