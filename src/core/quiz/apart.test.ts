import { expect, test } from 'vitest';
import { distantPercents } from './apart.ts';

test('three numbers or more, none near the right one, for any of a hundred', () => {
  for (let right = 0; right <= 100; right++) {
    const others = distantPercents(right);
    expect(others.length).toBeGreaterThanOrEqual(3);
    for (const one of others) expect(Math.abs(one - right)).toBeGreaterThan(right < 13 ? 4 : 13);
  }
});

test('the nearest come first', () => {
  expect(distantPercents(30)).toEqual([10, 55, 1, 70, 90]);
});
