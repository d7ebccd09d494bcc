import { assertDefined } from '#core/assert-defined.ts';
import { type Card, isAce, rankIndex } from '#core/card.ts';
import type { XiDachRules } from './rules.ts';

/** The values that one ace may take in a hand of `size` cards. Rule xd-ace: S1 S3 S4 and O-BV all differ. */
export function aceValues(aces: XiDachRules['aces'], size: number): readonly number[] {
  switch (aces) {
    case 'any':
      return [1, 10, 11];
    case 'one-ten':
      return [1, 10];
    case 'one-eleven':
      return [1, 11];
    case 'by-size-a':
      return size === 2 ? [11] : size === 3 ? [1, 10] : [1];
    case 'by-size-b':
      return size === 2 ? [10, 11] : [1];
    case 'by-size-c':
      return size === 2 ? [10, 11] : size === 3 ? [1, 10] : [1];
  }
}

/** What a card other than an ace counts. Rules xd-pips and xd-faces: 2 to 10 as printed, J Q K ten each. */
export function plainValue(card: Card): number {
  return Math.min(rankIndex(card) + 1, 10);
}

/** One way to count a hand: what each card counts, in its order, and the sum. */
export interface CountedHand {
  readonly parts: readonly number[];
  readonly total: number;
}

/**
 * Every total that the rule set allows for a hand, ascending, each with one way to get it (aces high to low in card order). House
 * rules are read only if there is an ace. Rules xd-ace, xd-total.
 */
export function countHand(cards: readonly Card[], rules: XiDachRules): readonly CountedHand[] {
  const aces = cards.filter(isAce).length;
  if (aces === 0) return [countWith(cards, [])];
  return aceChoices(rules.aces, cards.length, aces).map((choice) => countWith(cards, choice));
}

const choicesOf = new Map<string, readonly (readonly number[])[]>();

/** For each sum that `count` aces can make, the lowest first, one way to make it. There are few: each is worked out once. */
function aceChoices(rule: XiDachRules['aces'], size: number, count: number): readonly (readonly number[])[] {
  const key = `${rule} ${size} ${count}`;
  const known = choicesOf.get(key);
  if (known) return known;
  const bySum = new Map(multisets(aceValues(rule, size), count).map((choice) => [sumOf(choice), choice]));
  const choices = [...bySum.keys()].sort((a, b) => a - b).map((sum) => assertDefined(bySum.get(sum)));
  choicesOf.set(key, choices);
  return choices;
}

/** The highest total up to 21, or else the lowest. Rule xd-best-total (outside O-XDTS; S1 "as the case asks", S4 "at will"). */
export function bestCount(counts: readonly CountedHand[]): CountedHand {
  return assertDefined(counts.findLast((count) => count.total <= 21) ?? counts[0]);
}

function countWith(cards: readonly Card[], aceChoice: readonly number[]): CountedHand {
  let ace = 0;
  const parts = cards.map((card) => (isAce(card) ? assertDefined(aceChoice[ace++]) : plainValue(card)));
  return { parts, total: sumOf(parts) };
}

function sumOf(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0);
}

/** All ways to choose `count` values, order aside, each from high to low. */
function multisets(values: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return values.flatMap((value, index) =>
    multisets(values.slice(0, index + 1), count - 1).map((rest) => [value, ...rest]),
  );
}
