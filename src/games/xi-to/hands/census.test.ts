import { describe, expect, test } from 'vitest';
import { CATEGORIES, type Category } from '../engine/category.ts';
import { FULL_HAND } from '../engine/hand.ts';
import { PRESETS } from '../engine/rules.ts';
import { allHands, EVALUATOR_DECK, handAt } from './all-hands.ts';
import { categoryOf } from './strength.ts';

/** How many hands of each number of cards are of each combination. */
function census(aceLow: boolean, size = FULL_HAND): Readonly<Partial<Record<Category, number>>> {
  const counts: Partial<Record<Category, number>> = {};
  const hands = allHands(size);
  for (let place = 0; place * size < hands.length; place++) {
    const category = categoryOf(handAt(hands, place, size), { aceLow });
    counts[category] = (counts[category] ?? 0) + 1;
  }
  return counts;
}

describe('every hand is there once', () => {
  test.each([
    [1, 32],
    [2, 496],
    [3, 4960],
    [4, 35_960],
    [5, 201_376],
  ])('of %i cards: %i', (size, count) => {
    const hands = allHands(size);
    expect(hands.length).toBe(count * size);
    const seen = new Set<number>();
    for (let place = 0; place < count; place++) {
      const hand = hands.subarray(place * size, (place + 1) * size);
      seen.add(hand.reduce((sum, card) => sum + 2 ** card, 0));
    }
    expect(seen.size).toBe(count);
    // A sum of distinct powers of two identifies its cards.
    expect(handAt(hands, count - 1, size)).toEqual(EVALUATOR_DECK.slice(-size));
    for (let place = 0; place < count; place += 97) expect(new Set(handAt(hands, place, size)).size).toBe(size);
  });
});

describe('census, xi-to.md §2.9', () => {
  test('five cards, the ace high alone', () => {
    expect(census(false)).toEqual({
      doi: 107_520,
      'mau-thau': 53_040,
      thu: 24_192,
      sam: 10_752,
      sanh: 4080,
      'cu-lu': 1344,
      'tu-quy': 224,
      thung: 208,
      'thung-pha-sanh': 16,
    });
  });

  test('with A-7-8-9-10: 1,020 more straights out of mậu thầu, 4 more thùng phá sảnh out of thùng', () => {
    expect(census(true)).toEqual({
      doi: 107_520,
      'mau-thau': 52_020,
      thu: 24_192,
      sam: 10_752,
      sanh: 5100,
      'cu-lu': 1344,
      'tu-quy': 224,
      thung: 204,
      'thung-pha-sanh': 20,
    });
  });

  test('what a thùng costs: it is rarer than a cù lũ and than a tứ quý, and a pair commoner than nothing', () => {
    const counts = census(PRESETS.vipgame.aceLow);
    const rarestLast = CATEGORIES.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
    expect(rarestLast.join(' ')).toBe('doi mau-thau thu sam sanh cu-lu tu-quy thung thung-pha-sanh');
  });
});

describe('fewer than five cards: neither straights nor flushes (xt-partial)', () => {
  test.each([
    [1, { 'mau-thau': 32 }],
    [2, { 'mau-thau': 448, doi: 48 }],
    // Three of eight ranks × 4³; a pair of 48 and one of 28 other cards; 8 × 4.
    [3, { 'mau-thau': 3584, doi: 1344, sam: 32 }],
    // 70 × 4⁴; 48 pairs and two other ranks of seven × 4²; two of eight ranks × 6²; 32 × 28; 8.
    [4, { 'mau-thau': 17_920, doi: 16_128, thu: 1008, sam: 896, 'tu-quy': 8 }],
  ])('of %i cards', (size, counts) => {
    expect(census(false, size)).toEqual(counts);
    expect(census(true, size)).toEqual(counts);
  });
});
