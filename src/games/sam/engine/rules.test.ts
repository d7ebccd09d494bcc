import { describe, expect, test } from 'vitest';
import { ALL_CARDS, formatCard, rankOf } from '#core/card.ts';
import { beatRuleSets } from '../testing/cases.ts';
import { INSTANT_WINS } from './instant.ts';
import { byHeight, heightOf, heightOfRank, lined, ORDER, rankAt } from './ranks.ts';

test('all choices of rules on which beating depends', () => {
  const distinct = new Set(beatRuleSets().map((house) => JSON.stringify(house)));
  expect(distinct.size).toBe(2 * 2 * 4);
});

describe('ranks (sam-rank, sam-no-suit)', () => {
  test('3 lowest, 2 highest, there and back', () => {
    expect(ORDER.join(' ')).toBe('3 4 5 6 7 8 9 10 J Q K A 2');
    for (const card of ALL_CARDS) {
      expect(rankAt(heightOf(card))).toBe(rankOf(card));
      expect(heightOfRank(rankOf(card))).toBe(heightOf(card));
    }
  });

  test('shown from the lowest up, of one rank ♠ ♣ ♦ ♥ (sam-lead-first)', () => {
    const sorted = ALL_CARDS.toSorted(byHeight).map(formatCard);
    expect(sorted.slice(0, 5)).toEqual(['3S', '3C', '3D', '3H', '4S']);
    expect(sorted.slice(-5)).toEqual(['AH', '2S', '2C', '2D', '2H']);
  });

  test.each([
    ['3 A 2', 'A 2 3'],
    ['4 3 2', '2 3 4'],
    ['5 2 4 A 3', 'A 2 3 4 5'],
    // Not where they do not follow on each other.
    ['A 3', '3 A'],
    ['2 A', 'A 2'],
    ['2 4', '4 2'],
    ['2 A K', 'K A 2'],
    ['2 A 4 3 K', '3 4 K A 2'],
  ])('%s is laid out as %s', (given, shown) => {
    const card = (rank: string) => ALL_CARDS.filter((one) => rankOf(one) === rank).slice(0, 1);
    expect(lined(given.split(' ').flatMap(card)).map(rankOf).join(' ')).toBe(shown);
  });
});

test('instant wins in the order that decides (sam.md §5.8)', () => {
  expect(INSTANT_WINS).toEqual(['sanh-rong', 'tu-quy-heo', 'dong-mau', 'ba-sam-co', 'nam-doi']);
});
