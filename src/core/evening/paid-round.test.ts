/** What a round of an evening says of the house. */

import { describe, expect, test } from 'vitest';
import { game as sam } from '#games/sam/engine/index.ts';
import { results as samResults } from '#games/sam/results/index.ts';
import { game as xiDach } from '#games/xi-dach/engine/index.ts';
import { game as xiTo } from '#games/xi-to/engine/index.ts';
import { results as xiToResults } from '#games/xi-to/results/index.ts';
import { defaultRuleSet } from '../house-rules.ts';
import { parseRuleSet } from '../notation/read-text.ts';
import type { EveningRound } from './evening.ts';
import { paidByCards, paidByResult } from './paid-round.ts';
import type { ResultSeat } from './results.ts';

const AN = 1;
const BINH = 2;
const CHI = 3;
const round = (some: Partial<EveningRound>): EveningRound => ({
  game: 'xi-dach',
  house: 'xi-dach@pho-thong',
  stake: 2,
  banker: AN,
  seats: [BINH, AN, CHI],
  told: { type: 'cards', case: 'xi-dach@pho-thong;cai:10S.9H;binh:10H.10D;chi:9C.9S' },
  sides: [],
  nets: [2, 0, -2],
  ...some,
});

describe('a round that was told by its cards', () => {
  test('what each seat was paid, wherever the banker stands, and what the house pays', () => {
    const paid = paidByCards(xiDach, round({}));
    expect(paid?.paid).toEqual([2, 0, -2]);
    expect(paid?.paidBy(defaultRuleSet(xiDach).rules)).toEqual([2, 0, -2]);
    expect(paid?.answer?.verdict).toEqual({ players: { binh: { net: 1 }, chi: { net: -1 } } });
  });

  test('side payments say nothing of the hands', () => {
    const sides = [{ code: 'x', from: CHI, to: BINH, chips: 5 }];
    expect(paidByCards(xiDach, round({ sides, nets: [7, 0, -7] }))?.paid).toEqual([2, 0, -2]);
  });

  test('what is no multiple of the stake answers no question', () => {
    const paid = paidByCards(xiDach, round({ nets: [3, 0, -3] }));
    expect(paid).toMatchObject({ paid: [3, 0, -3], answer: undefined });
  });

  test('of a pot into which nobody said what was put: one stake each, shared chip by chip', () => {
    const house = 'xi-to@vipgame{suits=none}';
    const pot = round({
      game: 'xi-to',
      house,
      stake: 5,
      banker: null,
      seats: [AN, BINH, CHI],
      told: { type: 'cards', case: `${house};an:9H.10D.JC.QS.KH;binh:9S.10S.JD.QH.KS;chi:7D.8D.10C.JS.AC` },
      nets: [3, 2, -5],
    });
    const paid = paidByCards(xiTo, pot);
    const own = parseRuleSet(house, xiTo);
    expect(paid?.paidBy(own?.rules ?? {})).toEqual([3, 2, -5]);
    expect(paid?.answer).toBeUndefined();
  });

  test('of a pot, in chips, and no answer to a question', () => {
    const pot = round({
      game: 'xi-to',
      house: 'xi-to@x',
      banker: null,
      seats: [AN, BINH],
      told: { type: 'cards', case: 'xi-to;an:AS.AH;binh:KS.KH' },
      put: [5, 5],
      nets: [5, -5],
    });
    const paid = paidByCards(xiTo, { ...pot, house: 'xi-to' });
    expect(paid).toMatchObject({ paid: [5, -5], answer: undefined });
    expect(paid?.paidBy(defaultRuleSet(xiTo).rules)).toEqual([5, -5]);
    expect(paidByCards(xiTo, pot)).toBeUndefined();
  });

  test('a house that cannot rule on such hands pays nobody', () => {
    const young = round({ told: { type: 'cards', case: 'xi-dach@pho-thong;cai:2S.3H;binh:10H.10D;chi:9C.9S' } });
    expect(paidByCards(xiDach, young)?.paidBy(defaultRuleSet(xiDach).rules)).toBeUndefined();
  });

  test.each<[string, Partial<EveningRound>]>([
    ['hands that nobody told', { told: { type: 'amounts' } }],
    ['another number of hands', { seats: [BINH, AN], nets: [2, -2] }],
    ['what is no case', { told: { type: 'cards', case: 'xi-dach;cai:10S' } }],
    ['a banker who has no hand', { banker: 9 }],
  ])('%s: nothing', (_, some) => {
    expect(paidByCards(xiDach, round(some))).toBeUndefined();
  });
});

describe('a round that was told by its result', () => {
  const seats: readonly ResultSeat[] = [
    { role: 'player', result: { code: 'out' } },
    { role: 'player', result: { code: 'left', count: 4 } },
  ];
  const told = round({
    game: 'sam',
    house: 'sam@vipgame',
    banker: null,
    seats: [AN, BINH],
    told: { type: 'result', results: [{ code: 'out' }, { code: 'left', count: 4 }] },
    nets: [8, -8],
  });

  test('what was paid, and what a house pays', () => {
    const paid = paidByResult(samResults, seats, told);
    expect(paid?.paid).toEqual([8, -8]);
    expect(paid?.paidBy(defaultRuleSet(sam).rules)).toEqual([8, -8]);
    expect(paid?.answer).toBeUndefined();
  });

  test('a house that tells rounds otherwise pays nobody', () => {
    expect(paidByResult(samResults, seats, { ...told, banker: AN })?.paidBy(defaultRuleSet(sam).rules)).toBeUndefined();
    const none = seats.map((seat) => ({ ...seat, result: null }));
    expect(paidByResult(samResults, none, told)?.paidBy(defaultRuleSet(sam).rules)).toBeUndefined();
  });

  test('a pot is shared as it was put in', () => {
    const won: readonly ResultSeat[] = [
      { role: 'player', result: { code: 'win' } },
      { role: 'player', result: null },
    ];
    const pot = { ...told, put: [3, 5], nets: [5, -5] };
    const paid = paidByResult(xiToResults, won, pot);
    expect(paid?.paid).toEqual([5, -5]);
    expect(paid?.paidBy(defaultRuleSet(xiTo).rules)).toEqual([5, -5]);
  });

  test('a pot into which nobody said what was put is one stake each', () => {
    const won = [1, 2].map((): ResultSeat => ({ role: 'player', result: { code: 'win' } }));
    const paid = paidByResult(xiToResults, [...won, { role: 'player', result: null }], {
      ...told,
      stake: 5,
      seats: [AN, BINH, CHI],
      nets: [3, 2, -5],
    });
    expect(paid?.paidBy({ ...defaultRuleSet(xiTo).rules, suits: 'none' })).toEqual([3, 2, -5]);
  });

  test('cards: nothing', () => {
    expect(paidByResult(samResults, seats, round({}))).toBeUndefined();
  });
});
