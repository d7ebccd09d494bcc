/**
 * Ba Cây and Bài Cào straight from ba-cay.md §3.2–3.5, §3.7 and "Readings that are settled" in notation.md, written
 * without a look at the engine: cards are text (`10H`), the order of the cards is a list written out in full, and the
 * ranking is made by taking away, time after time, the hands that nobody left over beats.
 */

import type { BaCayRules } from '../engine/rules.ts';
import type { BaCayKind } from '../engine/steps.ts';

export interface LiteralSeat {
  readonly name: string;
  readonly banker: boolean;
  readonly cards: readonly string[];
}

export interface LiteralHand {
  readonly kind: BaCayKind;
  readonly points: number;
  /** The rank that is there three times, or nothing. */
  readonly threeOf: string;
  /** The place of its best card in the rule set's order, 0 for the top card; -1 where the rule set has no such order. */
  readonly best: number;
}

interface LiteralVerdict {
  readonly hands: readonly { readonly name: string; readonly kind: string; readonly points: number }[];
  readonly ranking: readonly (readonly string[])[];
  readonly players?: readonly { readonly name: string; readonly outcome: string; readonly net: number }[];
}

/** ba-cay.md §3.2: ace 1, 2 to 10 as printed, J Q K ten each. */
const COUNT: Readonly<Record<string, number>> = {
  A: 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  '10': 10,
  J: 10,
  Q: 10,
  K: 10,
};

const rankOf = (card: string): string => card.slice(0, -1);

/** ba-cay.md §3.2: totals above ten lose ten until they are ten or less; where ten is worst it counts nothing. */
function literalPoints(cards: readonly string[], ten: 'best' | 'worst'): number {
  let points = 0;
  for (const card of cards) points += COUNT[rankOf(card)] ?? Number.NaN;
  while (points > 10) points -= 10;
  return points === 10 && ten === 'worst' ? 0 : points;
}

const ORDERS = new Map<string, readonly string[]>();

/** The card order of a rule set, built once. */
export function literalOrder(rules: BaCayRules): readonly string[] {
  const { suits, ace, compare } = rules;
  const house = `${suits} ${ace} ${compare}`;
  const order = ORDERS.get(house) ?? orderOf(rules);
  ORDERS.set(house, order);
  return order;
}

/** Every card of 52, the top one first, as `suits`, `ace` and `compare` have it (ba-cay.md §3.2, §3.4, §3.7, §3.8). */
function orderOf({ suits, ace, compare }: BaCayRules): readonly string[] {
  const middle = ['K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'];
  const ranks = ace === 'high' ? ['A', ...middle] : [...middle, 'A'];
  const order: string[] = [];
  if (compare === 'suit-first') {
    for (const suit of suits) for (const rank of ranks) order.push(rank + suit);
  } else {
    for (const rank of ranks) for (const suit of suits) order.push(rank + suit);
  }
  // A♦ is the top card of all under low-except-diamond.
  return ace === 'low-except-diamond' ? ['AD', ...order.filter((card) => card !== 'AD')] : order;
}

export function literalHand(cards: readonly string[], rules: BaCayRules): LiteralHand {
  const [first = '', second = '', third = ''] = cards.map(rankOf);
  const threeOf = first === second && second === third ? first : '';
  const points = literalPoints(cards, rules.ten);
  const order = rules.tie === 'suit' ? literalOrder(rules) : [];
  const best = order.findIndex((card) => cards.includes(card));
  const kind = (): BaCayKind => {
    const faces = ['J', 'Q', 'K'];
    const threeFaces = rules.threeFaces && cards.every((card) => faces.includes(rankOf(card)));
    // K K K is sap where threeAlike=above-all, ba-tien otherwise if threeFaces.
    if (threeOf !== '' && rules.threeAlike === 'above-all') return 'sap';
    if (threeFaces) return 'ba-tien';
    if (threeOf !== '' && rules.threeAlike === 'below-ba-tien') return 'sap';
    // at-cu needs ten=best, ace=low-except-diamond, tie=suit.
    const atCu = rules.ten === 'best' && rules.ace === 'low-except-diamond' && rules.tie === 'suit';
    if (atCu && points === 10 && cards.includes('AD')) return 'at-cu';
    return points === 0 ? 'bu' : 'nut';
  };
  return { kind: kind(), points, threeOf, best };
}

/**
 * What a kind of hand is worth before any points, the higher the better, by where the rule set puts a sáp: above all, or below ba
 * tiên; ba tiên beats all points. ba-cay.md §3.3, §3.7.
 */
export function literalClass(kind: string | undefined, threeAlike: string | undefined): number {
  const special = threeAlike === 'above-all' ? ['ba-tien', 'sap'] : ['sap', 'ba-tien'];
  return special.indexOf(kind ?? '') + 1;
}

/** 1 where the first hand is better, -1 where the second is, 0 where they are equal. ba-cay.md §3.4. */
export function literalCompare(a: LiteralHand, b: LiteralHand, rules: BaCayRules): -1 | 0 | 1 {
  const [one, other] = [literalClass(a.kind, rules.threeAlike), literalClass(b.kind, rules.threeAlike)];
  if (one !== other) return one > other ? 1 : -1;
  // Two sáp: the higher rank wins, the ace low.
  if (a.kind === 'sap') {
    const ladder = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
    return ladder.indexOf(a.threeOf) > ladder.indexOf(b.threeOf) ? 1 : -1;
  }
  // More points; two ba tiên follow `tie` instead.
  if (a.kind !== 'ba-tien') {
    if (a.points > b.points) return 1;
    if (a.points < b.points) return -1;
  }
  if (rules.tie === 'draw') return 0;
  return a.best < b.best ? 1 : -1;
}

export function literalDecide(seats: readonly LiteralSeat[], rules: BaCayRules): LiteralVerdict {
  const held = seats.map((seat) => ({ ...seat, hand: literalHand(seat.cards, rules) }));
  const hands = held.map(({ name, hand: { kind, points } }) => ({ name, kind, points }));

  const ranking: string[][] = [];
  let left = held;
  while (left.length > 0) {
    const table = left;
    const best = table.filter((one) => !table.some((other) => literalCompare(other.hand, one.hand, rules) === 1));
    ranking.push(best.map(({ name }) => name));
    left = table.filter((one) => !best.includes(one));
  }

  const banker = held.find((seat) => seat.banker);
  if (!banker) return { hands, ranking };
  const players = held
    .filter((seat) => !seat.banker)
    .map(({ name, hand }) => ({ name, ...literalSettlement(hand, banker.hand, rules) }));
  return { hands, ranking, players };
}

/** Against the banker: ba-cay.md §3.4, `bc-mode-cai`, and §3.5, `bc-pay`. */
export function literalSettlement(
  hand: LiteralHand,
  banker: LiteralHand,
  rules: BaCayRules,
): { readonly outcome: string; readonly net: number } {
  const result = literalCompare(hand, banker, rules);
  const outcome = result === 1 ? 'win' : result === -1 ? 'lose' : rules.bankerTie === 'banker' ? 'lose' : 'push';
  if (outcome === 'push') return { outcome, net: 0 };
  // The multiplier follows the kind of the hand that won.
  const kind = outcome === 'win' ? hand.kind : banker.kind;
  const stakes = kind === 'ba-tien' && rules.payout === 'ba-tien-2' ? 2 : 1;
  return { outcome, net: outcome === 'win' ? stakes : -stakes };
}
