import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, sharesDays, untilNextDay } from './day.ts';

const at = (text: string): number => Date.parse(text);

test.each([
  ['2026-11-21T00:00:00+07:00', 20261121, 24 * 3600_000],
  ['2026-11-20T23:59:59.999+07:00', 20261120, 1],
  ['2026-11-20T17:00:00Z', 20261121, 24 * 3600_000],
  ['2026-12-31T16:59:00Z', 20261231, 60_000],
  ['2026-12-31T17:00:00Z', 20270101, 24 * 3600_000],
  ['2028-02-29T12:00:00+07:00', 20280229, 12 * 3600_000],
  ['1969-12-31T23:00:00+07:00', 19691231, 3600_000],
])('%s is the day %i, and %i ms are left of it', (text, seed, left) => {
  const { year, month, day, ...rest } = dayOf(at(text));
  expect(rest.seed).toBe(seed);
  expect(year * 10_000 + month * 100 + day).toBe(seed);
  expect(untilNextDay(at(text))).toBe(left);
});

test.each([
  ['Việt Nam, and Thailand', -420, true],
  ['London', 0, false],
  ['Los Angeles', 480, false],
  ['Singapore', -480, false],
])('a reader in %s, %i minutes behind UTC, shares its days: %s', (_, behind, shared) => {
  expect(sharesDays(behind)).toBe(shared);
});

test('the day lasts until the next one begins, and not a millisecond longer', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e13 }), (now) => {
      const left = untilNextDay(now);
      expect(left).toBeGreaterThan(0);
      expect(dayOf(now + left - 1)).toEqual(dayOf(now));
      expect(dayOf(now + left).seed).toBeGreaterThan(dayOf(now).seed);
    }),
  );
});
