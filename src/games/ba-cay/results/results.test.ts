/** Rounds of Ba Cây and Bài Cào by their result: ba-cay.md §3.4 and §3.5. */

import { describe, expect, test } from 'vitest';
import type { ToldResult } from '#core/evening/evening.ts';
import { ruledSeats, tellRounds } from '#testing/told-rounds.ts';
import type { BaCayVerdict } from '../engine/decide.ts';
import { game } from '../engine/index.ts';
import { type BaCayRules, PRESETS } from '../engine/rules.ts';
import { results } from './index.ts';

const NORTH: BaCayRules = PRESETS['ba-cay'];
const SOUTH: BaCayRules = PRESETS['bai-cao'];
const withBanker = (text: string, change: Partial<BaCayRules> = {}, base = SOUTH): string =>
  ruledSeats(results, 'banker', text, { ...base, ...change });
const forPot = (text: string, change: Partial<BaCayRules> = {}, base = SOUTH): string =>
  ruledSeats(results, 'pot', text, { ...base, ...change });
const codes = (role: 'banker' | 'player', rules: BaCayRules): readonly string[] =>
  results.optionsOf('banker', role, rules).map(({ code }) => code);

describe('what is told against a banker', () => {
  test.each<[string, string, Partial<BaCayRules>, string]>([
    ['bc-pay', 'win; cai plain; lose; push', {}, '+1 0 -1 0'],
    ['bc-pay: of the banker nothing need be told', 'win; cai ?; win', {}, '+1 -2 +1'],
    ['bc-ba-tien: for one stake', 'cai plain; ba-tien; lose', {}, '0 +1 -1'],
    ['bc-pay: ba tiên for two', 'cai plain; ba-tien; lose', { payout: 'ba-tien-2' }, '-1 +2 -1'],
    ['bc-pay: the banker’s too', 'cai ba-tien; lose; lose', { payout: 'ba-tien-2' }, '+4 -2 -2'],
    ['bc-ba-tien: nobody wins against one', 'cai ba-tien; win', {}, 'not-in-house 1'],
    ['bc-batien-tie', 'cai ba-tien; ba-tien; push', {}, '0 0 0'],
    ['bc-batien-tie: to the banker', 'cai ba-tien; ba-tien', { bankerTie: 'banker' }, '+1 -1'],
    ['bc-sap: not played', 'cai plain; sap', {}, 'not-in-house 1'],
    ['bc-sap: below a ba tiên', 'cai ba-tien; sap', { threeAlike: 'below-ba-tien' }, '+1 -1'],
    ['bc-sap: above it', 'cai ba-tien; sap', { threeAlike: 'above-all' }, '-1 +1'],
    ['bc-sap: of two the higher, so it has to be told', 'cai sap; sap', { threeAlike: 'above-all' }, 'missing 1'],
    [
      'bc-sap: three kings are a ba tiên below which others win',
      'cai sap; win',
      { threeAlike: 'below-ba-tien' },
      '-1 +1',
    ],
    ['bc-cmp-cao', 'cai nut:5; nut:7; nut:3; nut:5; nut:0', {}, '+1 +1 -1 0 -1'],
    ['bc-cmp-cao: points against a banker who has not told any', 'cai ?; nut:7', {}, 'missing 0'],
    ['bc-cmp-cao: nothing is lower than bù', 'cai nut:0; lose', {}, 'not-in-house 1'],
    ['bc-cmp-cao: how many points', 'cai nut; win', {}, 'missing 0'],
    ['bc-cmp-cao: no more than nine', 'cai nut:10; win', {}, 'no-such-round'],
    ['bc-mode-cai: equal hands are the banker’s', 'cai plain; push', { bankerTie: 'banker' }, 'not-in-house 1'],
    ['bc-ba-tien: four people at most', 'cai ba-tien; ba-tien; ba-tien; ba-tien; ba-tien', {}, 'no-such-round'],
    ['everybody is told', 'cai plain; ?', {}, 'missing 1'],
  ])('%s: %s', (_, text, change, wanted) => {
    expect(withBanker(text, change)).toBe(wanted);
  });

  test.each<[string, string, string]>([
    ['bc-cmp-cay: nothing draws', 'cai plain; push', 'not-in-house 1'],
    ['bc-cmp-cay: equal points go by the best card, which has to be told', 'cai nut:7; nut:7', 'missing 1'],
    ['bc-cmp-cay: and then it is', 'cai nut:7; win; lose', '0 +1 -1'],
    ['bc-points-cay: ten is best', 'cai nut:9; nut:10', '-1 +1'],
    ['bc-ba-tien: not in the short pack', 'cai plain; ba-tien', 'not-in-house 1'],
  ])('%s in Ba Cây: %s', (_, text, wanted) => {
    expect(withBanker(text, {}, NORTH)).toBe(wanted);
  });

  test('a house asks only for what it has', () => {
    expect(codes('player', SOUTH)).toEqual(['win', 'push', 'lose', 'ba-tien', 'nut']);
    expect(codes('player', { ...SOUTH, threeAlike: 'above-all' })).toContain('sap');
    expect(codes('player', NORTH)).toEqual(['win', 'lose', 'nut']);
    expect(codes('banker', NORTH)).toEqual(['plain', 'nut']);
    expect(results.optionsOf('banker', 'banker', NORTH).at(-1)?.counts).toEqual({ min: 1, max: 10 });
    expect([results.formsOf(SOUTH), results.sidesOf(SOUTH)]).toEqual([['banker', 'pot'], []]);
  });
});

