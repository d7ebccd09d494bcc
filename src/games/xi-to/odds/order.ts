import type { Category } from '../engine/category.ts';
import type { XiToRules } from '../engine/rules.ts';
import { endings } from './endings.ts';

/** A combination on two ladders of nine rungs, 9 the highest. */
export interface Rung {
  readonly category: Category;
  /** Hands of the pack that are one. */
  readonly ways: number;
  /** Its rung if the rarer always stood higher. */
  readonly byCount: number;
  /** Its rung in this house. Rule xt-order. */
  readonly byHouse: number;
  /** What the house puts above it though it is commoner; lowest first. Where there is any, it stands too low. */
  readonly passes: readonly Category[];
}

/** The nine combinations by how rare they are, the rarest first, each with its place in the house. */
export function orderByCount(rules: XiToRules): readonly Rung[] {
  const house = endings([], rules);
  const rarest = house.toReversed().toSorted((a, b) => a.ways - b.ways);
  return rarest.map((row, at) => {
    const place = house.indexOf(row);
    const above = house.slice(place + 1);
    return {
      category: row.category,
      ways: row.ways,
      byCount: rarest.length - at,
      byHouse: place + 1,
      passes: above.filter(({ ways }) => ways > row.ways).map(({ category }) => category),
    };
  });
}
