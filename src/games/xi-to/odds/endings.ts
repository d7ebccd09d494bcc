import type { Card } from '#core/card.ts';
import { CATEGORIES, type Category } from '../engine/category.ts';
import { categoryRank } from '../engine/compare.ts';
import type { XiToRules } from '../engine/rules.ts';
import { endingCounts } from '../hands/endings.ts';

export interface EndingRow {
  readonly category: Category;
  /** In how many ways the missing cards make it. */
  readonly ways: number;
  /** In how many ways the missing cards can come at all. */
  readonly outOf: number;
  /** `ways / outOf`, 0 to 1. */
  readonly chance: number;
}

/**
 * What these cards become once they are five, in the rule set's order, weakest first; what they cannot become is listed with 0
 * ways. With no card it counts all 201,376 hands. Of the rules `aceLow` matters, and `flush` for the order.
 * @param cards none to five different cards of the pack
 */
export function endings(cards: readonly Card[], rules: XiToRules): readonly EndingRow[] {
  const counted = endingCounts(cards, rules);
  const outOf = CATEGORIES.reduce((sum, category) => sum + counted[category], 0);
  return CATEGORIES.toSorted((a, b) => categoryRank(a, rules) - categoryRank(b, rules)).map((category) => {
    const ways = counted[category];
    return { category, ways, outOf, chance: ways / outOf };
  });
}
