/** Rounds of Xì Dách by their result: xi-dach.md §1.5 and §1.6. */

import { describe, expect, test } from 'vitest';
import type { ToldResult } from '#core/evening/evening.ts';
import { ruledSeats, seatsInShort, tellRounds } from '#testing/told-rounds.ts';
import type { XiDachVerdict } from '../engine/decide.ts';
import { game } from '../engine/index.ts';
import { PRESETS, type XiDachRules } from '../engine/rules.ts';
import { results } from './index.ts';

const MOST: XiDachRules = PRESETS['pho-thong'];
const SOUTH: XiDachRules = PRESETS['mien-nam'];
const paid = (text: string, change: Partial<XiDachRules> = {}, base = MOST): string =>
  ruledSeats(results, 'banker', text, { ...base, ...change });
const codes = (role: 'banker' | 'player', change: Partial<XiDachRules> = {}): readonly string[] =>
  results.optionsOf('banker', role, { ...MOST, ...change }).map(({ code }) => code);

describe('what is told of a round of Xì Dách', () => {
  test.each<[string, string, Partial<XiDachRules>, string]>([
    ['xd-pay-even', 'win; cai plain; push; lose', {}, '+1 0 0 -1'],
    ['xd-pay-even: of the banker nothing need be told', 'win; cai ?; win', {}, '+1 -2 +1'],
    ['xd-cmp-ngu-linh', 'cai ?; ngu-linh; lose; lose', {}, '+1 +1 -1 -1'],
    ['xd-pay-bonus: ngũ linh for two', 'cai ?; ngu-linh; lose; lose', { payout: '3-2-2' }, '0 +2 -1 -1'],
    ['xd-pay-bonus: xì bàn for three', 'cai plain; xi-ban; xi-dach', { payout: '3-2-2' }, '-5 +3 +2'],
    ['xd-pay-bonus: the banker’s too', 'cai xi-dach; lose; lose; push', { payout: '3-2-2' }, '+4 -2 -2 0'],
    ['xd-natural-rank', 'cai xi-dach; xi-ban; lose', { payout: '3-2-2' }, '-1 +3 -2'],
    ['xd-phase1-banker: a ngũ linh loses', 'cai xi-dach; ngu-linh', {}, '+1 -1'],
    ['xd-phase1-banker: nobody else wins', 'cai xi-dach; win', {}, 'not-in-house 1'],
    ['xd-phase1-equal: a draw', 'cai xi-dach; xi-dach', {}, '0 0'],
    ['xd-phase1-equal: the banker', 'cai xi-dach; xi-dach', { naturalTie: 'banker' }, '+1 -1'],
    [
      'xd-phase1-equal: no draw where one side takes it',
      'cai xi-dach; push',
      { naturalTie: 'banker' },
      'not-in-house 1',
    ],
    ['xd-phase1-equal: the player', 'cai xi-dach; win', { naturalTie: 'player', payout: '3-2-2' }, '-2 +2'],
    ['xd-cmp-du-v-other: the banker is bust', 'cai quac; win; win; win', {}, '-3 +1 +1 +1'],
    ['xd-cmp-both-quac: a draw', 'cai quac; quac; push', {}, '0 0 0'],
    ['xd-cmp-both-quac: the banker', 'cai quac; quac', { bustVsBust: 'banker' }, '+1 -1'],
    ['xd-cmp-both-quac: by their totals, so it has to be told', 'cai quac; quac', { bustVsBust: 'lower' }, 'missing 1'],
    ['xd-cmp-both-quac: and then it is', 'cai quac; win; lose; push', { bustVsBust: 'lower' }, '0 +1 -1 0'],
    ['xd-cmp-non-v-quac: bust wins', 'cai quac; non; win', {}, '0 -1 +1'],
    ['xd-cmp-non-v-quac: short wins', 'cai quac; non', { shortVsBust: 'short-wins' }, '-1 +1'],
    ['xd-non-checked', 'cai plain; non; quac', {}, '+2 -1 -1'],
    [
      'xd-cmp-both-non: by their totals',
      'cai non; non',
      { shortBanker: 'compares', shortVsShort: 'higher' },
      'missing 1',
    ],
    ['xd-cmp-both-non: a draw', 'cai non; non', { shortBanker: 'compares' }, '0 0'],
    ['xd-check-right: a short banker may not check', 'cai non; win', {}, 'not-in-house 0'],
    ['xd-ngu-linh-low: by their totals', 'cai ngu-linh; ngu-linh', {}, 'missing 1'],
    ['xd-ngu-linh-low: and then it is told', 'cai ngu-linh; win; push; lose', {}, '0 +1 0 -1'],
    ['xd-ngu-linh-low: a draw whatever they are', 'cai ngu-linh; ngu-linh', { fiveVsFive: 'draw' }, '0 0'],
    ['xd-ngu-linh-low: the banker, so nobody wins', 'cai ngu-linh; win', { fiveVsFive: 'banker' }, 'not-in-house 1'],
    ['xd-xi-ban: two aces each for two people at most', 'cai plain; xi-ban; xi-ban; xi-ban', {}, 'no-such-round'],
    ['xd-xi-ban: and they are there for two', 'cai plain; xi-ban; xi-ban', {}, '-2 +1 +1'],
    ['xd-den: pays everyone', 'cai plain; den; win; lose', {}, '+1 -3 +2 0'],
    ['xd-den: two are caught', 'cai plain; den; den', {}, '+2 -1 -1'],
    ['xd-den: the banker pays whoever is not settled', 'cai den; ?; xi-dach; ?', {}, '-3 +1 +1 +1'],
    ['xd-den: the banker, before anybody is settled', 'cai den; ?; ?', {}, '-2 +1 +1'],
    ['xd-den: forbidden, so nobody is caught', 'cai plain; den', { overdraw: 'forbidden' }, 'not-in-house 1'],
    ['xd-den: what the others say holds', 'den; cai plain; push', {}, '-2 +1 +1'],
    ['xd-den: a fault of the others', 'den; cai xi-dach; win', {}, 'not-in-house 2'],
    ['xd-den: a round that the others cannot have', 'den; cai plain; xi-ban; xi-ban; xi-ban', {}, 'no-such-round'],
    ['each player is told', 'cai plain; win; ?', {}, 'missing 2'],
    ['a code that nobody knows', 'cai plain; won', {}, 'not-in-house 1'],
    ['without a banker', 'win; lose', {}, 'no-such-round'],
    ['with two', 'cai plain; cai plain; win', {}, 'no-such-round'],
    ['without players', 'cai plain', {}, 'no-such-round'],
    ['a table of eight', 'cai plain; win; win; win; lose; lose; push; ngu-linh', {}, '-2 +1 +1 +1 -1 -1 0 +1'],
  ])('%s: %s', (_, text, change, wanted) => {
    expect(paid(text, change)).toBe(wanted);
  });

  test('a house asks only for what it has', () => {
    expect(codes('banker')).toEqual(['plain', 'quac', 'ngu-linh', 'xi-dach', 'xi-ban', 'den']);
    expect(codes('banker', { shortBanker: 'compares', overdraw: 'forbidden' })).toEqual([
      'plain',
      'quac',
      'non',
      'ngu-linh',
      'xi-dach',
      'xi-ban',
    ]);
    // Five cards that are too low for a ngũ linh are short and can draw no more.
    expect(codes('banker', { fiveCard: '16-to-21' })).toContain('non');
    expect(codes('player')).toEqual(['win', 'push', 'lose', 'ngu-linh', 'xi-dach', 'xi-ban', 'quac', 'non', 'den']);
    expect([results.formsOf(MOST), results.sidesOf(MOST)]).toEqual([['banker'], []]);
  });

  test('the rule of whoever was told by a hand is cited first', () => {
    const ruling = results.settle('banker', seatsInShort('cai ?; lose; ngu-linh'), SOUTH);
    expect(ruling.ok && ruling.value.rules.slice(0, 2)).toEqual(['xd-cmp-ngu-linh', 'xd-pay-bonus']);
  });

  test('a round told by its result is paid as its cards are, in any house', () => {
    const { same, faults, wrong } = tellRounds(
      game,
      results,
      {
        form: 'banker',
        tell: (fields, verdict, rules, rng) =>
          fields.map(({ role, name }) => {
            if (role === 'cai') return { role: 'banker', result: { code: bankerCode(verdict, rules) } };
            const player = verdict.players.find((one) => one.name === name);
            return { role: 'player', result: player ? playerResult(player, verdict, rng.upTo(1) === 0) : null };
          }),
      },
      120,
      39,
    );
    expect(wrong).toEqual([]);
    expect(faults).toEqual([]);
    expect(same).toBeGreaterThan(60);
  });
});

/** A short banker who may not check has paid nothing but naturals, which costs the same. */
function bankerCode({ banker: { kind } }: XiDachVerdict, rules: XiDachRules): string {
  return results.optionsOf('banker', 'banker', rules).some(({ code }) => code === kind) ? kind : 'plain';
}

/** By the hand where that tells all, else by the outcome. */
function playerResult(
  { kind, outcome }: XiDachVerdict['players'][number],
  { banker }: XiDachVerdict,
  byHand: boolean,
): ToldResult {
  if (kind === banker.kind || kind === 'du') return { code: outcome };
  const isNamed = kind === 'xi-ban' || kind === 'xi-dach' || kind === 'ngu-linh';
  return { code: isNamed || byHand ? kind : outcome };
}
