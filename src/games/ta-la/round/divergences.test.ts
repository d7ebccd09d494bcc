import { describe, expect, test } from 'vitest';
import { findDivergence } from '#core/rounds/divergence.ts';
import { PRESETS, SCHEMA } from '../engine/rules.ts';
import { divergencesOf } from './divergences.ts';
import { round, type TaLaSetup } from './index.ts';

const ROUND_SETTINGS = ['firstTen', 'shift'] as const;

test('these are all settings of the round', () => {
  const marked = Object.entries(SCHEMA).flatMap(([key, setting]) => ('round' in setting ? [key] : []));
  expect(marked).toEqual([...ROUND_SETTINGS]);
});

describe('a shortest run of play parts the houses of every setting of the round', () => {
  test.each(ROUND_SETTINGS)('%s', (key) => {
    const [first, ...others] = SCHEMA[key].values;
    const found = divergencesOf(key);
    expect(found.map(({ sides: [, b] }) => b.rules[key])).toEqual(others);
    for (const { setup, before, sides } of found) {
      const [a, b] = sides;
      expect(a.rules).toEqual({ ...PRESETS['mien-bac'], [key]: first });
      expect(JSON.stringify([a.events, a.options])).not.toBe(JSON.stringify([b.events, b.options]));
      expect([a.seat, b.seat].every((seat) => setup.players.some(({ name }) => name === seat))).toBe(true);
      expect(before.some(({ type }) => type === 'deal')).toBe(false);
    }
  });

  test('firstTen: before anything is done, who holds ten', () => {
    const [found] = divergencesOf('firstTen');
    expect(found?.actions).toEqual([]);
    expect(found?.sides.map(({ events }) => events)).toMatchObject([
      [{ type: 'first', who: 'chi', why: 'last-winner' }],
      [{ type: 'first', who: 'an', why: 'dealer' }],
    ]);
  });

  test('shift: a first discard is eaten, and its owner plays again, or not', () => {
    const [found] = divergencesOf('shift');
    expect(found?.actions).toMatchObject([
      { type: 'discard', seat: 'chi' },
      { type: 'eat', seat: 'an' },
    ]);
    expect(found?.before.map(({ type }) => type)).toEqual(['first', 'discard', 'eat']);
    expect(found?.sides.map(({ events }) => events)).toMatchObject([
      [{ type: 'shift', who: 'chi', rule: 'tl-chuyen', to: 'chi', cards: [] }],
      [],
    ]);
  });

  test.each(['u', 'faces', 'layOff', 'payout'] as const)('%s decides nothing so soon', (key) => {
    expect(divergencesOf(key)).toEqual([]);
  });

  test('two houses that are the same never part', () => {
    const house = PRESETS['mien-bac'];
    const players = [{ name: 'an' }, { name: 'binh' }];
    const setup: TaLaSetup = { seed: 1, players, dealer: 'an', lastWinner: null };
    expect(findDivergence(round, [setup], [house, house], 1)).toBeUndefined();
  });
});
