import { describe, expect, test } from 'vitest';
import { facts } from '#testing/conformance/alike.ts';
import type { XiToAction } from '../round/index.ts';
import { words as en } from './en/advice.ts';
import { words as vi } from './vi/advice.ts';

const seat = 'an';
const THEO: XiToAction = { type: 'theo', seat };
const TO: XiToAction = { type: 'to', seat, amount: 3 };
const CHECK: XiToAction = { type: 'check', seat };
const UP: XiToAction = { type: 'up', seat };

describe('the figures of a move', () => {
  test.each<[XiToAction, Readonly<Record<string, number>>, string, string]>([
    [
      THEO,
      { share: 0.384, price: 3, pot: 12 },
      'thắng 38%, bỏ 3 ăn gà 12: từ 25% là đáng',
      'wins 38%, 3 for a pot of 12: worth it from 25%',
    ],
    [
      TO,
      { share: 0.999, price: 5, pot: 20 },
      'thắng hơn 99%, bỏ 5 ăn gà 20: từ 25% là đáng',
      'wins more than 99%, 5 for a pot of 20: worth it from 25%',
    ],
    [
      THEO,
      { share: 0.001, price: 2, pot: 10 },
      'thắng chưa tới 1%, bỏ 2 ăn gà 10: từ 20% là đáng',
      'wins less than 1%, 2 for a pot of 10: worth it from 20%',
    ],
    [
      THEO,
      { share: 0, price: 2, pot: 10 },
      'thắng 0%, bỏ 2 ăn gà 10: từ 20% là đáng',
      'wins 0%, 2 for a pot of 10: worth it from 20%',
    ],
    [CHECK, { share: 1, price: 0, pot: 10 }, 'thắng 100%, khỏi bỏ thêm', 'wins 100%, costs nothing'],
    [UP, { share: 0, price: 0, pot: 10 }, 'không mất thêm', 'costs nothing more'],
  ])('%o %o', (action, figures, inVietnamese, inEnglish) => {
    const weighed = { action, worth: 0, figures };
    expect(vi.figures(weighed)).toBe(inVietnamese);
    expect(en.figures(weighed)).toBe(inEnglish);
    expect(facts(inVietnamese)).toEqual(facts(inEnglish));
  });

  test('what is counted is told in two sentences, the same numbers in both languages', () => {
    expect(facts(vi.method)).toEqual(facts(en.method));
    for (const { method } of [vi, en]) expect(method.match(/\.(?= |$)/g)).toHaveLength(2);
  });
});
