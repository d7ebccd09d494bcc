import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { parseCase } from '#core/notation/parse.ts';
import { tableText } from '../testing/notation.ts';
import { check } from './decide.ts';
import { game } from './index.ts';

describe('what is no case', () => {
  test('the figures: one to five cards, as many as the first hand, two to six players', () => {
    const figures = (text: string) => {
      const read = parseCase(text, [game]);
      if (read.ok) throw new Error('no fault');
      const { error } = read;
      if (error.code !== 'wrong-card-count' && error.code !== 'wrong-player-count') throw new Error(error.code);
      return [error.count, error.min, error.max];
    };
    expect(figures('xi-to;an:-;b:7S')).toEqual([0, 1, 5]);
    expect(figures('xi-to;an:7S.8S.9S.10S.JS.QS;b:7H')).toEqual([6, 1, 5]);
    expect(figures('xi-to;an:7S.8S.9S;b:7H')).toEqual([1, 3, 3]);
    expect(figures('xi-to;an:7S.8S.9S.10S.JS;b:7H')).toEqual([1, 5, 5]);
    expect(figures('xi-to;an:7S;b:7H.8H')).toEqual([2, 1, 1]);
    expect(figures('xi-to;an:7S')).toEqual([1, 2, 6]);
    expect(figures('xi-to')).toEqual([0, 2, 6]);
    expect(figures(`xi-to;${tableText(7, 1)}`)).toEqual([7, 2, 6]);
  });

  test('all faults of counts at once, leftmost first', () => {
    const seat = (name: string, size: number): Field => ({
      role: 'player',
      name,
      cards: ALL_CARDS.slice(0, size),
      eaten: [],
    });
    const six = Array.from({ length: 6 }, (_, n) => seat(`p${n}`, n === 4 ? 2 : 3));
    expect(check([...six, seat('an', 1)])).toEqual([
      { code: 'wrong-card-count', field: 4, min: 3, max: 3 },
      { code: 'wrong-player-count', field: 6, min: 2, max: 6 },
    ]);
    // After a first hand of invalid size, the others only need one to five cards.
    expect(check([seat('an', 0), seat('b', 4), seat('c', 6)])).toEqual([
      { code: 'wrong-card-count', field: 0, min: 1, max: 5 },
      { code: 'wrong-card-count', field: 2, min: 1, max: 5 },
    ]);
    expect(check([])).toEqual([{ code: 'wrong-player-count', min: 2, max: 6 }]);
  });
});
