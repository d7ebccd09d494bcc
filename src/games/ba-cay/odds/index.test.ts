import { describe, expect, test } from 'vitest';
import { ALL_CARDS, type Card, formatCard } from '#core/card.ts';
import { type BaCayRules, PRESETS } from '../engine/rules.ts';
import { type LiteralHand, literalClass, literalHand } from '../testing/literal.ts';
import { againstBanker, pointsOdds } from './index.ts';

const { 'ba-cay': baCay, 'bai-cao': baiCao, 'online-cao': onlineCao, 'online-36': online36 } = PRESETS;

const waysOf = (rules: BaCayRules) => pointsOdds(rules).rows.map(({ step, ways }) => [step, ways]);
const byParity = (odd: number, even: number) =>
  Array.from({ length: 9 }, (_, at) => [`${at + 1}`, at % 2 === 0 ? odd : even]);

describe('points, ba-cay.md §3.9', () => {
  test('ba-cay: 704 with 10, 708 with each odd number, 724 with 2 to 8', () => {
    expect(waysOf(baCay)).toEqual([...byParity(708, 724), ['10', 704]]);
    expect(pointsOdds(baCay)).toMatchObject({ hands: 7140, atCu: 60 });
    expect(pointsOdds({ ...baCay, ace: 'high' }).atCu).toBe(0);
    expect(waysOf(online36)).toEqual(waysOf(baCay));
  });

  test('bai-cao: 220 ba tiên at the top, 2,164 bù at the bottom', () => {
    expect(waysOf(baiCao)).toEqual([['bu', 2164], ...byParity(2212, 2164), ['ba-tien', 220]]);
    expect(pointsOdds(baiCao)).toMatchObject({ hands: 22_100, atCu: 0 });
    expect(waysOf(onlineCao)).toEqual(waysOf(baiCao));
    // without ba tiên they are thirty points
    expect(waysOf({ ...baiCao, threeFaces: false })).toEqual([['bu', 2384], ...byParity(2212, 2164)]);
  });

  test('sáp stands where the house has it', () => {
    const steps = (rules: BaCayRules) =>
      waysOf(rules)
        .map(([step]) => step)
        .slice(-2);
    expect(steps({ ...baiCao, threeAlike: 'below-ba-tien' })).toEqual(['sap', 'ba-tien']);
    expect(steps({ ...baiCao, threeAlike: 'above-all' })).toEqual(['ba-tien', 'sap']);
    expect(waysOf({ ...baCay, threeAlike: 'above-all' }).at(-1)).toEqual(['sap', 36]);
  });

  test.each(Object.entries(PRESETS))('%s: the whole is 1, and each total is what its cards add up to', (_, rules) => {
    const { rows, hands } = pointsOdds(rules);
    expect(rows.reduce((sum, { ways }) => sum + ways, 0)).toBe(hands);
    expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    // ranks of a deck, 1 to 13 or 1 to 9, each in four suits: three ranks alike, two, none
    const top = rules.deck === 36 ? 9 : 13;
    const counted: Record<string, number> = {};
    for (let a = 1; a <= top; a++) {
      for (let b = a; b <= top; b++) {
        for (let c = b; c <= top; c++) {
          const ways = a === c ? 4 : a === b || b === c ? 24 : 64;
          const last = [a, b, c].reduce((sum, rank) => sum + Math.min(rank, 10), 0) % 10;
          const step = a > 10 && rules.threeFaces ? 'ba-tien' : last > 0 ? last : rules.ten === 'best' ? 10 : 'bu';
          counted[step] = (counted[step] ?? 0) + ways;
        }
      }
    }
    expect(Object.fromEntries(rows.map(({ step, ways }) => [step, ways]))).toEqual(counted);
  });
});

/** A number for a hand as the literal reading of the rules has it: the higher wins, equal ones are level. */
function literalStrength({ kind, points, threeOf, best }: LiteralHand, rules: BaCayRules, cards: boolean): number {
  const step = literalClass(kind, rules.threeAlike);
  if (kind === 'sap')
    return step * 1e6 + ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].indexOf(threeOf);
  return step * 1e6 + (step > 0 ? 0 : points * 1000) + (cards ? 100 - best : 0);
}

