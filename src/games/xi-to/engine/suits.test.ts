/** Which suits matter: a user who types a case is asked for no others. */

import { describe, expect, test } from 'vitest';
import { bareHands } from '#testing/bare.ts';
import { fieldsOf, houseOf } from '../testing/cases.ts';
import { placesThatTell } from './bare.ts';
import { game } from './index.ts';

const tell = (text: string) => game.suits?.(bareHands(fieldsOf(`@vipgame;${text}`)), houseOf('vipgame'));

describe('what suits can tell', () => {
  test('nothing where ranks decide and no hand could be a flush (xt-cmp-same)', () => {
    expect(tell('an:8♥ 8♦ J♣ K♠ A♥;binh:9♠ 9♣ J♠ K♦ Q♥')).toBe('never');
    expect(tell('an:8♥ 8♦ J♣ K♠ A♥;binh:9♠ 9♣ J♠ K♦ Q♥;chi:7♠ 7♣ 8♠ 9♦ J♥')).toBe('never');
  });

  test('of equal ranks, those of both (xt-cmp-suit)', () => {
    expect(tell('an:8♥ 8♦ J♣ K♠ A♥;binh:8♠ 8♣ J♠ K♦ A♣')).toEqual([0, 1]);
    expect(tell('an:K♥;binh:K♣')).toEqual([0, 1]);
  });

  test('those of the one hand that could be a thùng, where it would win by it', () => {
    expect(tell('an:7♥ 9♦ J♣ Q♠ A♥;binh:8♠ 8♣ J♠ K♦ A♣')).toEqual([0]);
    expect(tell('an:8♠ 8♣ J♠ K♦ A♣;binh:7♥ 9♦ J♣ Q♠ A♥')).toEqual([1]);
    // A thùng is below a cù lũ here, whatever its suit.
    expect(tell('an:7♥ 9♦ J♣ Q♠ A♥;binh:8♠ 8♣ 8♥ K♦ K♣')).toBe('never');
  });

  test('those of both, where either could be a thùng: the higher one too, in case the other is one (xt-thung)', () => {
    expect(tell('an:7♥ 9♦ J♣ Q♠ A♥;binh:7♠ 9♠ J♦ Q♦ K♣')).toEqual([0, 1]);
  });

  test('with fewer than five cards nobody has a thùng (xt-partial)', () => {
    expect(tell('an:7♥ 9♦ J♣ Q♠;binh:8♠ 8♣ J♠ K♦')).toBe('never');
    expect(tell('an:7♥ 9♦ J♣ K♠;binh:8♠ 9♣ J♠ K♦')).toBe('never');
  });

  test('of more than two hands, each two by themselves', () => {
    expect(tell('an:8♥ 8♦ J♣ K♠ A♥;binh:8♠ 8♣ J♠ K♦ A♣;chi:7♠ 7♣ 9♠ 9♦ J♥')).toBe('in-pairs');
    const three = bareHands(fieldsOf('@vipgame;an:8♥ 8♦ J♣ K♠ A♥;binh:7♠ 7♣ 9♠ 9♦ J♥;chi:8♠ 8♣ J♠ K♦ A♣'));
    expect(placesThatTell(three, houseOf('vipgame'))).toEqual([0, 2]);
  });

  test('any, where hands of different lengths are no case yet', () => {
    const [an, binh] = bareHands(fieldsOf('@vipgame;an:8♥ 8♦;binh:9♠ 9♣'));
    expect(
      game.suits?.([an ?? { role: 'player', cards: [] }, { role: 'player', cards: [] }], houseOf('vipgame')),
    ).toEqual([0, 1]);
    expect(placesThatTell(binh ? [binh] : [], houseOf('vipgame'))).toEqual([]);
  });
});
