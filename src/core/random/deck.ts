import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { assertDefined } from '../assert-defined.ts';
import type { Card } from '../card.ts';

/** How many outputs are discarded before the first card is picked. */
const WARM_UP = 32;

/**
 * The cards in an order that depends on the seed alone (Fisher–Yates over xoroshiro128+).
 * @param cards any cards; not changed
 * @param seed a whole number; the same seed gives the same order everywhere
 */
export function shuffle(cards: readonly Card[], seed: number): Card[] {
  const rng = xoroshiro128plus(seed);
  // Neighbouring seeds start with similar outputs; after some outputs nothing of that is left.
  for (let i = 0; i < WARM_UP; i++) rng.next();
  const deck = [...cards];
  for (let last = deck.length - 1; last > 0; last--) {
    const pick = uniformInt(rng, 0, last);
    const card = assertDefined(deck[last]);
    deck[last] = assertDefined(deck[pick]);
    deck[pick] = card;
  }
  return deck;
}
