/** Which suits matter: a user who types a case is asked for no others. */

import { describe, expect, test } from 'vitest';
import { bareHands } from '#testing/bare.ts';
import { fieldsOf, houseOf } from '../testing/cases.ts';
import { game } from './index.ts';

const tell = (text: string) => game.suits?.(bareHands(fieldsOf(`@mien-bac;${text}`)), houseOf('mien-bac'));

describe('what suits can tell', () => {
  test('of a hand at the deal their colours: ten of one are an instant win (sam-instant)', () => {
    expect(tell('bai:2♠ 4♥ 6♦ 8♣ 10♠ A♥ 3♦ 5♣ 9♠ K♦')).toBe('colours');
  });

  test('of a play nothing (sam-no-suit)', () => {
    expect(tell('ban:7♠ 7♥;danh:8♠ 8♥')).toBe('never');
    expect(tell('danh:8♠ 8♥')).toBe('never');
  });

  test('without a hand nothing', () => {
    expect(game.suits?.([], houseOf('mien-bac'))).toBe('never');
  });
});
