/** A playing card as one small integer: suit × 13 + rank. */

import { assertDefined } from './assert-defined.ts';

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

/** Spades, hearts, diamonds, clubs (bích, cơ, rô, chuồn). */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

export const SUIT_GLYPHS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** 0 to 51. Made only by `cardOf` and `isCard`, so a plain number is never taken for a card. */
export type Card = number & { readonly __brand: 'Card' };

export function isCard(n: number): n is Card {
  return Number.isInteger(n) && n >= 0 && n < 52;
}

/** All 52 cards, A♠ first, K♣ last: the order of the card's number. */
export const ALL_CARDS: readonly Card[] = Array.from({ length: 52 }, (_, n) => n).filter(isCard);

/** The index of the card's rank in `RANKS`: 0 for the ace to 12 for the king. Each game defines its own order of ranks. */
export function rankIndex(card: Card): number {
  return card % 13;
}

/** The index of the card's suit in `SUITS`: 0 for spades to 3 for clubs. Each game defines whether suits count. */
export function suitIndex(card: Card): number {
  return Math.floor(card / 13);
}

/** The rank as it is written, `A` to `K`. */
export function rankOf(card: Card): Rank {
  return assertDefined(RANKS[rankIndex(card)]);
}

/** The suit as it is written: `S`, `H`, `D` or `C`. */
export function suitOf(card: Card): Suit {
  return assertDefined(SUITS[suitIndex(card)]);
}

/** The card with these indices of suit and rank: the inverse of `suitIndex` and `rankIndex`. */
export function cardAt(suit: number, rank: number): Card {
  return assertDefined(ALL_CARDS[suit * RANKS.length + rank]);
}

/** These cards but for those that are gone. */
export function withoutCards(cards: readonly Card[], gone: readonly Card[]): Card[] {
  return cards.filter((card) => !gone.includes(card));
}

/** Sorts by rank from the ace up, then ♠ ♥ ♦ ♣. */
export function byCard(a: Card, b: Card): number {
  return rankIndex(a) - rankIndex(b) || a - b;
}

/** Is it an ace? */
export function isAce(card: Card): boolean {
  return rankIndex(card) === 0;
}

/** Is it a 10, J, Q or K? */
export function isTen(card: Card): boolean {
  return rankIndex(card) >= 9;
}

/** Is it a J, Q or K? */
export function isFace(card: Card): boolean {
  return rankIndex(card) >= 10;
}

/** Hearts or diamonds. */
export function isRed(card: Card): boolean {
  const suit = suitOf(card);
  return suit === 'H' || suit === 'D';
}

/** The card of a rank and a suit. */
export function cardOf(rank: Rank, suit: Suit): Card {
  return cardAt(SUITS.indexOf(suit), RANKS.indexOf(rank));
}

/** `10H`: how JSON and canonical text write a card. */
export function formatCard(card: Card): string {
  return `${rankOf(card)}${suitOf(card)}`;
}

/** `10♥`: how people see it. */
export function displayCard(card: Card): string {
  return `${rankOf(card)}${SUIT_GLYPHS[suitOf(card)]}`;
}
