import { describe, expect, test } from 'vitest';
import {
  ALL_CARDS,
  byCard,
  cardAt,
  cardOf,
  displayCard,
  formatCard,
  isAce,
  isCard,
  isFace,
  isRed,
  isTen,
  RANKS,
  rankIndex,
  rankOf,
  SUITS,
  suitIndex,
  suitOf,
} from './card.ts';
import { shuffle } from './random/deck.ts';
import { makeRng } from './random/rng.ts';

describe('cards', () => {
  test('52 of them, each rank in each suit once; number, rank and suit agree', () => {
    const made = SUITS.flatMap((suit) => RANKS.map((rank) => cardOf(rank, suit)));
    expect(made).toEqual(ALL_CARDS);
    expect(new Set(made).size).toBe(52);
    for (const card of ALL_CARDS) expect(cardOf(rankOf(card), suitOf(card))).toBe(card);
  });

  test('indices are places in the lists of ranks and suits', () => {
    for (const card of ALL_CARDS) {
      expect([RANKS[rankIndex(card)], SUITS[suitIndex(card)]]).toEqual([rankOf(card), suitOf(card)]);
      expect(cardAt(suitIndex(card), rankIndex(card))).toBe(card);
    }
  });

  test('aces, faces, and tens with the faces among them', () => {
    const ranksThat = (is: (card: (typeof ALL_CARDS)[number]) => boolean) =>
      RANKS.filter((rank) => SUITS.every((suit) => is(cardOf(rank, suit))));
    expect(ranksThat(isAce)).toEqual(['A']);
    expect(ranksThat(isFace)).toEqual(['J', 'Q', 'K']);
    expect(ranksThat(isTen)).toEqual(['10', 'J', 'Q', 'K']);
    expect([isAce, isFace, isTen].map((is) => ALL_CARDS.filter(is).length)).toEqual([4, 12, 16]);
  });

  test('sorted, cards of one rank stand side by side', () => {
    expect(ALL_CARDS.toSorted(byCard)).toEqual(RANKS.flatMap((rank) => SUITS.map((suit) => cardOf(rank, suit))));
  });

  test.each([-1, 52, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no card', (n) => {
    expect(isCard(n)).toBe(false);
  });

  test('JSON and canonical text write rank and letter, people read rank and glyph', () => {
    expect(formatCard(cardOf('10', 'H'))).toBe('10H');
    expect(formatCard(cardOf('A', 'S'))).toBe('AS');
    expect(ALL_CARDS.filter((card) => /♥|♦/.test(displayCard(card))).every(isRed)).toBe(true);
    expect(ALL_CARDS.filter(isRed)).toHaveLength(26);
    expect(displayCard(cardOf('K', 'D'))).toBe('K♦');
    expect(displayCard(cardOf('9', 'C'))).toBe('9♣');
  });
});

const rng = makeRng(99);

describe('shuffle', () => {
  test('the same cards, the pack untouched, the same order from the same seed', () => {
    const before = [...ALL_CARDS];
    const order = shuffle(ALL_CARDS, 42);
    expect(order.toSorted((a, b) => a - b)).toEqual(ALL_CARDS);
    expect(ALL_CARDS).toEqual(before);
    expect(shuffle(ALL_CARDS, 42)).toEqual(order);
    expect(shuffle(ALL_CARDS, 43)).not.toEqual(order);
    expect(order).not.toEqual(ALL_CARDS);
  });

  test('this order, on every machine and in every version: a link to a round names its seed', () => {
    expect(shuffle(ALL_CARDS, 1).slice(0, 5).map(formatCard)).toMatchInlineSnapshot(`
      [
        "QD",
        "JS",
        "7C",
        "6C",
        "3S",
      ]
    `);
  });

  test.each([
    ['seeds at random', 0, Array.from({ length: 20_800 }, () => rng.upTo(2 ** 31 - 1))],
    ['neighbouring seeds', 0, Array.from({ length: 20_800 }, (_, seed) => seed)],
    ['neighbouring seeds', 1, Array.from({ length: 20_800 }, (_, seed) => seed)],
    ['neighbouring seeds', 51, Array.from({ length: 20_800 }, (_, seed) => seed)],
  ])('%s: every card comes about as often to place %i (chi-square, 51 degrees of freedom)', (_, place, seeds) => {
    const seen = new Map<number, number>();
    for (const seed of seeds) {
      const card = shuffle(ALL_CARDS, seed)[place] ?? -1;
      seen.set(card, (seen.get(card) ?? 0) + 1);
    }
    const chiSquare = ALL_CARDS.reduce((sum, card) => sum + ((seen.get(card) ?? 0) - 400) ** 2 / 400, 0);
    // 99.9 % of fair shuffles stay under 87; the seeds are fixed, so this is the same number every time.
    expect(chiSquare).toBeLessThan(87);
    expect(chiSquare).toBeGreaterThan(20);
  });

  test('no cards and one card', () => {
    expect(shuffle([], 1)).toEqual([]);
    expect(shuffle(ALL_CARDS.slice(0, 1), 1)).toEqual(ALL_CARDS.slice(0, 1));
  });
});
