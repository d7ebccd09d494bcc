/** A short sample of `arrange.long.test.ts`, which compares thousands of hands with every partition. */

import { describe, expect, test } from 'vitest';
import { arrangementText, cardsOf, handRuled } from '../testing/cases.ts';
import { arrange, arrangeFree } from './arrange.ts';
import { PRESETS } from './rules.ts';

const sorted = (text: string): string => arrangementText(handRuled(text));

describe('a hand with eaten cards', () => {
  test('the fewest points, not the first meld that takes the eaten card (tl-eat-proof)', () => {
    expect(sorted('@mien-bac;bai:9♣* 9♥ 10♣ 9♦ J♣')).toBe('9♣ 10♣ J♣ / 9♥ 9♦ | 18');
  });

  test('of equal points the longest meld: a run is cut where the rest of it is longer (tl-eat-limit)', () => {
    expect(sorted('@mien-bac;bai:3♥* 4♥ 5♥ 6♥ 7♥ 8♥ 9♥* 10♥ J♥ Q♥')).toBe(
      '3♥ 4♥ 5♥ / 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ | 0 thuong',
    );
  });
});

describe('four of a rank, three of them a phỏm ngang: which ones (tl-one-meld-each)', () => {
  test('of equal ways the one where the lowest card that differs lies in it', () => {
    expect(sorted('@mien-bac;bai:7♠ 7♥ 7♦ 7♣ 5♥ 6♥ 5♦ 6♦')).toBe('5♦ 6♦ 7♦ / 7♠ 7♥ 7♣ / 5♥ 6♥ | 11');
  });

  test('and it goes before a run where they come to the same', () => {
    expect(sorted('@mien-bac;bai:7♠ 8♠ 9♠ 6♥ 7♥ 8♥ 7♦ 7♣')).toBe('7♠ 8♠ 9♠ / 7♥ 7♦ 7♣ / 6♥ 8♥ | 14');
  });
});

test('a hand without eaten cards is arranged as one that has none', () => {
  const cards = cardsOf('4♣ 5♣ 6♣ 6♦ 6♥ K♠');
  expect(arrangeFree(cards, PRESETS['mien-bac'])).toEqual(arrange(cards, [], PRESETS['mien-bac']));
});
