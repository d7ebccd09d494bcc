import { describe, expect, test } from 'vitest';
import { assertOk } from '#testing/results.ts';
import { PRESETS } from '../engine/rules.ts';
import { autoPlay, moveAsText, play, sit } from '../testing/table.ts';
import { round, type XiToState } from './index.ts';

const VIP = PRESETS.vipgame;
const CHECK = PRESETS['short-deck'];

describe('plain play', () => {
  test.each(['dealt', 'chosen'] as const)('he never raises again, with a hole card that is %s', (hole) => {
    for (let seed = 0; seed < 100; seed++) {
      const players = Array.from({ length: 2 + (seed % 5) }, (_, i) => ({ name: `p${i}` }));
      const dealt = assertOk(round.deal({ ...VIP, hole }, { seed, players, limit: 3 + (seed % 10) }));
      // One tố in a betting round, one answer each; and at most one choice each.
      expect(autoPlay(dealt).actions.length).toBeLessThanOrEqual(players.length * (2 * 4 + 1));
    }
  });

  const suggestion = (state: XiToState): string | null => {
    const action = round.suggest(round.view(state, state.turn ?? ''));
    return action && moveAsText(action);
  };

  test('out of turn and after the end nothing is suggested', () => {
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
    ['level with what he sees he bets', VIP, { an: '7♠ 10♠', binh: '8♥ 10♥' }, [], 'an to 2'],
    ['or calls', VIP, { an: '7♠ 10♠', binh: '8♥ 10♥' }, ['an to 9'], 'binh theo'],
    ['who has folded is not in his way', VIP, { an: '7♠ J♠', binh: '8♥ 9♥', chi: '8♦ A♦' }, ['chi up'], 'an to 2'],
    ['the best of several is', VIP, { an: '7♠ J♠', binh: '8♥ 9♥', chi: '8♦ Q♦' }, ['chi to 9'], 'an up'],
    ['with a pair ahead of all he does not pass', CHECK, { an: 'A♥ A♠', binh: '7♥ K♥' }, [], 'an to 1'],
    [
      'behind a better pair he does',
      CHECK,
      { an: '7♥ 7♠ 9♠', binh: 'K♥ A♣ A♦' },
      ['binh check', 'an check', 'binh check'],
      'an check',
    ],
    [
      'and level with one',
      CHECK,
      { an: '7♥ 7♠ 9♠', binh: 'K♥ 7♣ 7♦' },
      ['an check', 'binh check', 'binh check'],
      'an check',
    ],
    [
      'a pair is as high as it is, whatever lies beside it',
      VIP,
      { an: '7♥ 7♠ A♠', binh: 'K♥ 8♣ 8♦' },
      ['binh to 2', 'an theo', 'binh to 9'],
      'an up',
    ],
    ['he hides the higher card', { ...VIP, hole: 'chosen' }, { an: '7♠ A♠', binh: 'K♥ 8♣' }, [], 'an hole A♠'],
  ] as const)('%s', (_, rules, table, moves, wanted) => {
    expect(suggestion(play(sit(rules, table), ...moves))).toBe(wanted);
  });

  test('it is not told what others hold face down', () => {
    const wanted = suggestion(play(sit(VIP, { an: '7♠ A♠', binh: '8♥ 8♣' }), 'an to 9'));
    expect(suggestion(play(sit(VIP, { an: 'A♥ A♠', binh: '8♥ 8♣' }), 'an to 9'))).toBe(wanted);
  });
});
