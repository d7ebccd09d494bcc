import { describe, expect, test } from 'vitest';
import { PRESETS } from '../engine/rules.ts';
import { moveOf, play, sit } from '../testing/table.ts';
import { BANKER, round } from './index.ts';

const RULES = PRESETS['pho-thong'];

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
    // With the minimum reached the banker could check early.
    expect(round.suggest(round.view(sit(RULES, { ...table, cai: '8♠ K♥' }), BANKER))).toBeNull();
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

  test('draws up to the banker’s minimum even where checking short is allowed (S1)', () => {
    const rules = { ...RULES, shortBanker: 'compares' } as const;
    const state = play(sit(rules, table), 'an stand', 'binh stand');
    expect(round.suggest(round.view(state, BANKER))).toEqual(moveOf('cai draw'));
  });

  test('with five cards checks, however short (xi-dach.md Q3)', () => {
    const rules = { ...RULES, fiveCard: '16-to-21' } as const;
    const short = { cai: '2♠ 2♥', players: { an: [10, 'K♣ 6♣'] }, stock: '3♠ 3♥ 4♠' } as const;
    const state = play(sit(rules, short), ...['an stand', 'cai draw', 'cai draw', 'cai draw']);
    expect(round.suggest(round.view(state, BANKER))).toEqual(moveOf('cai check an'));
  });
});
