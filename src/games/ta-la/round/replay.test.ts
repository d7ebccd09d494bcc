import { describe, expect, test } from 'vitest';
import { PRESETS, type TaLaRules } from '../engine/rules.ts';
import { autoPlay, cards, melds, moveText, play, sit, units } from '../testing/table.ts';
import { replay, round, type TaLaAction, type TaLaSetup, type TaLaState } from './index.ts';

const BAC = PRESETS['mien-bac'];
const HOUSES: readonly (readonly [string, TaLaRules])[] = Object.entries(PRESETS);
const ROUNDS = 150;

const tableOf = (seed: number): TaLaSetup => ({
  seed,
  players: Array.from({ length: 2 + (seed % 3) }, (_, i) => ({ name: `p${i}` })),
  dealer: 'p0',
  lastWinner: seed % 2 === 0 ? 'p1' : null,
});

function dealt(rules: TaLaRules, setup: TaLaSetup): TaLaState {
  const state = round.deal(rules, setup);
  if (!state.ok) throw new Error(state.error.rule);
  return state.value;
}

describe('replay', () => {
  test('gives the state after the deal and after each action', () => {
    const first = dealt(BAC, tableOf(5));
    const last = autoPlay(first);
    const states = replay(BAC, tableOf(5), last.actions);
    if (!states.ok) throw new Error(states.error.rule);
    expect(states.value.map(({ actions }) => actions.length)).toEqual([0, ...last.actions.map((_, at) => at + 1)]);
    expect(states.value[0]).toEqual(first);
    expect(JSON.stringify(states.value.at(-1))).toBe(JSON.stringify(last));
    expect(round.log(last)).toBe(last.log);
  });

  test('names the action that was refused, and its rule', () => {
    const first = dealt(BAC, tableOf(5));
    const [option] = round.legal(first, first.turn ?? '');
    const draw: TaLaAction = { type: 'draw', seat: first.turn ?? '' };
    expect(replay(BAC, tableOf(5), [...(option ? [option.action] : []), draw])).toEqual({
      ok: false,
      error: { rule: 'tl-turn', action: 1 },
    });
  });

  test('a deal that was refused is no action', () => {
    expect(replay(BAC, { ...tableOf(1), players: [] }, [])).toEqual({ ok: false, error: { rule: 'tl-players' } });
  });
});

describe('plain play', () => {
  test.each(HOUSES)(`${ROUNDS} rounds under %s come to an end`, (_, rules) => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < ROUNDS; seed++) {
      const last = autoPlay(dealt(rules, tableOf(seed)));
      expect(units(last)).not.toBeNull();
      for (const type of new Set(last.log.map((event) => event.type))) seen.set(type, (seen.get(type) ?? 0) + 1);
    }
    // It is play: cards are eaten and laid off, some rounds are counted, in some somebody is ù.
    for (const type of [
      'eat',
      'lay',
      'count',
      'u',
      ...(rules.layOff ? ['gui'] : []),
      ...(rules.shift ? ['shift'] : []),
    ]) {
      expect(seen.get(type) ?? 0, type).toBeGreaterThan(1);
    }
  });

  const suggestion = (state: TaLaState): string | null => {
    const action = round.suggest(round.view(state, state.turn ?? ''));
    return action && moveText(action);
  };
  const FIRST = '9♦ Q♦ 6♣ A♠ 3♥ 8♠ J♣ 10♥ 2♥ K♠';
  const KEEN = '9♠ 9♥ Q♠ Q♥ 4♣ 5♣ 2♦ K♦ 7♥';

  test('out of turn and after the end he has nothing to say', () => {
    const first = sit(BAC, { an: '4♠ 4♦ 4♥ 6♥ 7♥ 8♥ K♠ K♦ K♣ 2♣', binh: '3♠ 5♦ 9♣ J♠ Q♥ A♦ 8♣ 10♦ 6♠' });
    expect(['binh', 'onlooker'].map((who) => round.suggest(round.view(first, who)))).toEqual([null, null]);
    expect(suggestion(first)).toBe('an u');
    const end = play(first, 'an u');
    expect(['an', 'binh', ''].map((who) => round.suggest(round.view(end, who)))).toEqual([null, null, null]);
  });

  test.each([
    ['he throws the dearest loose card', [], 'an K♠'],
    ['he eats what leaves him fewer points', ['an 9♦'], 'binh eat'],
    ['he draws where nothing can be eaten', ['an A♠'], 'binh draw'],
    ['he keeps what he ate', ['an 9♦', 'binh eat'], 'binh K♦'],
  ])('%s', (_, moves, wanted) => {
    expect(suggestion(play(sit(BAC, { an: FIRST, binh: KEEN }), ...moves))).toBe(wanted);
  });

  test('he does not eat what breaks a better phỏm, unless nothing is left to draw', () => {
    // 6♥ would lie with 6♠ and 6♣, and 7♠ 8♠ be loose.
    const hands = { an: '6♥ 2♣ 9♦ Q♣ 3♥ 8♦ J♣ 10♥ Q♥ K♦', binh: '6♠ 7♠ 8♠ 6♣ A♥ A♣ 3♣ 4♥ 2♦' };
    const next = play(sit(BAC, hands), 'an 6♥');
    expect(round.legal(next, 'binh').map(({ action }) => action.type)).toContain('eat');
    expect(suggestion(next)).toBe('binh draw');
    expect(suggestion({ ...next, stock: [] })).toBe('binh eat');
  });

  test('he lays down, then lays off, then throws the dearest card', () => {
    const base = sit(BAC, { an: FIRST, binh: KEEN });
    const seats = base.seats.map((seat) =>
      seat.name === 'an' ? { ...seat, made: 3, hand: cards('3♥ 3♠ 3♦ 8♠ K♠') } : { ...seat, made: 3 },
    );
    const table = [{ who: 'binh', cards: cards('8♥ 8♦ 8♣') }];
    const state: TaLaState = { ...base, seats, table, phase: 'lay', order: ['binh'] };
    expect(suggestion(state)).toBe('an lay 3♠ 3♥ 3♦');
    const laid = play(state, 'an lay 3♠ 3♥ 3♦');
    expect(laid.seats[0]?.laid).toEqual(melds('3♠ 3♥ 3♦'));
    expect(suggestion(laid)).toBe('an gui 8♠ 0');
    expect(suggestion(play(laid, 'an gui 8♠ 0'))).toBe('an K♠');
  });

  test('it is not told what others hold', () => {
    const one = play(sit(BAC, { an: FIRST, binh: KEEN, chi: 'A♥ 3♠ 5♠ 7♦ 8♣ J♦ K♣ 10♠ 4♥' }), 'an 9♦');
    const two = play(sit(BAC, { an: FIRST, binh: KEEN, chi: '2♠ 4♠ 6♠ 7♠ J♠ 4♦ 5♦ 7♣ 8♥' }), 'an 9♦');
    expect(suggestion(one)).toBe(suggestion(two));
  });
});
