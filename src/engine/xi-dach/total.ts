import { type Card, RANKS } from '../core/card.ts';
import { sure } from '../core/sure.ts';
import type { XiDachRules } from './rules.ts';

/** The values that one ace may take in a hand of `size` cards. Rule xd-ace: S1 S3 S4 and O-BV all differ. */
export function aceValues(aces: XiDachRules['aces'], size: number): readonly number[] {
  switch (aces) {
    case 'any':
      return [1, 10, 11];
    case 'one-ten':
      return [1, 10];
    case 'by-size-a':
      return size === 2 ? [11] : size === 3 ? [1, 10] : [1];
    case 'by-size-b':
      return size === 2 ? [10, 11] : [1];
    case 'by-size-c':
      return size === 2 ? [10, 11] : size === 3 ? [1, 10] : [1];
  }
}

export function isAce(card: Card): boolean {
  return card % 13 === 0;
}

/** 10, J, Q or K. */
export function isTen(card: Card): boolean {
  return card % 13 >= 9;
}

/** J, Q or K. */
export function isFace(card: Card): boolean {
  return card % 13 >= 10;
}

/** What a card other than an ace counts. Rules xd-pips and xd-faces: 2 to 10 as printed, J Q K ten each. */
function plainValue(card: Card): number {
  return Math.min((card % RANKS.length) + 1, 10);
}

/** One way to count a hand: what each card counts, in its order, and the sum. */
export interface Count {
  readonly parts: readonly number[];
  readonly total: number;
}

/**
 * Every total that the house allows for a hand, ascending, each with one way to get it (aces high to low in card order).
 * House rules are asked only if there is an ace. Rules xd-ace, xd-total.
 */
export function countHand(cards: readonly Card[], rules: XiDachRules): readonly Count[] {
  const aces = cards.filter(isAce).length;
  return aces === 0 ? [countWith(cards, [])] : countAces(cards, aces, rules.aces);
}

// Under every house rule the same hands are counted again and again; a hand's cards never change.
const counted = new WeakMap<readonly Card[], Map<XiDachRules['aces'], readonly Count[]>>();

function countAces(cards: readonly Card[], aces: number, rule: XiDachRules['aces']): readonly Count[] {
  const known = counted.get(cards) ?? new Map<XiDachRules['aces'], readonly Count[]>();
  counted.set(cards, known);
  const found = known.get(rule);
  if (found) return found;
  const counts = new Map<number, Count>();
  for (const choice of multisets(aceValues(rule, cards.length), aces)) {
    const count = countWith(cards, choice);
    counts.set(count.total, count);
  }
  const sorted = [...counts.values()].sort((a, b) => a.total - b.total);
  known.set(rule, sorted);
  return sorted;
}

/** The highest total up to 21, or else the lowest. Rule xd-best-total (outside O-XDTS; S1 "as the case asks", S4 "at will"). */
export function bestCount(counts: readonly Count[]): Count {
  return sure(counts.findLast((count) => count.total <= 21) ?? counts[0]);
}

function countWith(cards: readonly Card[], aceChoice: readonly number[]): Count {
  let ace = 0;
  const parts = cards.map((card) => (isAce(card) ? sure(aceChoice[ace++]) : plainValue(card)));
  return { parts, total: parts.reduce((sum, part) => sum + part, 0) };
}

/** All ways to choose `count` values, order aside, each from high to low. */
function multisets(values: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return values.flatMap((value, index) =>
    multisets(values.slice(0, index + 1), count - 1).map((rest) => [value, ...rest]),
  );
}
