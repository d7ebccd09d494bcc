/** What xi-to.md says of the hands at a table. */

import { type Card, formatCard, type Rank, rankOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { perCase } from '#testing/reasons/per-case.ts';
import type { Category } from '../../engine/category.ts';
import type { XiToRules } from '../../engine/rules.ts';
import { type LiteralHand, literalCompare, literalHand } from '../literal.ts';

export interface RecountedHand {
  readonly who: string;
  readonly cards: readonly Card[];
  readonly category: Category;
  /** Its cards by rank, in the order in which they are compared: of a straight from an ace below, its 10 first. */
  readonly groups: readonly (readonly Card[])[];
  readonly literal: LiteralHand;
}

/** The hands in the order of the case. */
export const handsOf = perCase((fields: readonly Field[], rules: XiToRules): readonly RecountedHand[] =>
  fields.map(({ name, cards }) => {
    const literal = literalHand(cards.map(formatCard), rules.aceLow);
    const groups = literal.ranks.map((rank) => cards.filter((card) => rankOf(card) === rank));
    return { who: name, cards, category: literal.category, groups, literal };
  }),
);

/** The hands best first, equal ones in seat order: repeatedly takes out those that no remaining hand beats. */
export const ranking = perCase((fields: readonly Field[], rules: XiToRules): readonly (readonly RecountedHand[])[] => {
  const groups: (readonly RecountedHand[])[] = [];
  for (let left = handsOf(fields, rules); left.length > 0; ) {
    const table = left;
    const best = table.filter((one) => !table.some((other) => literalCompare(other.literal, one.literal, rules) === 1));
    groups.push(best);
    left = table.filter((one) => !best.includes(one));
  }
  return groups;
});

/** Rule xt-rank, the lowest first. */
const LADDER: readonly Rank[] = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** The cards of `count` ranks in a row, one of each, the lowest first; nothing where there are none. */
export function inRow(cards: readonly Card[], count: number): readonly Card[] {
  for (let from = 0; from + count <= LADDER.length; from++) {
    const row = LADDER.slice(from, from + count).flatMap((rank) =>
      cards.filter((card) => rankOf(card) === rank).slice(0, 1),
    );
    if (row.length === count) return row;
  }
  return [];
}