describe('what is told of a pot', () => {
  test.each<[string, string, Partial<BaCayRules>, string]>([
    ['bc-mode-tat', '?; win; ?; ?', {}, '-1 +3 -1 -1'],
    ['bc-tat-tie: shared', 'win; win; ?; ?', {}, '+1 +1 -1 -1'],
    ['bc-tat-tie: the odd one is the first’s', 'win; win; ?', {}, '+1 0 -1'],
    ['bc-tat-tie: three', 'win; win; win', {}, '0 0 0'],
    ['bc-tat-tie: played again', 'win; win; ?', { bestTie: 'replay' }, 'not-in-house 1'],
    ['bc-cmp-cay: nothing is equal', 'win; win; ?', { tie: 'suit' }, 'not-in-house 1'],
    ['somebody takes it', '?; ?', {}, 'missing 0'],
    ['nobody loses it', 'win; lose', {}, 'not-in-house 1'],
    ['alone', 'win', {}, 'no-such-round'],
  ])('%s: %s', (_, text, change, wanted) => {
    expect(forPot(text, change)).toBe(wanted);
  });
});

describe('a round of Ba Cây told by its result is paid as its cards are, in any house', () => {
  test('against a banker', () => {
    const { same, faults, wrong } = tellRounds(
      game,
      results,
      {
        form: 'banker',
        tell: (fields, verdict, _, rng) => {
          const { players } = verdict;
          if (!players) return undefined;
          return fields.map(({ role, name }) => {
            if (role === 'cai') return { role: 'banker', result: handOf(verdict, 'cai') };
            const outcome = players.find((one) => one.name === name)?.outcome ?? '';
            const hand = handOf(verdict, name);
            const isTold = isAlone(verdict, name) && (hand.code !== 'nut' || rng.upTo(1) === 0);
            return { role: 'player', result: isTold ? hand : { code: outcome } };
          });
        },
      },
      250,
      39,
    );
    expect(wrong).toEqual([]);
    expect(faults).toEqual([]);
    expect(same).toBeGreaterThan(60);
  });

  test('for the pot', () => {
    const { same, faults, wrong } = tellRounds(
      game,
      results,
      {
        form: 'pot',
        // Where equal hands play again, the case is not the end of the round.
        house: (rules): BaCayRules => ({ ...rules, bestTie: 'split' }),
        tell: (fields, { players, ranking }) =>
          players
            ? undefined
            : fields.map(({ name }) => {
                return { role: 'player', result: ranking[0]?.includes(name) ? { code: 'win' } : null };
              }),
      },
      300,
      40,
    );
    expect(wrong).toEqual([]);
    expect(faults).toEqual([]);
    expect(same).toBeGreaterThan(80);
  });
});

/** What people say of a hand where they do not say only who won. */
function handOf({ hands }: BaCayVerdict, name: string): ToldResult {
  const hand = hands.find((one) => one.name === name);
  const isNamed = hand?.kind === 'ba-tien' || hand?.kind === 'sap';
  return isNamed ? { code: hand.kind } : { code: 'nut', count: hand?.points ?? 0 };
}

/** Is something else told of the hand than of the banker's? */
function isAlone(verdict: BaCayVerdict, name: string): boolean {
  return JSON.stringify(handOf(verdict, name)) !== JSON.stringify(handOf(verdict, 'cai'));
}
