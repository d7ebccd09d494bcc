import { describe, expect, test } from 'vitest';
import { makeRng } from '#core/random/rng.ts';
import { Meter } from './entry-point.ts';
import { texts } from './texts.ts';

const some = (seed: number): readonly string[] => texts(makeRng(seed)).take(200).toArray();

describe('what is thrown', () => {
  test('is the same for the same seed, and another one for another', () => {
    expect(some(7)).toEqual(some(7));
    expect(some(7)).not.toEqual(some(8));
  });

  test('has texts of every length, marks alone and no letters at all', () => {
    const all = some(7);
    for (const [least, most] of [
      [0, 300],
      [301, 2000],
      [2001, 8000],
      [8001, 300_000],
    ] as const)
      expect(
        all.some(({ length }) => length >= least && length <= most),
        `${least}`,
      ).toBe(true);
  });
});

describe('what is counted', () => {
  test('an answer that throws, is wrong or takes too long is a fault, and tells what was thrown', () => {
    const meter = new Meter('texts', 1);
    meter.throws('fine', () => undefined);
    meter.throws('thrown', () => {
      throw new Error('broken');
    });
    meter.throws('wrong', () => 'not so');
    meter.took('slow', 2);
    const { count, faults, ms, mb } = meter.tally;
    expect(count).toBe(4);
    expect(faults.find((one) => one.startsWith('"thrown": throws Error: broken'))).toBeDefined();
    expect(faults).toContain('"wrong": not so');
    expect(faults).toContain('"slow": took 2 ms');
    expect(ms).toBeGreaterThanOrEqual(2);
    expect(mb).toBeGreaterThan(10);
  });
});
