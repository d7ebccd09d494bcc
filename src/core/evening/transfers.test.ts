/** The fewest transfers that settle an evening. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fewestTransfers, type Transfer } from './transfers.ts';

const totals = (chips: readonly number[]) => new Map(chips.map((one, player) => [player, one]));

/** The fewest, by trying every way to split the people into groups that are even: each needs one transfer less than it has people. */
function fewestByTrying(chips: readonly number[]): number {
  const owing = chips.filter((one) => one !== 0);
  const splits = (left: readonly number[], groups: readonly (readonly number[])[]): number => {
    const [first, ...rest] = left;
    if (first === undefined) {
      const isEven = groups.every((group) => group.reduce((sum, one) => sum + one, 0) === 0);
      return isEven ? groups.reduce((sum, { length }) => sum + length - 1, 0) : Number.POSITIVE_INFINITY;
    }
    const into = groups.map((_, at) => splits(rest, groups.with(at, [...(groups[at] ?? []), first])));
    return Math.min(...into, splits(rest, [...groups, [first]]));
  };
  return splits(owing, []);
}

const evenTotals = fc
  .array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 6 })
  .map((some) => [...some, -some.reduce((sum, one) => sum + one, 0)]);

describe('who hands whom what', () => {
  test.each<[string, readonly number[], readonly Transfer[]]>([
    ['nobody owes', [0, 0], []],
    [
      'two hand to one',
      [17, -12, -5, 0],
      [
        { from: 1, to: 0, chips: 12 },
        { from: 2, to: 0, chips: 5 },
      ],
    ],
    [
      'two pairs that are even need two, not three',
      [5, -4, -5, 4],
      [
        { from: 2, to: 0, chips: 5 },
        { from: 1, to: 3, chips: 4 },
      ],
    ],
  ])('%s', (_, chips, wanted) => {
    const found = fewestTransfers(totals(chips));
    expect(found).toHaveLength(wanted.length);
    expect(found).toEqual(expect.arrayContaining([...wanted]));
  });

  test('they settle everybody, and no fewer would', () => {
    fc.assert(
      fc.property(evenTotals, (chips) => {
        const found = fewestTransfers(totals(chips));
        const left = [...chips];
        for (const { from, to, chips: some } of found) {
          expect(some).toBeGreaterThan(0);
          left[from] = (left[from] ?? 0) + some;
          left[to] = (left[to] ?? 0) - some;
        }
        expect(left.every((one) => one === 0)).toBe(true);
        expect(found).toHaveLength(fewestByTrying(chips));
      }),
    );
  });
});
