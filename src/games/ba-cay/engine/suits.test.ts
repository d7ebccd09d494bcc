/** Which suits matter: a user who types a case is asked for no others. */

import { describe, expect, test } from 'vitest';
import { bareHands } from '#testing/bare.ts';
import { fieldsOf, houseOf } from '../testing/cases.ts';
import { game } from './index.ts';

const tell = (house: string, text: string) => game.suits?.(bareHands(fieldsOf(`@bai-cao;${text}`)), houseOf(house));

describe('what suits can tell', () => {
  test('nothing where equal points draw (bc-cmp-cao)', () => {
    expect(tell('bai-cao', 'an:2♠ 3♠ 4♠;binh:9♠ 8♥ 2♣')).toBe('never');
  });

  test('nothing where all points are apart, best card or not (bc-cmp-cay)', () => {
    expect(tell('ba-cay', 'an:2♠ 3♠ 4♠;binh:2♥ 2♦ 3♣')).toBe('never');
    expect(tell('ba-cay', 'cai:5♠ 6♥ 7♦;an:2♠ 3♠ 4♠;binh:2♥ 2♦ 3♣')).toBe('never');
  });

  test('which of two equal hands is ahead, where the best card decides; J, Q and K count alike', () => {
    expect(tell('ba-cay', 'an:2♠ 3♠ 4♠;binh:9♠ 8♥ 2♣')).toBe('in-pairs');
    expect(tell('online-cao', 'an:J♠ 3♠ 4♠;binh:K♠ 5♥ 2♣')).toBe('in-pairs');
    expect(tell('ba-cay', 'an:2♥ 2♦ 3♣;binh:2♠ 3♠ 4♠;chi:9♠ 8♥ 2♣')).toBe('in-pairs');
  });
});
