import { describe, expect, test } from 'vitest';
import { BAC, LOCAL, midway, moveText, play, quiet, sit } from '../testing/table.ts';
import { round, type SamState } from './index.ts';

describe('plain play', () => {
  const suggestion = (state: SamState): string | null => {
    const action = round.suggest(round.view(state, state.turn ?? ''));
    return action && moveText(action);
  };
  const TWO = { an: '3♠ 4♥ 5♦ 7♣ 7♥ 9♥ J♦ Q♣ K♠ A♥', binh: '3♣ 4♦ 6♠ 7♦ 8♣ 10♦ J♠ Q♥ K♣ 2♦' };

  const LOW_RUN = { an: 'A♠ 2♠ 3♠ 6♦ 7♦ 9♦ 10♦' };

  test('out of turn and after the end nothing is suggested; in the calling to everyone', () => {
    const first = sit(BAC, TWO, 'an');
    expect(['an', 'binh', 'onlooker'].map((who) => round.suggest(round.view(first, who))?.type)).toEqual([
      'silent',
      'silent',
      undefined,
    ]);
    const second = quiet(first);
    expect(round.suggest(round.view(second, 'binh'))).toBeNull();
    const end = play(midway(BAC, { an: '3♠', binh: '4♠' }), 'an 3♠');
    expect(['an', 'binh', ''].map((who) => round.suggest(round.view(end, who)))).toEqual([null, null, null]);
  });

  test('calls sâm with a hand that hardly anything beats', () => {
    expect(
      suggestion(sit(LOCAL, { an: '9♠ 10♠ J♠ Q♠ K♠ A♠ A♥ A♦ 2♥ 2♣', binh: '3♣ 4♦ 6♠ 7♦ 8♣ 10♦ 5♠ Q♥ K♣ 2♦' })),
    ).toBe('an call');
  });

  test.each([
    ['a quad, aces and 2s beside one low card', '8♠ 8♥ 8♦ 8♣ A♠ A♥ A♦ 2♠ 2♥ 3♦', 'an call'],
    ['a run of six with a 2 in it, aces and a 2 beside one low card', 'A♠ 2♠ 3♠ 4♠ 5♠ 6♠ A♥ A♦ 2♥ 9♦', 'an call'],
    ['but not with two runs of five', '3♠ 4♠ 5♠ 6♠ 7♠ 9♠ 10♠ J♠ Q♠ K♥', 'an silent'],
  ])('such as %s', (_, an, wanted) => {
    const rules = { ...LOCAL, runs: 'low-two' } as const;
    expect(suggestion(sit(rules, { an, binh: '3♣ 4♣ 6♥ 7♦ 9♣ 10♦ J♦ Q♦ K♣ 2♦' }))).toBe(wanted);
  });

  test.each([
    ['leads around the lowest card, as many as go with it', TWO, [], 'an 3♠ 4♥ 5♦'],
    ['follows with the lowest that beats', TWO, ['an 7♣'], 'binh 8♣'],
    ['keeps a 2', { an: 'A♥ 3♠ 4♥ 6♦ 8♦', binh: '4♦ 6♠ 7♦ 2♦' }, ['an A♥'], 'binh pass'],
    ['until cards run short', { an: 'A♥ 3♠', binh: '4♦ 6♠ 7♦ 2♦' }, ['an A♥'], 'binh 2♦'],
    ['keeps a quad', { an: '2♥ 3♠ 4♥ 6♦ 8♦', binh: '7♠ 7♥ 7♦ 7♣ 8♠ 9♠' }, ['an 2♥'], 'binh pass'],
    ['until three are left', { an: 'A♥ 3♠ 4♥ 6♦', binh: '4♦ 6♠ 7♦ 8♦ 2♦' }, ['an A♥'], 'binh 2♦'],
    ['goes out where that is possible', { an: '3♠ 4♥ 6♦', binh: '7♠' }, ['an 6♦'], 'binh 7♠'],
    ['with a quad too', { an: '2♥ 3♠ 4♥ 6♦ 8♦', binh: '7♠ 7♥ 7♦ 7♣' }, ['an 2♥'], 'binh 7♠ 7♣ 7♦ 7♥'],
    [
      'four in a row are no quad',
      { an: '3♠ 4♥ 5♦ 6♦ 8♦ 9♦ J♦ Q♠', binh: '5♠ 6♠ 7♦ 8♣ J♥' },
      ['an 3♠ 4♥ 5♦ 6♦'],
      'binh 5♠ 6♠ 7♦ 8♣',
    ],
    ['no 2 for a low run', { an: 'A♠ 2♠ 3♠ 6♦ 9♦', binh: '4♦ 6♠ 7♦' }, [], 'an 3♠'],
    ['but for one of five', { an: 'A♠ 2♠ 3♠ 4♦ 5♠ 9♦', binh: '4♣ 6♠ 7♦' }, [], 'an A♠ 2♠ 3♠ 4♦ 5♠'],
    ['as many as go with it, 2s or not behind them', { an: '3♠ 3♥ 9♦ 2♠ 2♥ 2♦', binh: '4♣ 6♠ 7♦' }, [], 'an 3♠ 3♥'],
    ['follows with a run without a 2', { ...LOW_RUN, binh: '2♥ 3♦ 4♦ 5♠ 9♣ J♣' }, ['an A♠ 2♠ 3♠'], 'binh 3♦ 4♦ 5♠'],
    ['or else with one that has a 2', { ...LOW_RUN, binh: '2♥ 3♦ 4♦ 9♣ J♣' }, ['an A♠ 2♠ 3♠'], 'binh 2♥ 3♦ 4♦'],
    ['before one with a single card plays the highest', { an: '3♠ 8♥ K♦', binh: '7♠' }, [], 'an K♦'],
    ['or a pair', { an: '3♠ 3♥ K♦', binh: '7♠' }, [], 'an 3♠ 3♥'],
    ['does not keep a 2 for last', { an: '5♠ 2♠', binh: '6♦ 7♦' }, [], 'an 2♠'],
    ['rather passes than ends on a 2', { an: 'K♠ 3♠', binh: '2♠' }, ['an K♠'], 'binh pass'],
    ['leads with a 2 where there is nothing else', { an: '2♠', binh: '3♠' }, [], 'an 2♠'],
  ] as const)('%s', (_, table, moves, wanted) => {
    expect(suggestion(play(midway(BAC, table), ...moves))).toBe(wanted);
  });

  test('against a caller spares nothing, and may end on a 2', () => {
    const soft = { ...BAC, samFails: 'pass-or-beaten' } as const;
    const alone = { ...midway(soft, { an: 'A♥ 3♠ 4♥ 6♦', binh: '4♦ 6♠ 7♦ 2♦' }), caller: 'an' };
    expect(suggestion(play(alone, 'an A♥'))).toBe('binh 2♦');
    const last = { ...midway(soft, { an: 'A♥ 3♠ 4♥ 6♦', binh: '2♦' }), caller: 'an' };
    expect(suggestion(play(last, 'an A♥'))).toBe('binh 2♦');
    const many = { ...midway(soft, { an: 'A♥ 3♠ 4♥ 6♦ 8♦', binh: '4♦ 6♠ 7♦ 2♦' }), caller: 'an' };
    expect(suggestion(play(many, 'an A♥'))).toBe('binh 2♦');
    const two = { ...midway(soft, { an: '5♥ 3♠ 4♥ 6♦ 8♦', binh: '6♠ 2♦' }), caller: 'an' };
    expect(suggestion(play(two, 'an 5♥'))).toBe('binh 6♠');
  });

  test('a caller begins with the longest and highest, and keeps no 2 for last', () => {
    const begins = (an: string) => suggestion({ ...midway(BAC, { an, binh: '4♦ 6♠' }), caller: 'an' });
    expect(begins('3♠ 8♠ 8♥ K♠ K♥')).toBe('an K♠ K♥');
    expect(begins('3♠ 2♠')).toBe('an 2♠');
    expect(begins('3♠ 3♥ 2♠')).toBe('an 2♠');
  });

  test('a 2 may be the last card where the house allows it', () => {
    const free = { ...BAC, finishOnTwo: 'allowed' } as const;
    expect(suggestion(midway(free, { an: '5♠ 2♠', binh: '6♦ 7♦' }))).toBe('an 5♠');
  });

  test('two quads are kept from a pair of 2s', () => {
    const table = { an: '2♠ 2♥ 3♠ 4♥ 6♦ 8♦', binh: '5♠ 5♥ 5♦ 5♣ 7♠ 7♥ 7♦ 7♣ 9♠ J♦' };
    expect(suggestion(play(midway({ ...BAC, chopTwo: 'quad-per-two' }, table), 'an 2♠ 2♥'))).toBe('binh pass');
  });

  test('it is not told what others hold', () => {
    const one = midway(BAC, { an: '3♠ 8♥ K♦', binh: '7♠ 9♠' });
    const two = midway(BAC, { an: '3♠ 8♥ K♦', binh: '2♠ 2♥' });
    expect(suggestion(one)).toBe(suggestion(two));
  });
});
