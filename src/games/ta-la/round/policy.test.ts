import { describe, expect, test } from 'vitest';
import { cards } from '#testing/round-table.ts';
import { PRESETS } from '../engine/rules.ts';
import { melds, moveText, play, sit } from '../testing/table.ts';
import { round, type TaLaState } from './index.ts';

const BAC = PRESETS['mien-bac'];

describe('plain play', () => {
  const suggestion = (state: TaLaState): string | null => {
    const action = round.suggest(round.view(state, state.turn ?? ''));
    return action && moveText(action);
  };
  const FIRST = '9♦ Q♦ 6♣ A♠ 3♥ 8♠ J♣ 10♥ 2♥ K♠';
  const KEEN = '9♠ 9♥ Q♠ Q♥ 4♣ 5♣ 2♦ K♦ 7♥';

  test('out of turn and after the end nothing is suggested', () => {
    const first = sit(BAC, { an: '4♠ 4♦ 4♥ 6♥ 7♥ 8♥ K♠ K♦ K♣ 2♣', binh: '3♠ 5♦ 9♣ J♠ Q♥ A♦ 8♣ 10♦ 6♠' });
    expect(['binh', 'onlooker'].map((who) => round.suggest(round.view(first, who)))).toEqual([null, null]);
    expect(suggestion(first)).toBe('an u');
    const end = play(first, 'an u');
    expect(['an', 'binh', ''].map((who) => round.suggest(round.view(end, who)))).toEqual([null, null, null]);
  });

  test.each([
    ['throws the dearest loose card', [], 'an K♠'],
    ['eats what leaves fewer points', ['an 9♦'], 'binh eat'],
    ['draws where nothing can be eaten', ['an A♠'], 'binh draw'],
    ['keeps what was eaten', ['an 9♦', 'binh eat'], 'binh K♦'],
  ])('%s', (_, moves, wanted) => {
    expect(suggestion(play(sit(BAC, { an: FIRST, binh: KEEN }), ...moves))).toBe(wanted);
  });

  test('does not eat what breaks a better phỏm, unless nothing is left to draw', () => {
    // 6♥ would lie with 6♠ and 6♣, and 7♠ 8♠ be loose.
    const hands = { an: '6♥ 2♣ 9♦ Q♣ 3♥ 8♦ J♣ 10♥ Q♥ K♦', binh: '6♠ 7♠ 8♠ 6♣ A♥ A♣ 3♣ 4♥ 2♦' };
    const next = play(sit(BAC, hands), 'an 6♥');
    expect(round.legal(next, 'binh').map(({ action }) => action.type)).toContain('eat');
    expect(suggestion(next)).toBe('binh draw');
    expect(suggestion({ ...next, stock: [] })).toBe('binh eat');
    expect(suggestion({ ...next, fresh: null })).toBe('binh draw');
  });

  test('nor where it leaves as many points: J♠ and Q♠ would be loose instead of 10♣ and K♦', () => {
    const hands = { an: '10♥ 2♣ 9♦ 6♣ 3♥ 8♦ J♣ 7♥ Q♥ K♠', binh: '10♠ J♠ Q♠ 10♣ K♦ A♥ A♣ 4♥ 2♦' };
    const next = play(sit(BAC, hands), 'an 10♥');
    expect(round.legal(next, 'binh').map(({ action }) => action.type)).toContain('eat');
    expect(suggestion(next)).toBe('binh draw');
  });

  test('throws what is loose while the eaten card must lie in its phỏm', () => {
    // Without it 9♠ 10♠ J♠ would be the better one, and 10♥ go.
    const hands = { an: '9♦ Q♦ 6♣ 3♥ 8♠ J♣ 2♥ K♠ K♥ 5♣', binh: '9♠ 9♥ 10♠ J♠ 10♥ 2♦ 4♣ A♠ 6♦' };
    expect(suggestion(play(sit(BAC, hands), 'an 9♦', 'binh eat'))).toBe('binh J♠');
  });

  test('lays down, then lays off, then throws the dearest card', () => {
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
