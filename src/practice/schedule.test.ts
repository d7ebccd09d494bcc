import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueRules, type Memory, readMemory } from './memory.ts';
import { review } from './schedule.ts';
import { memories } from './testing/histories.ts';

const NOW = Date.parse('2026-11-21T20:00:00+07:00');
const DAY = 86_400_000;

/** The state of a rule after these answers, each given on the day it was due. */
function answered(answers: readonly boolean[], now = NOW): Memory {
  const [first = true, ...rest] = answers;
  return rest.reduce((memory, right) => review(memory, right, memory.due), review(undefined, first, now));
}

describe('the schedule of a rule', () => {
  test('goes in whole days, each time more of them', () => {
    const gaps = [1, 2, 3, 4].map((times) => {
      const { due, last } = answered(Array(times).fill(true));
      return (due - last) / DAY;
    });
    expect(gaps).toEqual([3, 14, 57, 196]);
  });

  test('what was missed comes back the next day, and is remembered as missed', () => {
    const first = answered([false]);
    expect(first.due - first.last).toBe(DAY);
    const known = answered([true, true, true]);
    const missed = review(known, false, known.due);
    expect((missed.due - missed.last) / DAY).toBe(3);
    expect(missed.stability).toBeLessThan(known.stability);
    expect(missed.difficulty).toBeGreaterThan(known.difficulty);
    expect(missed.lapses).toBe(1);
  });

  test('is the same each time it is reckoned', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), (answers) => {
        expect(answered(answers)).toEqual(answered(answers));
      }),
    );
  });

  test('stands still where the clock was put back', () => {
    const memory = answered([true, true]);
    expect(review(memory, true, NOW - 400 * DAY)).toEqual(review(memory, true, memory.last));
  });

  test('reckons with all that can be stored, and stores all that it reckons', () => {
    fc.assert(
      fc.property(memories, fc.boolean(), fc.integer({ min: 0, max: 4e15 }), (memory, right, now) => {
        const next = review(memory, right, now);
        expect(readMemory(JSON.parse(JSON.stringify(next)))).toEqual(next);
        expect(next.due).toBeGreaterThan(next.last);
      }),
      { numRuns: 2000 },
    );
  });

  test('takes nothing for a memory that is none', () => {
    const good = answered([true]);
    expect(readMemory(good)).toEqual(good);
    for (const key of Object.keys(good)) {
      for (const bad of [undefined, null, '1', Number.NaN, -1, Number.POSITIVE_INFINITY, [], {}, 1e17]) {
        expect(readMemory({ ...good, [key]: bad }), `${key} ${bad}`).toBeUndefined();
      }
    }
    expect(readMemory({ ...good, step: 0.5 })).toBeUndefined();
    for (const bad of [undefined, null, 3, 'x', [], {}]) expect(readMemory(bad)).toBeUndefined();
    expect(readMemory({ ...good, more: 1 })).toEqual(good);
  });
});

test('what is due comes the longest overdue first', () => {
  const at = (due: number): Memory => ({ ...answered([true]), due });
  const all = new Map([
    ['xd-a', at(50)],
    ['xd-d', at(10)],
    ['xd-c', at(10)],
    ['xd-b', at(51)],
  ]);
  expect(dueRules(all, 50)).toEqual(['xd-c', 'xd-d', 'xd-a']);
  expect(dueRules(all, 9)).toEqual([]);
});
