import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { recordReads } from '#core/house/read-rules.ts';
import { parseCase } from '#core/notation/parse.ts';
import { DECK_36 } from '../testing/cases.ts';
import { tableText } from '../testing/notation.ts';
import { check } from './decide.ts';
import { game } from './index.ts';
import { PRESETS } from './rules.ts';

const seated = (players: number): readonly Field[] =>
  Array.from({ length: players }, (_, n) => ({
    role: 'player',
    name: `p${n}`,
    cards: ALL_CARDS.slice(0, 3),
    eaten: [],
  }));

describe('what is no case', () => {
  test('the figures of the counts: 2 to 12 of 36 cards, 2 to 17 of 52, the banker counted as a seat', () => {
    const figures = (text: string) => {
      const read = parseCase(text, [game]);
      if (read.ok || read.error.code !== 'wrong-player-count') throw new Error('no fault of count');
      return [read.error.count, read.error.min, read.error.max];
    };
    expect(figures('ba-cay;an:2S.3S.4S')).toEqual([1, 2, 12]);
    expect(figures('ba-cay@bai-cao;an:2S.3S.4S')).toEqual([1, 2, 17]);
    expect(figures('ba-cay;cai:2S.3S.4S')).toEqual([0, 1, 11]);
    expect(figures('ba-cay@bai-cao;cai:2S.3S.4S')).toEqual([0, 1, 16]);
    expect(figures(`ba-cay;${tableText(DECK_36, 12)};b:-`)).toEqual([13, 2, 12]);
    expect(figures('ba-cay')).toEqual([0, 2, 12]);
  });

  test('all faults of counts at once, leftmost first', () => {
    const seat = (name: string, size: number): Field => ({
      role: name === 'cai' ? 'cai' : 'player',
      name,
      cards: ALL_CARDS.slice(0, size),
      eaten: [],
    });
    const many = Array.from({ length: 12 }, (_, n) => seat(`p${n}`, 3));
    expect(check([seat('cai', 2), ...many, seat('an', 1)], PRESETS['ba-cay'])).toEqual([
      { code: 'wrong-card-count', field: 0, min: 3, max: 3 },
      { code: 'wrong-player-count', field: 12, min: 1, max: 11 },
      { code: 'wrong-player-count', field: 13, min: 1, max: 11 },
      { code: 'wrong-card-count', field: 13, min: 3, max: 3 },
    ]);
    expect(check([], PRESETS['ba-cay'])).toEqual([{ code: 'wrong-player-count', min: 2, max: 12 }]);
  });

  test('bc-players: whom 36 cards serve 52 do too, and nobody asks which it is', () => {
    const asks = (players: number) => {
      const house = recordReads(PRESETS['bai-cao']);
      check(seated(players), house.rules);
      return [...house.asked];
    };
    expect(asks(12)).toEqual([]);
    expect(asks(13)).toEqual(['deck']);
  });
});
