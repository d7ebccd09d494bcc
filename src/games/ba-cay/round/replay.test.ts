import { describe, expect, test } from 'vitest';
import { PRESETS } from '../engine/rules.ts';
import { chips } from '../testing/table.ts';
import { type BaCayAction, type BaCaySetup, type BaCayState, replay, round } from './index.ts';

const SETUP: BaCaySetup = {
  seed: 6,
  players: [
    { name: 'an', stake: 10 },
    { name: 'binh', stake: 20 },
  ],
  banker: true,
};

/** Plays a round to its end with the plain policy. */
function autoPlay(state: BaCayState): BaCayState {
  const { turn } = round.view(state, '');
  if (turn === null) return state;
  const action = round.suggest(round.view(state, turn));
  const next = action && round.apply(state, action);
  if (!next?.ok) throw new Error(`stuck: ${JSON.stringify(action)}`);
  return autoPlay(next.value);
}

describe('replay', () => {
  test('gives the state after the deal and after each action', () => {
    const rules = PRESETS['ba-cay'];
    const dealt = round.deal(rules, SETUP);
    if (!dealt.ok) throw new Error(dealt.error.rule);
    const last = autoPlay(dealt.value);
    const states = replay(rules, SETUP, last.actions);
    if (!states.ok) throw new Error(states.error.rule);
    expect(states.value.map(({ actions }) => actions.length)).toEqual([0, 1, 2, 3]);
    expect(states.value[0]).toEqual(dealt.value);
    expect(states.value.at(-1)).toEqual(last);
    expect(round.log(last)).toBe(last.log);
  });

  test('names the action that was refused, and its rule', () => {
    const look: BaCayAction = { type: 'look', seat: 'an' };
    expect(replay(PRESETS['ba-cay'], SETUP, [look, look])).toEqual({
      ok: false,
      error: { rule: 'bc-look', action: 1 },
    });
  });

  test('a deal that was refused is no action', () => {
    expect(replay(PRESETS['ba-cay'], { ...SETUP, banker: false }, [])).toEqual({
      ok: false,
      error: { rule: 'bc-mode-tat' },
    });
  });

  test.each(Object.entries(PRESETS))('100 rounds of plain play under %s come to an end', (_, rules) => {
    for (let seed = 0; seed < 100; seed++) {
      const dealt = round.deal(rules, { ...SETUP, seed });
      if (!dealt.ok) throw new Error(dealt.error.rule);
      expect(chips(autoPlay(dealt.value))).not.toBeNull();
    }
  });
});
