import { describe, expect, it } from 'vitest';
import { ALL_CARDS } from '#core/card.ts';
import { parseCard } from '#core/notation/read-text.ts';
import { makeRng } from '#core/random/rng.ts';
import { CATEGORIES } from '../engine/category.ts';
import { isInDeck } from '../engine/hand.ts';
import { endingCounts, nextUp } from './endings.ts';
import { categoryOf } from './strength.ts';

const HIGH = { aceLow: false } as const;
const LOW = { aceLow: true } as const;
const DECK = ALL_CARDS.filter(isInDeck);
const cards = (text: string) => text.split(' ').flatMap((one) => parseCard(one) ?? []);

describe('what a hand may become, counted (xi-to.md §2.9, census)', () => {
  it('from nothing: every hand of the pack', () => {
    expect(endingCounts([], HIGH)).toEqual({
      doi: 107_520,
      'mau-thau': 53_040,
      thu: 24_192,
      sam: 10_752,
      sanh: 4_080,
      'cu-lu': 1_344,
      'tu-quy': 224,
      thung: 208,
      'thung-pha-sanh': 16,
    });
    expect(endingCounts([], LOW)).toMatchObject({ sanh: 5_100, 'mau-thau': 52_020, thung: 204, 'thung-pha-sanh': 20 });
  });

  it('a full hand is what it is, in every house (20,000 hands)', () => {
    const rng = makeRng(7);
    for (let i = 0; i < 20_000; i++) {
      const hand = rng.cards(5, DECK);
      for (const rules of [HIGH, LOW]) {
        const endings = endingCounts(hand, rules);
        expect(CATEGORIES.filter((category) => endings[category] > 0)).toEqual([categoryOf(hand, rules)]);
      }
    }
  });

  it('four of a suit: four cards of the other twenty-eight make the flush', () => {
    expect(endingCounts(cards('8♥ 9♥ J♥ K♥'), HIGH).thung).toBe(4);
  });
});

describe('the nearest rung above', () => {
  it.each([
    ['10♥ 7♦ 9♣ J♠ K♠', { category: 'doi', changes: 1, ways: 60 }],
    ['8♥ 8♦ 8♣ 9♠ 9♥', { category: 'tu-quy', changes: 1, ways: 2 }],
    ['8♥ 8♦ 8♣ 8♠ J♥', { category: 'thung-pha-sanh', changes: 3, ways: 2 }],
    ['8♥ 9♥ 10♥ J♥ Q♥', undefined],
  ] as const)('%s', (text, wanted) => {
    expect(nextUp(cards(text), CATEGORIES, HIGH)).toEqual(wanted);
  });
});
