/** Cards as the poker evaluators of npm write them, to hold our Xì Tố against theirs. */

import { type Card, type Rank, rankOf, SUITS, suitOf } from '#core/card.ts';

const RANKS_UP: readonly Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** A card's number in phe and in @pokertools/evaluator: four times its rank, the 2 being 0, and its suit. */
export function peerCode(card: Card): number {
  return RANKS_UP.indexOf(rankOf(card)) * 4 + SUITS.indexOf(suitOf(card));
}

/** A card as pokersolver reads it: `Td`. */
export function peerName(card: Card): string {
  return rankOf(card).replace('10', 'T') + suitOf(card).toLowerCase();
}
