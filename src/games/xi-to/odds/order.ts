import type { Category } from '../engine/category.ts';
import type { XiToRules } from '../engine/rules.ts';
import { endings } from './endings.ts';

/** A combination's place in two orders of nine, 9 the highest. */
export interface CategoryOrder {
  readonly category: Category;
  /** Number of hands of the pack. */
  readonly ways: number;
  /** Its rung if the rarer always stood higher. */
  readonly byCount: number;
  /** Its place under this rule set. Rule xt-order. */
  readonly byHouse: number;
  /** More frequent combinations that the rule set ranks above it, lowest first. Where there are any, it is ranked too low. */
  readonly passes: readonly Category[];
}

/** The nine combinations by rarity, the rarest first, each with its place under the rule set. */
export function orderByCount(rules: XiToRules): readonly CategoryOrder[] {
  const order = endings([], rules);
  const rarest = order.toReversed().toSorted((a, b) => a.ways - b.ways);
  return rarest.map((row, at) => {
    const place = order.indexOf(row);
    const above = order.slice(place + 1);
    return {
      category: row.category,
      ways: row.ways,
      byCount: rarest.length - at,
      byHouse: place + 1,
      passes: above.filter(({ ways }) => ways > row.ways).map(({ category }) => category),
    };
  });
}
