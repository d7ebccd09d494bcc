import { describe, expect, it } from 'vitest';
import { SCHEMA, type XiDachRules } from '../rules.ts';
import { findParting } from './part.ts';
import { replay } from './replay.ts';

const ROUND_SETTINGS = ['overdraw', 'earlyCheck', 'dealOrder', 'fifthCard'] as const;

describe('a shortest run of play parts the houses of every setting of the round', () => {
  for (const key of ROUND_SETTINGS) {
    const [first, ...others]: readonly XiDachRules[typeof key][] = SCHEMA[key].values;
    for (const value of others) {
      it(`${key}: ${first} and ${value}`, () => {
        if (first === undefined) throw new Error('no values');
        const parting = findParting(key, first, value);
        expect(parting).toBeDefined();
        if (!parting) return;
        const [a, b] = parting.sides;
        expect(a.rules[key]).toBe(first);
        expect(b.rules[key]).toBe(value);
        expect(JSON.stringify([a.events, a.options])).not.toBe(JSON.stringify([b.events, b.options]));
        for (const { rules } of parting.sides) {
          const setup = { seed: parting.seed, players: [{ name: 'an', stake: 1 }] };
          expect(replay(rules, setup, parting.actions).ok).toBe(true);
        }
      });
    }
  }

  it('two houses that are the same never part', () => {
    expect(findParting('dealOrder', 'players-first', 'players-first')).toBeUndefined();
  });
});
