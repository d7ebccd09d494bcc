import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apart, chartOf } from './chart.ts';

const SIZE = { width: 282, top: 10, bottom: 106 };

describe('the chart of the totals', () => {
  test('names at its ends keep apart, whatever the totals are', () => {
    const ends = fc.array(fc.integer({ min: 10, max: 106 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(ends, (places) => {
        const found = apart(places, 17, 10, 123);
        const sorted = found.toSorted((a, b) => a - b);
        for (const [at, place] of sorted.entries()) {
          expect(place).toBeGreaterThanOrEqual(10 - 0.001);
          expect(place).toBeLessThanOrEqual(123);
          if (at > 0) expect(place - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(17);
        }
        // Nobody changes places.
        for (const [one, a] of places.entries())
          for (const [other, b] of places.entries()) if (a < b) expect(found[one] ?? 0).toBeLessThan(found[other] ?? 0);
      }),
    );
  });

  test('the highest total is on top, and 0 is where its line is', () => {
    const totals = [
      new Map([
        [1, 0],
        [2, 0],
      ]),
      new Map([
        [1, 6],
        [2, -6],
      ]),
    ];
    const after = totals.map((one, round) => ({ round, totals: one }));
    const { zero, lines, ticks } = chartOf(after, [1, 2], SIZE);
    expect(zero).toBe(58);
    expect(lines.map(({ path }) => path)).toEqual(['M2 58L282 10', 'M2 58L282 106']);
    expect(ticks).toEqual([{ round: 1, at: 282 }]);
  });

  test.each([
    [8, 1],
    [9, 2],
    [40, 5],
    [200, 50],
  ])('of %i rounds every %i is numbered', (rounds, step) => {
    const after = Array.from({ length: rounds + 1 }, (_, round) => ({ round, totals: new Map([[1, 0]]) }));
    const { ticks } = chartOf(after, [1], SIZE);
    expect(ticks[0]?.round).toBe(step);
    expect(ticks.length).toBeLessThanOrEqual(8);
  });

  test('a round has its number in the book, where one before it does not count', () => {
    const after = [0, 1, 2, 4].map((round) => ({ round, totals: new Map([[1, 0]]) }));
    expect(chartOf(after, [1], SIZE).ticks).toEqual([
      { round: 1, at: 95.3 },
      { round: 2, at: 188.7 },
      { round: 4, at: 282 },
    ]);
  });
});
