/** The unseen cards that complete four cards to a wanted hand. */

import { ALL_CARDS, type Card } from '#core/card.ts';
import type { Category } from '../engine/category.ts';
import { isInDeck, readHand } from '../engine/hand.ts';
import type { XiToRules } from '../engine/rules.ts';

export interface Draw {
  /** The cards that make it. */
  readonly cards: readonly Card[];
  /** The number of unseen cards: each is equally likely to come next. */
  readonly outOf: number;
}

/**
 * @param held four cards
 * @param seen other known cards, which cannot come any more
 * @param wanted the combinations to make
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
