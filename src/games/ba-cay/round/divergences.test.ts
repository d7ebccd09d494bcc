import { expect, test } from 'vitest';
import { findDivergence } from '#core/rounds/divergence.ts';
import { PRESETS, SCHEMA } from '../engine/rules.ts';
import { divergencesOf } from './divergences.ts';
import { type BaCaySetup, round } from './index.ts';

const ROUND_SETTINGS = ['bestTie'] as const;

test('this is the only setting of the round', () => {
  const marked = Object.entries(SCHEMA).flatMap(([key, setting]) => ('round' in setting ? [key] : []));
  expect(marked).toEqual([...ROUND_SETTINGS]);
});

test.each(ROUND_SETTINGS)('%s: a shortest run of play parts the houses', (key) => {
  const [first, ...others] = SCHEMA[key].values;
  const found = divergencesOf(key);
  expect(found.map(({ sides: [, b] }) => b.rules[key])).toEqual(others);
  for (const { setup, actions, before, sides } of found) {
    const [a, b] = sides;
    expect(a.rules).toEqual({ ...PRESETS['bai-cao'], [key]: first });
    expect(JSON.stringify(a.events)).not.toBe(JSON.stringify(b.events));
    expect([a.seat, b.seat].every((seat) => setup.players.some(({ name }) => name === seat))).toBe(true);
    // Both have looked, and their hands are alike.
    expect(actions).toMatchObject([{ seat: 'an' }, { seat: 'bình' }]);
    expect(before.some(({ type }) => type === 'deal')).toBe(false);
  }
});

test('bestTie: the tied share the pot, or are dealt new cards', () => {
  const sides = divergencesOf('bestTie')[0]?.sides ?? [];
  expect(sides.map(({ events }) => events)).toMatchObject([
    [{ type: 'share', rule: 'bc-tat-tie', why: 'split' }],
    [{ type: 'redeal', rule: 'bc-tat-tie', players: ['an', 'bình'], pot: 2 }],
  ]);
});

test('a setting of the banker’s game parts nobody where there is no banker', () => {
  expect(divergencesOf('bankerTie')).toEqual([]);
});

test('two houses that are the same never part', () => {
  const house = PRESETS['bai-cao'];
  const players = ['an', 'binh'].map((name) => ({ name, stake: 1 }));
  const setup: BaCaySetup = { seed: 1, players, banker: false };
  expect(findDivergence(round, [setup], [house, house], 2)).toBeUndefined();
});
