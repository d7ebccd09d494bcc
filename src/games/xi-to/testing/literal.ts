/**
 * Xì Tố straight from xi-to.md §2.2, §2.3, §2.7 and "Readings that are settled" in notation.md, written without a
 * look at the engine: cards are text (`10H`), orders are lists written out in full, and the ranking is made by taking
 * away, time after time, the hands that nobody left over beats.
 */

import type { Category } from '../engine/category.ts';
import type { XiToRules } from '../engine/rules.ts';

export interface LiteralSeat {
  readonly name: string;
  readonly cards: readonly string[];
}

export interface LiteralHand {
  readonly category: Category;
  /** The ranks that are compared one after another. */
  readonly ranks: readonly string[];
  /** The suits of the cards that have the first of these ranks. */
  readonly suits: readonly string[];
}

interface LiteralVerdict {
  readonly cards: number;
  readonly hands: readonly { readonly name: string; readonly category: string }[];
  readonly ranking: readonly (readonly string[])[];
}

/** xt-rank. */
const LADDER = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'];

/** xt-straight-top: from 10-J-Q-K-A down to 7-8-9-10-J, the top card first. */
const STRAIGHTS = ['A K Q J 10', 'K Q J 10 9', 'Q J 10 9 8', 'J 10 9 8 7'];

/** `aceLow`: the lowest straight, 10-high. */
const LOW_STRAIGHT = '10 9 8 7 A';

const rankOf = (card: string): string => card.slice(0, -1);
const suitOf = (card: string): string => card.slice(-1);

/** One to five cards. */
export function literalHand(cards: readonly string[], aceLow: boolean): LiteralHand {
  /** The ranks that occur this many times, high to low. */
  const times = (count: number): string[] =>
    LADDER.filter((rank) => cards.filter((card) => rankOf(card) === rank).length === count);
  const [quads, trips, pairs, singles] = [times(4), times(3), times(2), times(1)];

  // xt-cmp-same: quads, then trips, then pairs high to low, then the remaining cards high to low.
  let ranks = [...quads, ...trips, ...pairs, ...singles];
  let straight = STRAIGHTS.includes(ranks.join(' '));
  if (aceLow && ranks.join(' ') === 'A 10 9 8 7') {
    straight = true;
    ranks = LOW_STRAIGHT.split(' ');
  }
  const [first = ''] = cards;
  const oneSuit = cards.length === 5 && cards.every((card) => suitOf(card) === suitOf(first));

  let category: Category = 'mau-thau';
  if (pairs.length === 1 && trips.length === 0) category = 'doi';
  if (pairs.length === 2) category = 'thu';
  if (trips.length === 1 && pairs.length === 0) category = 'sam';
  if (straight) category = 'sanh';
  if (oneSuit) category = 'thung';
  if (trips.length === 1 && pairs.length === 1) category = 'cu-lu';
  if (quads.length === 1) category = 'tu-quy';
  if (straight && oneSuit) category = 'thung-pha-sanh';

  // xt-cmp-suit: the leading group; of a straight from an ace below, its 10.
  const suits = cards.filter((card) => rankOf(card) === ranks[0]).map(suitOf);
  return { category, ranks, suits };
}

/** xt-order, with `flush`. */
const ORDER = {
  'below-full-house': 'mau-thau doi thu sam sanh thung cu-lu tu-quy thung-pha-sanh'.split(' '),
  'above-full-house': 'mau-thau doi thu sam sanh cu-lu thung tu-quy thung-pha-sanh'.split(' '),
} as const;

/** 1 where the first hand is stronger, -1 where the second is, 0 where they are equal. xi-to.md §2.3. */
export function literalCompare(
  a: LiteralHand,
  b: LiteralHand,
  rules: Pick<XiToRules, 'flush' | 'suits' | 'tieBreak'>,
): -1 | 0 | 1 {
  if (a.category !== b.category) {
    const order = ORDER[rules.flush];
    return order.indexOf(a.category) > order.indexOf(b.category) ? 1 : -1;
  }
  // tieBreak: đôi and thú only; once all pair ranks are equal, the suit decides before the kicker does.
  const suitFirst = rules.tieBreak === 'suit-of-pair-first';
  const suitAfter = suitFirst && a.category === 'doi' ? 1 : suitFirst && a.category === 'thu' ? 2 : 5;
  for (let at = 0; at <= 5; at++) {
    if (at === suitAfter) {
      const bySuit = literalSuit(a, b, rules.suits);
      if (bySuit !== 0) return bySuit;
    }
    const [mine = '', his = ''] = [a.ranks[at], b.ranks[at]];
    if (mine !== his) return LADDER.indexOf(mine) < LADDER.indexOf(his) ? 1 : -1;
  }
  return 0;
}

/** xt-suit: the best suit in the leading group of each. */
function literalSuit(a: LiteralHand, b: LiteralHand, suits: XiToRules['suits']): -1 | 0 | 1 {
  if (suits === 'none') return 0;
  const order = { SHDC: ['S', 'H', 'D', 'C'], SCDH: ['S', 'C', 'D', 'H'] }[suits];
  for (const suit of order) {
    const mine = a.suits.includes(suit);
    const his = b.suits.includes(suit);
    if (mine && his) return 0;
    if (mine) return 1;
    if (his) return -1;
  }
  return 0;
}

export function literalDecide(seats: readonly LiteralSeat[], rules: XiToRules): LiteralVerdict {
  const held = seats.map(({ name, cards }) => ({ name, hand: literalHand(cards, rules.aceLow) }));
  const ranking: string[][] = [];
  let left = held;
  while (left.length > 0) {
    const table = left;
    const best = table.filter((one) => !table.some((other) => literalCompare(other.hand, one.hand, rules) === 1));
    ranking.push(best.map(({ name }) => name));
    left = table.filter((one) => !best.includes(one));
  }
  const hands = held.map(({ name, hand: { category } }) => ({ name, category }));
  return { cards: seats[0]?.cards.length ?? 0, hands, ranking };
}
