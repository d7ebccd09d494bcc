/** Questions about the next card: how many of a seat's unseen cards have which effect. */

import { ALL_CARDS, type Card } from '#core/card.ts';
import { readHand, type XiDachKind } from '../engine/hand.ts';
import type { XiDachRules } from '../engine/rules.ts';

/**
 * Cards that have not been seen; some of them are in other hands, which makes no difference to a player who sees none of them.
 */
export function unseen(seen: readonly Card[]): readonly Card[] {
  return ALL_CARDS.filter((card) => !seen.includes(card));
}

/** Of these cards the ones that make a hand one of this kind. */
export function cardsTo(
  kind: XiDachKind,
  hand: readonly Card[],
  from: readonly Card[],
  rules: XiDachRules,
): readonly Card[] {
  return from.filter((card) => readHand('', [...hand, card], rules).kind === kind);
}
