import { expect, test } from 'vitest';
import { rankingRuleSets } from '../testing/cases.ts';
import { CATEGORIES } from './category.ts';
import { game } from './index.ts';

test('24 houses rank hands in their own way', () => {
  const named = new Set(Array.from(rankingRuleSets(), (one) => JSON.stringify(one)));
  expect(named.size).toBe(2 ** 3 * 3);
});

test('every combination has its rule, weakest first', () => {
  expect(CATEGORIES.map((category) => `xt-${category}`)).toEqual(game.ruleSections[2]?.slice(0, 9));
});
