import { assertDefined } from '#core/assert-defined.ts';
import { type Card, SUITS, type Suit, suitOf } from '#core/card.ts';
import { CATEGORIES, type Category } from './category.ts';
import type { Hand } from './hand.ts';
import type { XiToRules } from './rules.ts';

/** What settled a comparison of two hands of as many cards. */
export type Decided =
  /** Different combinations. `flush`: the house rule on thùng and cù lũ, where these two met. */
  | { readonly by: 'category'; readonly flush?: XiToRules['flush'] }
  /** The first group in which the ranks differ: `at` counts from 0, `cards` are one of each hand. */
  | { readonly by: 'rank'; readonly at: number; readonly cards: readonly [Card, Card] }
  /** Equal ranks, or equal pairs where the suit comes before the kickers (`before`). */
  | {
      readonly by: 'suit';
      readonly cards: readonly [Card, Card];
      readonly suits: 'SHDC' | 'SCDH';
      readonly before: boolean;
    }
  /** Equal ranks under a rule set where suits count for nothing. */
  | { readonly by: 'nothing' };

export interface Comparison {
  /** More than 0 where the first hand is stronger. */
  readonly order: number;
  readonly decided: Decided;
}

/** The combination's place, weakest first. Rule xt-order; `flush` is read only for the thùng and the cù lũ. */
export function categoryRank(category: Category, rules: Pick<XiToRules, 'flush'>): number {
  const place = CATEGORIES.indexOf(category);
  if (category !== 'thung' && category !== 'cu-lu') return place;
  if (rules.flush === 'below-full-house') return place;
  return category === 'thung' ? CATEGORIES.indexOf('cu-lu') : CATEGORIES.indexOf('thung');
}

/** The height of a suit under a rule set that ranks suits. Rule xt-suit. */
export function suitHeight(suit: Suit, suits: 'SHDC' | 'SCDH'): number {
  return SUITS.length - suits.indexOf(suit);
}

/**
 * Two hands of as many cards. Rules xt-order, xt-cmp-same, xt-cmp-suit; the second alone reads `tieBreak`, and only where the
 * pairs are equal and a kicker is not. No house rule is read that does not decide here.
 */
export function compare(a: Hand, b: Hand, rules: XiToRules): Comparison {
  if (a.category !== b.category) return byCategory(a.category, b.category, rules);
  const at = a.groups.findIndex((group, i) => group.height !== b.groups[i]?.height);
  if (at < 0) return bySuit(a, b, rules, false);
  if (at >= pairsOf(a.category) && pairsOf(a.category) > 0 && rules.tieBreak === 'suit-of-pair-first') {
    const suited = bySuit(a, b, rules, true);
    if (suited.order !== 0) return suited;
  }
  const mine = assertDefined(a.groups[at]);
  const his = assertDefined(b.groups[at]);
  return {
    order: mine.height - his.height,
    decided: { by: 'rank', at, cards: [assertDefined(mine.cards[0]), assertDefined(his.cards[0])] },
  };
}

/** Two different combinations. `flush` is read only where a thùng meets a cù lũ. */
function byCategory(a: Category, b: Category, rules: XiToRules): Comparison {
  const meet = (a === 'thung' && b === 'cu-lu') || (a === 'cu-lu' && b === 'thung');
  const { flush } = meet ? rules : BELOW;
  return {
    order: categoryRank(a, { flush }) - categoryRank(b, { flush }),
    decided: meet ? { by: 'category', flush } : { by: 'category' },
  };
}

/** All other pairs of combinations are ordered as S2 lists them, under any rule set. */
const BELOW = { flush: 'below-full-house' } as const;

/** The number of pairs at the head of a hand whose suit may come before its kickers. */
export function pairsOf(category: Category): number {
  return category === 'doi' ? 1 : category === 'thu' ? 2 : 0;
}

function bySuit(a: Hand, b: Hand, { suits }: XiToRules, before: boolean): Comparison {
  if (suits === 'none') return { order: 0, decided: { by: 'nothing' } };
  const cards = [bestOf(a, suits), bestOf(b, suits)] as const;
  const [mine, his] = cards;
  return {
    order: suitHeight(suitOf(mine), suits) - suitHeight(suitOf(his), suits),
    decided: { by: 'suit', cards, suits, before },
  };
}

/** The card of the leading group with the best suit. Rule xt-cmp-suit. */
function bestOf({ groups }: Hand, suits: 'SHDC' | 'SCDH'): Card {
  const [first, ...rest] = assertDefined(groups[0]).cards;
  return rest.reduce(
    (best, card) => (suitHeight(suitOf(card), suits) > suitHeight(suitOf(best), suits) ? card : best),
    assertDefined(first),
  );
}
