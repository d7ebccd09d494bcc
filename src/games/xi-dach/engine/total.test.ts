/** What quick runs need of `total.long.test.ts`, which counts every hand of the deck. */

import { expect, test } from 'vitest';
import { cardOf } from '#core/card.ts';
import { recordReads } from '#core/house/read-rules.ts';
import { PRESETS } from './rules.ts';
import { countHand } from './total.ts';

test('xd-total: every total that two aces allow, the lowest first, each told once', () => {
  const hand = [cardOf('A', 'S'), cardOf('5', 'D'), cardOf('A', 'H')];
  expect(countHand(hand, PRESETS['pho-thong'])).toEqual([
    { parts: [1, 5, 1], total: 7 },
    { parts: [10, 5, 1], total: 16 },
    { parts: [11, 5, 1], total: 17 },
    { parts: [10, 5, 10], total: 25 },
    { parts: [11, 5, 10], total: 26 },
    { parts: [11, 5, 11], total: 27 },
  ]);
});

test('xd-ace: what an ace counts is asked where there is one', () => {
  const asked = (...cards: readonly ['A' | 'K', 'S' | 'H'][]) => {
    const house = recordReads(PRESETS['pho-thong']);
    countHand(
      cards.map(([rank, suit]) => cardOf(rank, suit)),
      house.rules,
    );
    return [...house.asked];
  };
  expect(asked(['K', 'S'], ['K', 'H'])).toEqual([]);
  expect(asked(['A', 'S'], ['K', 'H'])).toEqual(['aces']);
});
