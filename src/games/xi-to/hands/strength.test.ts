import { describe, expect, test } from 'vitest';
import { parseCard } from '#core/notation/read-text.ts';
import { houseOf } from '../testing/cases.ts';
import { handStrength } from './strength.ts';

const cards = (text: string) => text.split(' ').flatMap((one) => parseCard(one) ?? []);

/** Of each line to the next: `<` weaker, `=` a tie, `>` stronger. */
function steps(house: string, hands: readonly string[]): string {
  const strengths = hands.map((hand) => handStrength(cards(hand), houseOf(house)));
  return strengths
    .slice(1)
    .map((strength, at) => '>=<'[Math.sign(strength - (strengths[at] ?? Number.NaN)) + 1])
    .join('');
}

describe('one number orders hands of as many cards', () => {
  const LADDER = [
    '7♠ 8♥ 9♥ 10♥ Q♥',
    '7♥ 7♦ 8♣ 9♠ 10♠',
    'A♥ A♦ Q♣ K♠ J♠',
    '7♥ 7♦ 8♣ 8♠ 9♠',
    'A♥ A♦ K♣ K♠ Q♠',
    '7♥ 7♦ 7♣ 8♠ 9♠',
    'A♥ 7♦ 8♣ 9♠ 10♠',
    '7♥ 8♦ 9♣ 10♠ J♠',
    '10♥ J♦ Q♣ K♠ A♠',
    '7♥ 8♥ 9♥ 10♥ Q♥',
    '7♥ 7♦ 7♣ 8♠ 8♦',
    '7♥ 7♦ 7♣ 7♠ 8♦',
    'A♦ 7♦ 8♦ 9♦ 10♦',
    '7♥ 8♥ 9♥ 10♥ J♥',
  ];

  test('from nothing to a thùng phá sảnh (xt-order), A-7-8-9-10 the lowest straight (xt-straight-top)', () => {
    expect(steps('vipgame{aceLow=true}', LADDER)).toBe('<'.repeat(13));
    expect(steps('vipgame{aceLow=true,tieBreak=suit-of-pair-first}', LADDER)).toBe('<'.repeat(13));
  });

  test('a thùng above a cù lũ, where the house has it so', () => {
    expect(steps('vipgame{aceLow=true,flush=above-full-house}', LADDER)).toBe('<<<<<<<<<><<<');
  });

  test('equal ranks: the best suit of the leading group (xt-cmp-suit), ♠♥♦♣, ♠♣♦♥, or a tie', () => {
    const hands = ['A♣ K♥ J♦ 9♠ 8♠', 'A♦ K♣ J♣ 9♣ 8♦', 'A♥ K♣ J♦ 9♠ 8♠', 'A♠ K♦ J♦ 9♠ 8♠', 'A♣ K♥ J♦ 9♥ 8♠'];
    expect(steps('vipgame', hands)).toBe('<<<>');
    expect(steps('vipgame{suits=SCDH}', hands)).toBe('>><>');
    expect(steps('vipgame{suits=none}', hands)).toBe('====');
  });

  test('equal pairs: kickers before the suit, or after it, where the house has it so (xt-cmp-suit)', () => {
    const pairs = ['8♠ 8♣ 7♥ 9♥ 10♥', '8♥ 8♦ 7♣ 9♠ J♠', '8♠ 8♣ 7♥ 9♥ J♥', '9♥ 9♦ 7♣ 8♦ 10♠'];
    const twoPairs = ['9♠ 9♣ 7♥ 7♦ K♥', '9♥ 9♦ 8♥ 8♦ 10♥', '9♠ 9♣ 8♠ 8♣ 7♥', '10♥ 10♦ 8♠ 8♣ 7♥'];
    const none = ['A♠ K♥ J♦ 9♠ 7♠', 'A♥ K♠ J♠ 9♥ 8♠'];
    expect([pairs, twoPairs, none].map((hands) => steps('vipgame', hands))).toEqual(['<<<', '<><', '<']);
    const before = 'vipgame{tieBreak=suit-of-pair-first}';
    expect([pairs, twoPairs, none].map((hands) => steps(before, hands))).toEqual(['><<', '<<<', '<']);
    const tied = 'vipgame{tieBreak=suit-of-pair-first,suits=none}';
    expect([pairs, twoPairs, none].map((hands) => steps(tied, hands))).toEqual(['<=<', '<><', '<']);
  });

  test('fewer than five cards: groups, then ranks, then the suit (xt-partial)', () => {
    expect(steps('vipgame', ['7♠', '8♥', '8♠', 'A♣'])).toBe('<<<');
    expect(steps('vipgame', ['A♥ K♥ Q♥', '7♥ 7♦ 8♥', '7♠ 7♣ 8♦', '7♥ 7♦ 7♣'])).toBe('<<<');
  });
});
