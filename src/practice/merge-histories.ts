import { MOST_SEEN, type PracticeHistory, type RuleHistory, type ScheduleChoice } from './history.ts';
import type { Memory } from './memory.ts';

/**
 * Merges two histories; the order does not matter. No rule and no answer of either is lost; where only one value can stay, it is
 * the fuller or newer one. Merging a history with itself changes nothing, so a file may be imported again.
 */
export function mergeHistories(a: PracticeHistory, b: PracticeHistory): PracticeHistory {
  const rules = new Map(a.rules);
  for (const [rule, entry] of b.rules) {
    const other = a.rules.get(rule);
    rules.set(rule, other ? mergeEntries(other, entry) : entry);
  }
  return {
    rules: new Map([...rules].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    schedule: mergeChoices(a.schedule, b.schedule),
    count: Math.max(a.count, b.count),
    seen: mergeSeen(a.seen, b.seen),
  };
}

/** Whoever turned it off is not asked again. */
function mergeChoices(a: ScheduleChoice, b: ScheduleChoice): ScheduleChoice {
  const both = [a, b];
  return both.includes('off') ? 'off' : both.includes('on') ? 'on' : 'auto';
}

/** The counts are not added up: both may contain the same answers. */
function mergeEntries(a: RuleHistory, b: RuleHistory): RuleHistory {
  const memory = newerMemory(a.memory, b.memory);
  return {
    right: Math.max(a.right, b.right),
    wrong: Math.max(a.wrong, b.wrong),
    last: larger(a, b, ({ right, wrong }) => right + wrong).last,
    ...(memory ? { memory } : {}),
  };
}

function newerMemory(a: Memory | undefined, b: Memory | undefined): Memory | undefined {
  return a && b ? larger(a, b, ({ last }) => last) : (a ?? b);
}

/** The longer one; of equally long ones the one whose text sorts later, so that the order does not matter. */
function larger<T>(a: T, b: T, size: (one: T) => number): T {
  if (size(a) !== size(b)) return size(a) > size(b) ? a : b;
  return JSON.stringify(a) > JSON.stringify(b) ? a : b;
}

/** All hands, the newest last; each is as recent as in the history where it is more recent. */
function mergeSeen(a: readonly string[], b: readonly string[]): readonly string[] {
  const ages = new Map<string, number>();
  for (const seen of [a, b]) {
    for (const [age, hash] of seen.toReversed().entries()) ages.set(hash, Math.min(age, ages.get(hash) ?? age));
  }
  return [...ages]
    .toSorted(([one, age], [other, otherAge]) => otherAge - age || (one < other ? -1 : 1))
    .map(([hash]) => hash)
    .slice(-MOST_SEEN);
}
