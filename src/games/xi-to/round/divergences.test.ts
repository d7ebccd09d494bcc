import { describe, expect, test } from 'vitest';
import { findDivergence } from '#core/rounds/divergence.ts';
import { PRESETS, SCHEMA } from '../engine/rules.ts';
import { divergencesOf } from './divergences.ts';
import { round, type XiToSetup } from './index.ts';

const ROUND_SETTINGS = ['betBounds', 'check', 'hole'] as const;
const CARD_SETTINGS = ['flush', 'aceLow'] as const;

test('these are all settings of the round', () => {
  const marked = Object.entries(SCHEMA).flatMap(([key, setting]) => ('round' in setting ? [key] : []));
  expect(marked).toEqual([...ROUND_SETTINGS]);
});

describe('a shortest run of play parts the houses of every setting of the round', () => {
  test.each(ROUND_SETTINGS)('%s', (key) => {
    const [first, ...others] = SCHEMA[key].values;
    const found = divergencesOf(key);
    expect(found.map(({ sides: [, b] }) => b.rules[key])).toEqual(others);
    for (const { setup, actions, sides } of found) {
      const [a, b] = sides;
      expect(a.rules).toEqual({ ...PRESETS.vipgame, [key]: first });
      expect(JSON.stringify([a.events, a.options])).not.toBe(JSON.stringify([b.events, b.options]));
      expect(a.events.length + a.options.length).toBeGreaterThan(0);
      expect(setup.players).toHaveLength(2);
      expect(actions).toEqual([]);
    }
  });

  test('betBounds: exactly the ante and the limit more; check: passing more', () => {
    const more = (key: 'betBounds' | 'check') => {
      const [a, b] = divergencesOf(key)[0]?.sides ?? [];
      const before = new Set(a?.options.map((option) => JSON.stringify(option)));
      return b?.options.filter((option) => !before.has(JSON.stringify(option))).map(({ action }) => action);
    };
    expect(more('betBounds')).toMatchObject([
      { type: 'to', amount: 1 },
      { type: 'to', amount: 5 },
    ]);
    expect(more('check')).toMatchObject([{ type: 'check' }]);
  });

  test('hole: the second card comes up, or down', () => {
    const sides = divergencesOf('hole')[0]?.sides ?? [];
    expect(sides.map(({ events }) => events)).toMatchObject([
      [{ type: 'deal', down: false }],
      [{ type: 'deal', down: true }],
    ]);
  });

  test.each(CARD_SETTINGS)('%s is about cards, not about the round: nothing parts so soon', (key) => {
    expect(divergencesOf(key)).toEqual([]);
  });

  test('two houses that are the same never part', () => {
    const house = PRESETS.vipgame;
    const setups: XiToSetup[] = [{ seed: 1, players: [{ name: 'an' }, { name: 'binh' }], limit: 3 }];
    expect(findDivergence(round, setups, [house, house], 2)).toBeUndefined();
  });
});
