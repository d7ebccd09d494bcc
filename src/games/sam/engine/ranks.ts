import { assertDefined } from '#core/assert-defined.ts';
import { type Card, RANKS, type Rank, rankIndex, suitIndex } from '#core/card.ts';

/** Rule sam-rank, lowest first: 3 4 5 6 7 8 9 10 J Q K A 2. */
export const ORDER: readonly Rank[] = [...RANKS.slice(2), 'A', '2'];

/** The heights of the ace and the 2 in `ORDER`. */
export const ACE = 11;
export const TWO = 12;

/** How high a card stands by itself, 0 for a 3 to 12 for a 2 (heo). Suits count for nothing: rule sam-no-suit. */
export function heightOf(card: Card): number {
  return (rankIndex(card) + 11) % 13;
}

/** Is it a heo? */
export function isTwo(card: Card): boolean {
  return heightOf(card) === TWO;
}

/** The rank of this height. */
export function rankAt(height: number): Rank {
  return assertDefined(ORDER[height]);
}

/** The height of a rank, the inverse of `rankAt`. */
export function heightOfRank(rank: Rank): number {
  return ORDER.indexOf(rank);
}

/** Spades, clubs, diamonds, hearts: 0 to 3. It only says who holds the lowest card of a deal (rule sam-lead-first). */
const LEAD_SUITS = [0, 3, 2, 1] as const;

/** From the lowest card up; of one rank ♠ ♣ ♦ ♥: the order in which hands and plays are shown. */
export function byHeight(a: Card, b: Card): number {
  return heightOf(a) - heightOf(b) || leadSuit(a) - leadSuit(b);
}

function leadSuit(card: Card): number {
  return assertDefined(LEAD_SUITS[suitIndex(card)]);
}

/**
 * The order in which cards that are put down are shown: from the lowest up; ace and 2 first where the other cards follow on
 * them (A-2-3, 2-3-4).
 */
export function lined(given: readonly Card[]): Card[] {
  const cards = given.toSorted(byHeight);
  const low = cards.filter((card) => heightOf(card) >= ACE);
  const rest = cards.filter((card) => heightOf(card) < ACE);
  const follows = rest.length > 0 && rest.every((card, at) => heightOf(card) === at);
  return follows && low.some(isTwo) ? [...low, ...rest] : cards;
}
