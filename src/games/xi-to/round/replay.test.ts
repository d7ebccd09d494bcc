import { describe, expect, test } from 'vitest';
import { PRESETS, type XiToRules } from '../engine/rules.ts';
import { autoPlay, chips, play, sit, textOf } from '../testing/table.ts';
import { replay, round, type XiToAction, type XiToSetup, type XiToState } from './index.ts';

const VIP = PRESETS.vipgame;
const HOUSES: readonly (readonly [string, XiToRules])[] = [
  ...Object.entries(PRESETS),
  ['vipgame, hole=chosen', { ...VIP, hole: 'chosen' }],
  ['short-deck, hole=chosen', { ...PRESETS['short-deck'], hole: 'chosen' }],
];
const ROUNDS = 500;

const tableOf = (seed: number): XiToSetup => ({
  seed,
  players: Array.from({ length: 2 + (seed % 5) }, (_, i) => ({ name: `p${i}` })),
  limit: 3 + (seed % 10),
});

function dealt(rules: XiToRules, setup: XiToSetup): XiToState {
  const state = round.deal(rules, setup);
  if (!state.ok) throw new Error(state.error.rule);
  return state.value;
}

describe('replay', () => {
  test('gives the state after the deal and after each action', () => {
    const first = dealt(VIP, tableOf(6));
    const last = autoPlay(first);
    const states = replay(VIP, tableOf(6), last.actions);
    if (!states.ok) throw new Error(states.error.rule);
    expect(states.value.map(({ actions }) => actions.length)).toEqual([0, ...last.actions.map((_, at) => at + 1)]);
    expect(states.value[0]).toEqual(first);
    expect(JSON.stringify(states.value.at(-1))).toBe(JSON.stringify(last));
    expect(round.log(last)).toBe(last.log);
  });

  test('names the action that was refused, and its rule', () => {
    const seat = dealt(VIP, tableOf(5)).turn ?? '';
    const raise: XiToAction = { type: 'to', seat, amount: 2 };
    expect(replay(VIP, tableOf(5), [raise, raise])).toEqual({
      ok: false,
      error: { rule: 'xt-turn-direction', action: 1 },
    });
  });

  test('a deal that was refused is no action', () => {
    expect(replay(VIP, { ...tableOf(1), players: [] }, [])).toEqual({ ok: false, error: { rule: 'xt-players' } });
  });
});

describe('plain play', () => {
  test.each(HOUSES)(`${ROUNDS} rounds under %s come to an end`, (_, rules) => {
    let shown = 0;
    for (let seed = 0; seed < ROUNDS; seed++) {
      const setup = tableOf(seed);
      const last = autoPlay(dealt(rules, setup));
      expect(chips(last)).not.toBeNull();
      // A plain player never raises again: one tố in a betting round, one answer each; and at most one choice each.
      expect(last.actions.length).toBeLessThanOrEqual(setup.players.length * (2 * 4 + 1));
      if (last.log.some(({ type }) => type === 'show')) shown++;
    }
    // It is play: some rounds come to the showdown, some do not.
    expect(shown).toBeGreaterThan(ROUNDS / 20);
    expect(shown).toBeLessThan(ROUNDS);
  });

  const suggestion = (state: XiToState): string | null => {
    const action = round.suggest(round.view(state, state.turn ?? ''));
    return action && textOf(action);
  };

  test('out of turn and after the end he has nothing to say', () => {
    const first = sit(VIP, { an: '7♠ A♠', binh: '7♥ K♥' });
    expect(['binh', 'onlooker'].map((who) => round.suggest(round.view(first, who)))).toEqual([null, null]);
    const end = play(first, 'an up');
    expect(['an', 'binh', ''].map((who) => round.suggest(round.view(end, who)))).toEqual([null, null, null]);
  });

  test.each([
    ['ahead of every visible hand he bets the least', VIP, { an: 'A♥ A♠', binh: '7♥ K♥' }, [], 'an to 2'],
    ['with a high card he stays in', VIP, { an: 'A♥ K♠', binh: '7♥ 8♥' }, [], 'an to 2'],
    ['he passes where he may', PRESETS['short-deck'], { an: 'A♥ K♠', binh: '7♥ 8♥' }, [], 'an check'],
    ['ahead of what he sees he bets, where he may not pass', VIP, { an: '7♠ 10♠', binh: '7♥ 8♥' }, [], 'an to 2'],
    ['with nothing he folds', VIP, { an: '7♠ K♠', binh: '7♥ 8♥', chi: '7♦ 9♦' }, ['an up'], 'binh up'],
    ['behind what he sees he folds', VIP, { an: 'A♥ A♠', binh: '7♥ 8♣' }, ['an to 2'], 'binh up'],
    [
      'a pair, though too low to call for much, pays a small price',
      VIP,
      { an: 'A♥ A♠ A♦', binh: '7♥ 7♣ 8♣' },
      ['an to 2', 'binh theo', 'an to 3'],
      'binh theo',
    ],
    ['a pair of his own calls', VIP, { an: '7♠ A♠', binh: '8♥ 8♣' }, ['an to 9'], 'binh theo'],
    ['a high card pays a small price', VIP, { an: '7♠ A♠', binh: 'K♥ 8♣' }, ['an to 3'], 'binh theo'],
    ['and no great one', VIP, { an: '7♠ A♠', binh: 'K♥ 8♣' }, ['an to 4'], 'binh up'],
    ['he hides the higher card', { ...VIP, hole: 'chosen' }, { an: '7♠ A♠', binh: 'K♥ 8♣' }, [], 'an hole A♠'],
  ] as const)('%s', (_, rules, table, moves, wanted) => {
    expect(suggestion(play(sit(rules, table), ...moves))).toBe(wanted);
  });

  test('it is not told what others hold face down', () => {
    const wanted = suggestion(play(sit(VIP, { an: '7♠ A♠', binh: '8♥ 8♣' }), 'an to 9'));
    expect(suggestion(play(sit(VIP, { an: 'A♥ A♠', binh: '8♥ 8♣' }), 'an to 9'))).toBe(wanted);
  });
});
