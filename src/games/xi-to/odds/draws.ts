/** Which cards that nobody has seen make four cards a hand that one hopes for. */

import { ALL_CARDS, type Card } from '#core/card.ts';
import type { Category } from '../engine/category.ts';
import { isInDeck, readHand } from '../engine/hand.ts';
import type { XiToRules } from '../engine/rules.ts';

export interface Draw {
  /** The cards that make it. */
  readonly cards: readonly Card[];
  /** How many cards nobody has seen: each is as likely to come next. */
  readonly outOf: number;
}

/**
 * @param held four cards
 * @param seen what else is known and cannot come any more
 * @param wanted the combinations that one hopes for
 */
export function drawsTo(
  held: readonly Card[],
  seen: readonly Card[],
  wanted: readonly Category[],
  rules: Pick<XiToRules, 'aceLow'>,
): Draw {
  const unseen = ALL_CARDS.filter((card) => isInDeck(card) && !held.includes(card) && !seen.includes(card));
  const cards = unseen.filter((card) => wanted.includes(readHand([...held, card], rules).category));
  return { cards, outOf: unseen.length };
}
