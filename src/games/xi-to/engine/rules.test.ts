import { expect, test } from 'vitest';
import { everyRules, rankingHouses } from '../testing/cases.ts';
import { CATEGORIES } from './category.ts';
import { game } from './index.ts';

test('192 houses, of which 24 rank hands in their own way', () => {
  const named = (rules: Iterable<object>): number => new Set(Array.from(rules, (one) => JSON.stringify(one))).size;
  expect(named(everyRules())).toBe(2 ** 6 * 3);
  expect(named(rankingHouses())).toBe(2 ** 3 * 3);
});

test('every combination has its rule, weakest first', () => {
  expect(CATEGORIES.map((category) => `xt-${category}`)).toEqual(game.ruleSections[2]?.slice(0, 9));
});
