import { describe, expect, it } from 'vitest';
import { findDivergence } from '#core/rounds/divergence.ts';
import { PRESETS, SCHEMA } from '../engine/rules.ts';
import { divergencesOf } from './divergences.ts';
import { round } from './index.ts';

const ROUND_SETTINGS = ['overdraw', 'earlyCheck', 'dealOrder', 'fifthCard'] as const;

describe('a shortest run of play parts the houses of every setting of the round', () => {
  for (const key of ROUND_SETTINGS) {
    const [first, ...others] = SCHEMA[key].values;
    it(`${key}: ${first} and ${others.join()}`, () => {
      const found = divergencesOf(key);
      expect(found.map(({ sides: [, b] }) => b.rules[key])).toEqual(others);
      for (const { setup, actions, sides } of found) {
        const [a, b] = sides;
        expect(a.rules[key]).toBe(first);
        expect(JSON.stringify([a.events, a.options])).not.toBe(JSON.stringify([b.events, b.options]));
        const players = setup.players.map(({ name }) => ({ name, stake: 1 }));
        for (const { rules } of sides) {
          const dealt = round.deal({ ...PRESETS['pho-thong'], ...rules }, { ...setup, players });
          expect(dealt.ok).toBe(true);
        }
        expect(actions.length).toBeLessThanOrEqual(5);
      }
    });
  }

  it('two houses that are the same never part', () => {
    const house = PRESETS['pho-thong'];
    const setups = [{ seed: 1, players: [{ name: 'an', stake: 1 }] }];
    expect(findDivergence(round, setups, [house, house], 2)).toBeUndefined();
  });
});
