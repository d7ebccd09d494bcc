/** What leads people to take a worse hand for the better one. */

import { type Card, isFace, isTen } from '#core/card.ts';
import { pipsOf, readHand } from '../engine/hand.ts';
import type { BaCayRules } from '../engine/rules.ts';
import { compareHands } from '../engine/showdown.ts';
import { totalOf } from './hands.ts';
import type { MisconceptionId } from './ids.ts';

/** Why a hand is taken for better than one that beats it, or equals it, under this rule set. */
export function misconceptionBetween(
  strong: readonly Card[],
  weak: readonly Card[],
  rules: BaCayRules,
): MisconceptionId {
  const { by } = compareHands(readHand('', strong, rules), readHand('', weak, rules), rules);
  switch (by) {
    case 'kind':
      return weak.every(isTen) && !weak.every(isFace) ? 'ten-is-no-face' : 'special-first';
    case 'sap-rank':
      return 'alike-by-rank';
    case 'points':
      if (totalOf(weak) > totalOf(strong)) return 'high-total';
      return topOf(weak) > topOf(strong) ? 'high-card' : 'points-first';
    case 'draw':
      return 'equal-at-best';
    default:
      return 'best-card-first';
  }
}

function topOf(cards: readonly Card[]): number {
  return Math.max(...cards.map(pipsOf));
}
