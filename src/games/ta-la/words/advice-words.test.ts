import { describe, expect, test } from 'vitest';
import { facts } from '#testing/conformance/alike.ts';
import { card } from '#testing/round-table.ts';
import type { TaLaAction } from '../round/index.ts';
import { words as en } from './en/advice.ts';
import { words as vi } from './vi/advice.ts';

const seat = 'an';
const DISCARD: TaLaAction = { type: 'discard', seat, card: card('7♠') };
const GUI: TaLaAction = { type: 'gui', seat, card: card('7♠'), meld: 0 };
const LAY: TaLaAction = { type: 'lay', seat, melds: [] };
const DRAW: TaLaAction = { type: 'draw', seat };
const EAT: TaLaAction = { type: 'eat', seat };
const U: TaLaAction = { type: 'u', seat };

describe('the figures of a move', () => {
  test.each<[TaLaAction, Readonly<Record<string, number>>, string, string]>([
    [
      DISCARD,
      { waits: 5, points: 18.4, mom: 0.23, out: 0.04, eaten: 0.12, turns: 2 },
      'chờ 5 lá, trung bình còn 18 điểm, móm 23%, ù 4%, bị ăn 12%',
      'waits for 5 cards, 18 points left on average, 23% burnt, 4% out, 12% eaten',
    ],
    [
      DISCARD,
      { waits: 1, points: 0.6, mom: 0.004, turns: 1 },
      'chờ 1 lá, trung bình còn 1 điểm',
      'waits for 1 card, 1 point left on average',
    ],
    [
      DISCARD,
      { points: 44, mom: 1, eaten: 0.2, turns: 0 },
      'móm, còn 44 điểm, bị ăn 20%',
      'burnt, 44 points left, 20% eaten',
    ],
    [GUI, { points: 12, turns: 0 }, 'còn 12 điểm', '12 points left'],
    [LAY, { points: 0, out: 1, turns: 0 }, 'ù', 'out (ù)'],
    [
      DRAW,
      { points: 14.2, mom: 0.5, turns: 0 },
      'trung bình còn 14 điểm, móm 50%',
      '14 points left on average, 50% burnt',
    ],
    [
      EAT,
      { points: 9, out: 0.1, gain: 1, turns: 2 },
      'trung bình còn 9 điểm, ù 10%',
      '9 points left on average, 10% out',
    ],
    [U, { out: 1 }, 'ù liền', 'out at once'],
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
