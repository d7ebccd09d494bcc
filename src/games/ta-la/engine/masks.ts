/** A hand as four numbers: for each suit thirteen bits, the ace the lowest. */

import type { Card } from '#core/card.ts';
import { cardAt, rankIndex, suitIndex } from '#core/card.ts';
import { LEAST } from './meld.ts';

export type Masks = readonly [spades: number, hearts: number, diamonds: number, clubs: number];

export function masksOf(cards: readonly Card[]): Masks {
  const masks: [number, number, number, number] = [0, 0, 0, 0];
  for (const card of cards) {
    const suit = suitIndex(card);
    const bit = 1 << rankIndex(card);
    if (suit === 0) masks[0] |= bit;
    else if (suit === 1) masks[1] |= bit;
    else if (suit === 2) masks[2] |= bit;
    else masks[3] |= bit;
  }
  return masks;
}

/** The cards of one suit's bits, lowest first. */
export function cardsOfSuit(mask: number, suit: number): Card[] {
  const cards: Card[] = [];
  for (let rank = 0; rank < 13; rank++) if (mask & (1 << rank)) cards.push(cardAt(suit, rank));
  return cards;
}

/** All cards, by rank and suit. */
export function cardsOfMasks(masks: Masks): Card[] {
  const cards: Card[] = [];
  for (let rank = 0; rank < 13; rank++) {
    for (const [suit, mask] of masks.entries()) if (mask & (1 << rank)) cards.push(cardAt(suit, rank));
  }
  return cards;
}

/** The unbroken stretches of three or more ranks in one suit's bits, lowest first, each as bits. */
export function stretchesOf(mask: number): number[] {
  const stretches: number[] = [];
  let run = 0;
  for (let rank = 0; rank <= 13; rank++) {
    if (mask & (1 << rank)) {
      run |= 1 << rank;
    } else {
      if (bitCount(run) >= LEAST) stretches.push(run);
      run = 0;
    }
  }
  return stretches;
}

/** Number of cards in one suit's bits. */
export function bitCount(mask: number): number {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) size++;
  return size;
}
