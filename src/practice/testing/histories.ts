/** Histories and what they hold, for the tests. */

import fc from 'fast-check';
import { ENGINES } from '#games/engines.ts';
import { LATEST, MOST_SEEN, type PracticeHistory, type RuleHistory, SCHEDULE_CHOICES } from '../history.ts';
import type { Memory } from '../memory.ts';

/** Anything that the schedule can reckon with. */
export const memories: fc.Arbitrary<Memory> = fc.record({
  due: fc.integer({ min: 0, max: 8e15 }),
  last: fc.integer({ min: 0, max: 4e15 }),
  stability: fc.double({ min: 0.001, max: 36_500, noNaN: true }),
  difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
  days: fc.integer({ min: 0, max: 36_500 }),
  step: fc.integer({ min: 0, max: 10 }),
  reps: fc.nat(1_000_000),
  lapses: fc.nat(1_000_000),
  state: fc.integer({ min: 1, max: 3 }),
});

const entries: fc.Arbitrary<RuleHistory> = fc
  .tuple(
    fc.nat(40),
    fc.nat(40),
    fc.array(fc.constantFrom(0 as const, 1 as const), { maxLength: LATEST }),
    fc.option(memories, { nil: undefined }),
  )
  .map(([right, wrong, last, memory]) => ({ right, wrong, last, ...(memory ? { memory } : {}) }));

export const RULES = ENGINES.flatMap(({ ruleSections }) => ruleSections.flat());

/** Hashes from few enough, so that two histories share some. */
const hashes = fc.nat(900).map((number) => number.toString(36));

export const histories: fc.Arbitrary<PracticeHistory> = fc.record({
  rules: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...RULES), entries), { selector: ([rule]) => rule, maxLength: 20 })
    .map((all) => new Map(all)),
  schedule: fc.constantFrom(...SCHEDULE_CHOICES),
  count: fc.nat(100_000),
  seen: fc.uniqueArray(hashes, { maxLength: MOST_SEEN, size: 'medium' }),
});
