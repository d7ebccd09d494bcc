import { describe, expect, test } from 'vitest';
import { BAC, LOCAL, midway, moveText, play, quiet, sit } from '../testing/table.ts';
import { round, type SamState } from './index.ts';

describe('plain play', () => {
  const suggestion = (state: SamState): string | null => {
    const action = round.suggest(round.view(state, state.turn ?? ''));
    return action && moveText(action);
  };
  const TWO = { an: '3♠ 4♥ 5♦ 7♣ 7♥ 9♥ J♦ Q♣ K♠ A♥', binh: '3♣ 4♦ 6♠ 7♦ 8♣ 10♦ J♠ Q♥ K♣ 2♦' };

  test('out of turn and after the end he has nothing to say; in the calling everyone has', () => {
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

  test('he calls sâm with a hand that hardly anything beats', () => {
    expect(
      suggestion(sit(LOCAL, { an: '9♠ 10♠ J♠ Q♠ K♠ A♠ A♥ A♦ 2♥ 2♣', binh: '3♣ 4♦ 6♠ 7♦ 8♣ 10♦ 5♠ Q♥ K♣ 2♦' })),
    ).toBe('an call');
  });

  test.each([
    ['he leads round his lowest card, as many as go with it', TWO, [], 'an 3♠ 4♥ 5♦'],
    ['he follows with the lowest that beats', TWO, ['an 7♣'], 'binh 8♣'],
    ['he keeps a 2', { an: 'A♥ 3♠ 4♥ 6♦ 8♦', binh: '4♦ 6♠ 7♦ 2♦' }, ['an A♥'], 'binh pass'],
    ['until cards run short', { an: 'A♥ 3♠', binh: '4♦ 6♠ 7♦ 2♦' }, ['an A♥'], 'binh 2♦'],
    ['he keeps a quad', { an: '2♥ 3♠ 4♥ 6♦ 8♦', binh: '7♠ 7♥ 7♦ 7♣ 8♠ 9♠' }, ['an 2♥'], 'binh pass'],
    ['he goes out where he can', { an: '3♠ 4♥ 6♦', binh: '7♠' }, ['an 6♦'], 'binh 7♠'],
    ['before one with a single card he plays his highest', { an: '3♠ 8♥ K♦', binh: '7♠' }, [], 'an K♦'],
    ['or a pair', { an: '3♠ 3♥ K♦', binh: '7♠' }, [], 'an 3♠ 3♥'],
    ['he does not keep a 2 for last', { an: '5♠ 2♠', binh: '6♦ 7♦' }, [], 'an 2♠'],
    ['he rather passes than ends on a 2', { an: 'K♠ 3♠', binh: '2♠' }, ['an K♠'], 'binh pass'],
    ['he leads with a 2 where he has nothing else', { an: '2♠', binh: '3♠' }, [], 'an 2♠'],
  ] as const)('%s', (_, table, moves, wanted) => {
    expect(suggestion(play(midway(BAC, table), ...moves))).toBe(wanted);
  });

  test('against a caller he spares nothing, and may end on a 2', () => {
    const soft = { ...BAC, samFails: 'pass-or-beaten' } as const;
    const alone = { ...midway(soft, { an: 'A♥ 3♠ 4♥ 6♦', binh: '4♦ 6♠ 7♦ 2♦' }), caller: 'an' };
    expect(suggestion(play(alone, 'an A♥'))).toBe('binh 2♦');
    const last = { ...midway(soft, { an: 'A♥ 3♠ 4♥ 6♦', binh: '2♦' }), caller: 'an' };
    expect(suggestion(play(last, 'an A♥'))).toBe('binh 2♦');
  });

  test('it is not told what others hold', () => {
    const one = midway(BAC, { an: '3♠ 8♥ K♦', binh: '7♠ 9♠' });
    const two = midway(BAC, { an: '3♠ 8♥ K♦', binh: '2♠ 2♥' });
    expect(suggestion(one)).toBe(suggestion(two));
  });
});
