import { describe, expect, test } from 'vitest';
import { PRESETS, type SamRules, SCHEMA } from '../engine/rules.ts';
import { divergencesOf } from './divergences.ts';

const ROUND_SETTINGS = ['firstLead', 'samPriority', 'samFails', 'finishOnTwo', 'lastCard'] as const;

test('these are all settings of the round', () => {
  const marked = Object.entries(SCHEMA).flatMap(([key, setting]) => ('round' in setting ? [key] : []));
  expect(marked).toEqual([...ROUND_SETTINGS]);
});

describe('a run of play parts the houses of every setting of the round', () => {
  test.each(ROUND_SETTINGS)('%s', (key) => {
    const [first, ...others] = SCHEMA[key].values;
    const found = divergencesOf(key);
    expect(found.map(({ sides: [, b] }) => b.rules[key])).toEqual(others);
    for (const { setup, before, sides } of found) {
      const [a, b] = sides;
      expect(a.rules).toEqual({ ...PRESETS['mien-bac'], [key]: first });
      expect(JSON.stringify([a.events, a.options])).not.toBe(JSON.stringify([b.events, b.options]));
      expect([a.seat, b.seat].every((seat) => setup.players.some(({ name }) => name === seat))).toBe(true);
      expect(before.length).toBeLessThanOrEqual(3);
      expect(before.some(({ type }) => type === 'deal')).toBe(false);
    }
  });

  const eventsOf = (key: keyof SamRules) => divergencesOf(key).map(({ sides }) => sides.map(({ events }) => events[0]));

  test('firstLead: who leads once nobody called', () => {
    expect(eventsOf('firstLead')).toMatchObject([
      [
        { type: 'lead', why: 'random' },
        { type: 'lead', why: 'lowest' },
      ],
    ]);
  });

  test('samPriority: the first call ends the calling, or the next one is heard', () => {
    expect(eventsOf('samPriority')).toMatchObject([
      [
        { type: 'lead', who: 'bình', why: 'caller' },
        { type: 'call', who: 'an' },
      ],
    ]);
  });

  test('samFails: a block ends it, or play goes on', () => {
    expect(eventsOf('samFails')).toMatchObject([[{ type: 'sam-lost', why: 'blocked' }, { type: 'play' }]]);
  });

  test('finishOnTwo: a last 2 is thối, wins, or is not allowed', () => {
    const [allowed, forbidden] = eventsOf('finishOnTwo');
    expect(allowed).toMatchObject([{ type: 'thoi' }, { type: 'out' }]);
    expect(forbidden?.[0]).not.toEqual(forbidden?.[1]);
  });

  test('lastCard: nothing is said, or he pays his own and a stake', () => {
    const [off, stake] = eventsOf('lastCard');
    expect(off?.[0]).toMatchObject({ type: 'bao-mot' });
    expect(off?.[1]?.type).not.toBe('bao-mot');
    expect(stake).toMatchObject([{ type: 'pay', rule: 'sam-bao-mot' }, { type: 'pay' }]);
  });

  test.each(['deck', 'chopTwo', 'payout', 'instantWins'] as const)('%s is no setting of the round', (key) => {
    expect(divergencesOf(key)).toEqual([]);
  });
});
