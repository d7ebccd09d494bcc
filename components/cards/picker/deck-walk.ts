/** Where the arrows lead in the deck: suits lie one below the other, and it wraps round in both directions. */

import { type Card, cardOf, type Rank, rankOf, SUITS, suitOf } from '#core/card.ts';

type Step = (from: Card, ranks: readonly Rank[]) => Card;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowRight: (from, ranks) => move(from, ranks, 0, 1),
  ArrowLeft: (from, ranks) => move(from, ranks, 0, -1),
  ArrowDown: (from, ranks) => move(from, ranks, 1, 0),
  ArrowUp: (from, ranks) => move(from, ranks, -1, 0),
  Home: (from, ranks) => cardOf(ranks[0] ?? 'A', suitOf(from)),
  End: (from, ranks) => cardOf(ranks.at(-1) ?? 'K', suitOf(from)),
};

function move(from: Card, ranksHere: readonly Rank[], suits: number, ranks: number): Card {
  const suit = SUITS.at((SUITS.indexOf(suitOf(from)) + suits) % SUITS.length) ?? 'S';
  const rank = ranksHere.at((ranksHere.indexOf(rankOf(from)) + ranks) % ranksHere.length) ?? 'A';
  return cardOf(rank, suit);
}

/** The card that a key leads to from this one; undefined for a key that leads nowhere. */
export function cardAfter(key: string, from: Card, ranks: readonly Rank[]): Card | undefined {
  return STEPS[key]?.(from, ranks);
}
