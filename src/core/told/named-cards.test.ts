/** Cards that are named by their rank alone. */

import { describe, expect, test } from 'vitest';
import { formatCard, isCard, type Rank, type Suit, suitOf } from '../card.ts';
import { namedCards } from './named-cards.ts';

const named = (ranks: readonly Rank[], suits: readonly (Suit | undefined)[] = []) =>
  ranks.map((rank, at) => ({ rank, suit: suits[at] }));
const texts = (found: ReturnType<typeof namedCards>) => found?.map((hand) => hand.map(formatCard).join(' '));

describe('cards without their suits', () => {
  test('are free ones, neighbours in other suits, and another turn gives others', () => {
    const hands = [named(['K', 'K', 'Q']), named(['K', '9'])];
    const [one, other] = [0, 2].map((turn) => namedCards(hands, turn));
    expect(texts(one)).toEqual(['KS KH QD', 'KD 9D']);
    expect(new Set(one?.flat()).size).toBe(5);
    expect(one?.[0]?.map(suitOf)).not.toEqual(other?.[0]?.map(suitOf));
    expect(one?.flat().every(isCard)).toBe(true);
  });

  test('those with a suit keep it, whoever comes first', () => {
    expect(texts(namedCards([named(['A']), named(['A'], ['S'])], 0))).toEqual(['AH', 'AS']);
  });

  test.each([
    ['a card twice', [named(['A', 'A'], ['S', 'S'])]],
    ['a rank five times', [named(['7', '7', '7']), named(['7', '7'])]],
  ])('%s: there are none', (_, hands) => {
    expect(namedCards(hands, 0)).toBeUndefined();
  });
});
