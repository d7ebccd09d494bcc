import { describe, expect, test } from 'vitest';
import { PRESETS } from '../engine/rules.ts';
import { chips, moveOf, play, sit } from '../testing/table.ts';
import { BANKER, replay, round, type XiDachAction, type XiDachState } from './index.ts';

const RULES = PRESETS['pho-thong'];
const SETUP = {
  seed: 6,
  players: [
    { name: 'an', stake: 10 },
    { name: 'binh', stake: 20 },
    { name: 'cuc', stake: 40 },
  ],
};

/** Plays a round to its end with the plain policies. */
function autoPlay(state: XiDachState): XiDachState {
  const { turn } = round.view(state, BANKER);
  if (turn === null) return state;
  const action = round.suggest(round.view(state, turn));
  const next = action && round.apply(state, action);
  if (!next?.ok) throw new Error(`stuck: ${JSON.stringify(action)}`);
  return autoPlay(next.value);
}

describe('replay', () => {
  test('gives the state after the deal and after each action', () => {
    const dealt = round.deal(RULES, SETUP);
    if (!dealt.ok) throw new Error(dealt.error.rule);
    const last = autoPlay(dealt.value);
    const states = replay(RULES, SETUP, last.actions);
    if (!states.ok) throw new Error(states.error.rule);
    expect(states.value).toHaveLength(last.actions.length + 1);
    expect(states.value[0]).toEqual(dealt.value);
    expect(states.value.at(-1)).toEqual(last);
    expect(states.value.map(({ actions }) => actions.length)).toEqual(states.value.map((_, at) => at));
  });

  test('names the action that was refused, and its rule', () => {
    const turn: XiDachAction = { type: 'stand', seat: 'an' };
    expect(replay(RULES, SETUP, [turn, turn])).toEqual({
      ok: false,
      error: { rule: 'xd-turn-order', action: 1 },
    });
  });

  test('a deal that was refused is no action', () => {
    expect(replay(RULES, { ...SETUP, players: [] }, [])).toEqual({
      ok: false,
      error: { rule: 'xd-players' },
    });
  });
});

describe('plain play', () => {
  const table = {
    cai: '8♠ 3♥',
    players: { an: [10, 'K♦ 5♦'], binh: [20, 'K♣ 6♣'] },
    stock: '2♠ 4♠ 9♠',
  } as const;

  test('a player draws while short and stands of age', () => {
    const state = sit(RULES, table);
    expect(round.suggest(round.view(state, 'an'))).toEqual(moveOf('an draw'));
    expect(round.suggest(round.view(state, 'binh'))).toBeNull();
    const drawn = play(state, 'an draw');
    expect(round.suggest(round.view(drawn, 'an'))).toEqual(moveOf('an stand'));
    expect(round.suggest(round.view(drawn, 'onlooker'))).toBeNull();
  });

  test('the banker waits, draws while short, then checks everybody in order', () => {
    const state = play(sit(RULES, table), 'an draw');
    expect(round.suggest(round.view(state, BANKER))).toBeNull();
    const his = play(state, 'an stand', 'binh stand');
    expect(round.suggest(round.view(his, BANKER))).toEqual(moveOf('cai draw'));
    const still = play(his, 'cai draw');
    expect(round.suggest(round.view(still, BANKER))).toEqual(moveOf('cai draw'));
    const ofAge = play(still, 'cai draw');
    expect(round.suggest(round.view(ofAge, BANKER))).toEqual(moveOf('cai check an'));
    const one = play(ofAge, 'cai check an');
    expect(round.suggest(round.view(one, BANKER))).toEqual(moveOf('cai check binh'));
    expect(round.suggest(round.view(play(one, 'cai check binh'), BANKER))).toBeNull();
  });

  test('he draws up to his own minimum even where he could check short (S1)', () => {
    const rules = { ...RULES, shortBanker: 'compares' } as const;
    const state = play(sit(rules, table), 'an stand', 'binh stand');
    expect(round.suggest(round.view(state, BANKER))).toEqual(moveOf('cai draw'));
  });

  test('with five cards he checks, short as he may be (Q3)', () => {
    const rules = { ...RULES, fiveCard: '16-to-21' } as const;
    const short = { cai: '2♠ 2♥', players: { an: [10, 'K♣ 6♣'] }, stock: '3♠ 3♥ 4♠' } as const;
    const state = play(sit(rules, short), ...['an stand', 'cai draw', 'cai draw', 'cai draw']);
    expect(round.suggest(round.view(state, BANKER))).toEqual(moveOf('cai check an'));
  });

  test.each(Object.entries(PRESETS))('100 rounds under %s come to an end without an offence', (_, rules) => {
    for (let seed = 0; seed < 100; seed++) {
      const dealt = round.deal(rules, { ...SETUP, seed });
      if (!dealt.ok) throw new Error(dealt.error.rule);
      const last = autoPlay(dealt.value);
      expect(chips(last)).not.toBeNull();
      expect(last.log.some(({ type }) => type === 'den')).toBe(false);
    }
  });
});