/** Every two hands of the deck that share no card, one pair after the other. */
function literalDeals(rules: BaCayRules) {
  const deck = ALL_CARDS.filter((card) => rules.deck === 52 || card % 13 < 9);
  const hands: (readonly Card[])[] = [];
  for (const [i, a] of deck.entries()) {
    for (const [j, b] of deck.slice(i + 1).entries()) {
      for (const c of deck.slice(i + j + 2)) hands.push([a, b, c]);
    }
  }
  const bits = (half: number) =>
    Int32Array.from(hands, (hand) =>
      hand.filter((card) => Math.floor(card / 26) === half).reduce((set, card) => set | (1 << (card % 26)), 0),
    );
  const read = hands.map((hand) => literalHand(hand.map(formatCard), rules));
  const strengths = (cards: boolean) => Int32Array.from(read, (hand) => literalStrength(hand, rules, cards));
  const low = bits(0);
  const high = bits(1);
  const whole = strengths(rules.tie === 'suit');
  const withoutCards = strengths(false);
  let pairs = 0;
  let equal = 0;
  let level = 0;
  for (let i = 0; i < hands.length; i++) {
    const [lowI = 0, highI = 0, mine = 0, bare = 0] = [low[i], high[i], whole[i], withoutCards[i]];
    for (let j = i + 1; j < hands.length; j++) {
      if ((lowI & (low[j] ?? 0)) | (highI & (high[j] ?? 0))) continue;
      pairs++;
      if (bare !== withoutCards[j]) continue;
      level++;
      if (mine === whole[j]) equal++;
    }
  }
  // either of the two may be the player's
  return { deals: 2 * pairs, equal: 2 * equal, level: 2 * level };
}

describe('against the banker', () => {
  test('there are 38,955,840 deals of 36 cards and 407,170,400 of 52', () => {
    expect(againstBanker(baCay).deals).toBe(38_955_840);
    expect(againstBanker(baiCao).deals).toBe(407_170_400);
  });

  test('ba-cay: half each; equal points are decided by the best card', () => {
    const { deals, win, draw, lose, level, byCard } = againstBanker(baCay);
    expect([win, draw, lose]).toEqual([deals / 2, 0, deals / 2]);
    expect([level, byCard]).toEqual([3_895_616, 1_947_808]);
  });

  test('bai-cao: 39,914,016 draws; a house whose banker takes them loses the player as many', () => {
    const fair = againstBanker(baiCao);
    expect(fair).toMatchObject({ win: 183_628_192, draw: 39_914_016, lose: 183_628_192, byCard: 0 });
    const tilted = againstBanker({ ...baiCao, bankerTie: 'banker' });
    expect(tilted).toEqual({ ...fair, draw: 0, lose: fair.lose + fair.draw });
    // Where no two hands are equal, there is no tie to win.
    expect(againstBanker({ ...baCay, bankerTie: 'banker' })).toEqual(againstBanker(baCay));
  });

  test.each([
    ['ba-cay', baCay],
    ['online-36', online36],
    ['ba-cay, equal points draw', { ...baCay, tie: 'draw' }],
    ['ba-cay, rank first, sáp above all', { ...baCay, compare: 'rank-first', threeAlike: 'above-all' }],
    ['bai-cao', baiCao],
    ['bai-cao, sáp above all', { ...baiCao, threeAlike: 'above-all' }],
    ['online-cao', onlineCao],
  ] satisfies [string, BaCayRules][])('%s: every deal, one after the other', (_, rules) => {
    const literal = literalDeals(rules);
    const counted = againstBanker(rules);
    expect(counted.deals).toBe(literal.deals);
    expect(counted.draw).toBe(literal.equal);
    expect(counted.level).toBe(literal.level);
    expect(counted.win).toBe((literal.deals - literal.equal) / 2);
    expect(counted.lose).toBe(counted.win);
    expect(counted.byCard).toBe((literal.level - literal.equal) / 2);
  });
});
