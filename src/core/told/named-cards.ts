/** Cards that a story names by their rank alone (`đôi già`): some that are free. */

import { type Card, cardOf, type Rank, SUITS, type Suit } from '../card.ts';

/** A card as it was named. */
export interface NamedCard {
  readonly rank: Rank;
  readonly suit?: Suit | undefined;
}

/**
 * A card for each that was named, hand by hand, no two alike; neighbours in other suits, so that no flush comes of it.
 * @param turn where the suits begin: another turn gives other suits, for who has to know whether they matter
 * @returns undefined where a card is named twice, or a rank five times
 */
export function namedCards(
  hands: readonly (readonly NamedCard[])[],
  turn: number,
): readonly (readonly Card[])[] | undefined {
  const used = new Set<Card>();
  for (const { rank, suit } of hands.flat()) {
    if (suit === undefined) continue;
    const card = cardOf(rank, suit);
    if (used.has(card)) return undefined;
    used.add(card);
  }
  const found: Card[][] = [];
  for (const [at, hand] of hands.entries()) {
    const cards: Card[] = [];
    for (const [place, { rank, suit }] of hand.entries()) {
      const free = SUITS.map((_, n) => SUITS[(n + place + at + turn) % SUITS.length])
        .flatMap((one) => (one === undefined ? [] : cardOf(rank, one)))
        .find((one) => !used.has(one));
      const card = suit === undefined ? free : cardOf(rank, suit);
      if (card === undefined) return undefined;
      used.add(card);
      cards.push(card);
    }
    found.push(cards);
  }
  return found;
}
