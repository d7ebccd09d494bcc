import { assertDefined } from '#core/assert-defined.ts';
import { type Card, isAce, rankIndex, suitOf } from '#core/card.ts';
import { AT_CU, type Hand } from './hand.ts';
import type { BaCayRules } from './rules.ts';
import type { BaCayKind } from './steps.ts';

/**
 * Which of two hands is better, and by what. `order` is above 0 where the first is, below 0 where the second is, 0 where
 * they are equal.
 */
export interface HandComparison {
  readonly order: number;
  readonly by: 'kind' | 'sap-rank' | 'points' | 'draw' | CardGround;
}

/** What decides between two cards. */
export type CardGround = 'top-card' | 'low-ace' | 'suit' | 'rank';

/**
 * Compares two hands of one deal. Rules bc-cmp-cao and bc-cmp-cay, with bc-sap where the rule set has one. Two ba tiên follow
 * `tie` like any equal points (bc-batien-tie).
 */
export function compareHands(a: Hand, b: Hand, rules: BaCayRules): HandComparison {
  const kinds = classOf(a.kind, rules) - classOf(b.kind, rules);
  if (kinds !== 0) return { order: kinds, by: 'kind' };
  // One deck has no two sáp of one rank.
  if (a.kind === 'sap') return { order: sapRank(a) - sapRank(b), by: 'sap-rank' };
  if (a.points !== b.points) return { order: a.points - b.points, by: 'points' };
  if (rules.tie === 'draw') return { order: 0, by: 'draw' };
  return compareCards(bestCardOf(a, rules), bestCardOf(b, rules), rules);
}

/** Hands of points rank below the special ones; a sáp ranks below a ba tiên or above it, depending on the rule set. */
function classOf(kind: BaCayKind, rules: BaCayRules): number {
  switch (kind) {
    case 'nut':
    case 'bu':
    case 'at-cu':
      return 0;
    case 'ba-tien':
      return 2;
    case 'sap':
      return rules.threeAlike === 'above-all' ? 3 : 1;
  }
}

/** The ace is the lowest. */
function sapRank({ cards }: Hand): number {
  return rankIndex(assertDefined(cards[0]));
}

/** The card of a hand that its owner compares. Rules bc-suit-order and bc-at-cu. */
export function bestCardOf({ cards }: Hand, rules: BaCayRules): Card {
  return cards.reduce((best, card) => (compareCards(card, best, rules).order > 0 ? card : best));
}

/**
 * Two different cards: A♦ over everything where it is the át cụ; else by suit and then rank, or by rank and then suit.
 * House rules are asked only where they can matter to these two.
 */
export function compareCards(a: Card, b: Card, rules: BaCayRules): { readonly order: number; readonly by: CardGround } {
  const aces = isAce(a) || isAce(b);
  const low = aces && rules.ace !== 'high';
  if (low && rules.ace === 'low-except-diamond' && (a === AT_CU || b === AT_CU))
    return { order: a === AT_CU ? 1 : -1, by: 'top-card' };
  const ranks = aces && !low ? highRank(a) - highRank(b) : rankIndex(a) - rankIndex(b);
  const suit = suitOf(a);
  const other = suitOf(b);
  if (suit !== other && (ranks === 0 || rules.compare === 'suit-first')) {
    return { order: rules.suits.indexOf(other) - rules.suits.indexOf(suit), by: 'suit' };
  }
  return { order: ranks, by: low ? 'low-ace' : 'rank' };
}

function highRank(card: Card): number {
  return isAce(card) ? 13 : rankIndex(card);
}

/** The hands best first; equal hands share a group and keep their order. */
export function rankHands(hands: readonly Hand[], rules: BaCayRules): readonly (readonly Hand[])[] {
  const groups: Hand[][] = [];
  for (const hand of hands.toSorted((a, b) => compareHands(b, a, rules).order)) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first && compareHands(first, hand, rules).order === 0) group.push(hand);
    else groups.push([hand]);
  }
  return groups;
}
