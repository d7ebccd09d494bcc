/** Rounds of Tá Lả by their result: ta-la.md §4.4 and §4.5. */

import { describe, expect, test } from 'vitest';
import { ruledSeats, seatsInShort, tellRounds } from '#testing/told-rounds.ts';
import { game } from '../engine/index.ts';
import { PRESETS, type TaLaRules } from '../engine/rules.ts';
import { results } from './index.ts';

const NORTH: TaLaRules = PRESETS['mien-bac'];
const paid = (text: string, change: Partial<TaLaRules> = {}): string =>
  ruledSeats(results, 'points', text, { ...NORTH, ...change });
const codes = (change: Partial<TaLaRules> = {}): readonly string[] =>
  results.optionsOf('points', 'player', { ...NORTH, ...change }).map(({ code }) => code);

const TRON: Partial<TaLaRules> = { uKinds: 'plain-tron-khan', uPay: 'by-kind' };

describe('what is told of a round of Tá Lả', () => {
  test.each<[string, string, Partial<TaLaRules>, string]>([
    ['tl-pay-rank', 'points:9; points:2; points:17; points:24', {}, '-1 +6 -2 -3'],
    ['tl-tie: who laid down earlier', 'points:5; points:5; points:3', {}, '-1 -2 +3'],
    ['tl-pay-mom', 'points:9; points:2; points:17; mom', {}, '-1 +7 -2 -4'],
    ['tl-mom-many', 'mom; points:2; mom', {}, '-4 +8 -4'],
    ['tl-mom-many: all are', 'mom; mom; mom', {}, '+8 -4 -4'],
    ['tl-pay-u: each of the others five', 'u; ?; ?; ?', {}, '+15 -5 -5 -5'],
    ['tl-pay-u: whatever they have', 'points:9; u; mom', {}, '-5 +10 -5'],
    ['tl-pay-u: tròn six', 'u-tron; ?', TRON, '+6 -6'],
    ['tl-pay-u: khan seven', '?; u-khan', TRON, '-7 +7'],
    ['tl-pay-u: tròn ten', 'u-tron; ?; ?', { uKinds: 'plain-tron-khan', uPay: 'tron-double' }, '+20 -10 -10'],
    ['tl-pay-u: a kind that costs no more is not told', 'u-tron; ?', {}, 'not-in-house 0'],
    ['tl-u-den: one pays for all', 'u; den; ?; ?', {}, '+15 -15 0 0'],
    ['tl-u-den: by three eaten cards as well', 'u; ?; den', { uDen: 'three-eaten' }, '+10 0 -10'],
    ['tl-u-den: not played', 'u; den; ?', { uDen: 'none' }, 'not-in-house 1'],
    ['tl-u-den: only where somebody is ù', 'points:3; den', {}, 'no-such-round'],
    ['tl-u-den: one person', 'u; den; den', {}, 'no-such-round'],
    ['nothing is paid', 'points:3; mom', { payout: 'none' }, '0 0'],
    ['nothing is paid for an ù either', 'u; ?', { payout: 'none' }, '0 0'],
    ['two are ù', 'u; u', {}, 'no-such-round'],
    ['two are ù, each in another way', 'u; u-khan; ?', TRON, 'no-such-round'],
    ['tl-u-den: for a kind that costs more', 'u-khan; ?; den', TRON, '+14 0 -14'],
    ['everybody is told', 'points:3; ?', {}, 'missing 1'],
    ['with how many points', 'points; mom', {}, 'missing 0'],
    ['no more than six loose cards are worth', 'points:73; mom', {}, 'no-such-round'],
    ['tl-players', 'u; ?; ?; ?; ?', {}, 'no-such-round'],
    ['one seat is no round', 'u', {}, 'no-such-round'],
  ])('%s: %s', (_, text, change, wanted) => {
    expect(paid(text, change)).toBe(wanted);
  });

  test.each<[string, Partial<TaLaRules>, string]>([
    ['tl-pay-eat', {}, 'eaten-1 1, eaten-2 2, eaten-3 3, chot 4'],
    ['not paid', { payout: 'no-eaten' }, ''],
    ['nothing is paid', { payout: 'none' }, ''],
  ])('beside the places: %s', (_, change, wanted) => {
    const sides = results.sidesOf({ ...NORTH, ...change });
    expect(sides.map(({ code, units }) => `${code} ${units}`).join(', ')).toBe(wanted);
  });

  test('a house asks only for what it has', () => {
    expect(codes()).toEqual(['points', 'mom', 'u', 'den']);
    expect(codes({ ...TRON, uDen: 'none' })).toEqual(['points', 'mom', 'u', 'u-tron', 'u-khan']);
    expect(codes({ uKinds: 'plain', uPay: 'by-kind' })).toEqual(['points', 'mom', 'u', 'den']);
    expect(results.formsOf(NORTH)).toEqual(['points']);
  });

  test('the rules that are cited say why', () => {
    const rulesOf = (text: string): readonly string[] => {
      const ruling = results.settle('points', seatsInShort(text), NORTH);
      return ruling.ok ? ruling.value.rules : [];
    };
    expect(rulesOf('points:3; mom')).toEqual(['tl-rank', 'tl-mom', 'tl-pay-mom']);
    expect(rulesOf('u; den; ?')).toEqual(['tl-u-den']);
  });

  test('a round told by its result is paid as its cards are, in any house', () => {
    const { same, faults, wrong } = tellRounds(
      game,
      results,
      {
        form: 'points',
        // What eaten cards cost is told beside; a case does not say who has to pay for all but by them.
        house: (rules): TaLaRules => (rules.payout === 'none' ? rules : { ...rules, payout: 'no-eaten', uDen: 'none' }),
        tell: (fields, verdict, rules) => {
          if (verdict.kind !== 'showdown') return undefined;
          return verdict.players.map(({ name, points, mom }, at) => {
            const isTen = fields[at]?.cards.length === 10 && points === 0;
            const isTron = isTen && results.optionsOf('points', 'player', rules).some(({ code }) => code === 'u-tron');
            if (name === verdict.out) return { role: 'player', result: { code: isTron ? 'u-tron' : 'u' } };
            return { role: 'player', result: mom ? { code: 'mom' } : { code: 'points', count: points } };
          });
        },
      },
      1200,
      39,
    );
    expect(wrong).toEqual([]);
    // Ten cards of which nobody has discarded one can come to more points.
    expect(faults.filter((fault) => !fault.startsWith('no-such-round'))).toEqual([]);
    expect(faults.length).toBeLessThan(same / 20);
    expect(same).toBeGreaterThan(300);
  });
});
