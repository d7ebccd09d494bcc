import { expect, test } from 'vitest';
import { typedStake } from './stake.ts';

test.each([
  ['5', 5],
  [' 10 ', 10],
  ['999999', 999_999],
  ['', 0],
  ['0', 0],
  ['10k', 0],
  ['1000000', 0],
  ['-1', 0],
])('a stake typed as %j is %d', (text, chips) => {
  expect(typedStake(text)).toBe(chips);
});
