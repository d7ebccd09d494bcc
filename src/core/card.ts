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

export function rankOf(card: Card): Rank {
  return assertDefined(RANKS[card % 13]);
}

export function suitOf(card: Card): Suit {
  return assertDefined(SUITS[Math.floor(card / 13)]);
}

export function isRed(card: Card): boolean {
  const suit = suitOf(card);
  return suit === 'H' || suit === 'D';
}

/** The card of a rank and a suit. */
export function cardOf(rank: Rank, suit: Suit): Card {
  return assertDefined(ALL_CARDS[SUITS.indexOf(suit) * 13 + RANKS.indexOf(rank)]);
}

/** `10H`: how JSON and canonical text write a card. */
export function formatCard(card: Card): string {
  return `${rankOf(card)}${suitOf(card)}`;
}

/** `10♥`: how people read it. */
export function displayCard(card: Card): string {
  return `${rankOf(card)}${SUIT_GLYPHS[suitOf(card)]}`;
}
