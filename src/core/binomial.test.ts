import { expect, test } from 'vitest';
import { binomial } from './binomial.ts';

test('by Pascal’s triangle, up to hands from a whole pack', () => {
  for (let all = 1; all <= 52; all++) {
    for (let some = 1; some <= all; some++) {
      const exact = binomial(all - 1, some - 1) + binomial(all - 1, some);
      expect(binomial(all, some) / exact).toBeCloseTo(1, 14);
      if (some <= 13) expect(binomial(all, some)).toBe(exact);
    }
  }
  expect([binomial(0, 0), binomial(3, 4), binomial(3, -1)]).toEqual([1, 0, 0]);
});
