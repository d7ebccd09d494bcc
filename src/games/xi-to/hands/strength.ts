import { assertDefined } from '#core/assert-defined.ts';
import { type Card, suitOf } from '#core/card.ts';
import type { Category } from '../engine/category.ts';
import { categoryRank, pairsOf, suitHeight } from '../engine/compare.ts';
import { FULL_HAND, readHand } from '../engine/hand.ts';
import type { XiToRules } from '../engine/rules.ts';

/** The combination of one to five cards. */
export function categoryOf(cards: readonly Card[], rules: Pick<XiToRules, 'aceLow'>): Category {
  return readHand(cards, rules).category;
}

/**
 * A number that orders hands of as many cards: higher is stronger, equal exactly where the rule set has a tie. One hexadecimal
 * digit each for the combination's place, the heights of its groups, and the suit where it counts. The height of a low ace, −1,
 * is no digit, but no other straight has a 10 on top.
 */
export function handStrength(cards: readonly Card[], rules: XiToRules): number {
  const { category, groups } = readHand(cards, rules);
  const { suits } = rules;
  const leading = assertDefined(groups[0]).cards.map(suitOf);
  const suit = suits === 'none' ? 0 : Math.max(...leading.map((one) => suitHeight(one, suits)));
  const heights = Array.from({ length: FULL_HAND }, (_, i) => groups[i]?.height ?? 0);
  const suitAt = rules.tieBreak === 'suit-of-pair-first' ? pairsOf(category) || FULL_HAND : FULL_HAND;
  const digits = [categoryRank(category, rules), ...heights.slice(0, suitAt), suit, ...heights.slice(suitAt)];
  return digits.reduce((number, digit) => number * 16 + digit, 0);
}
