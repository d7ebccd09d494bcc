/** The average result of a hand after a given number of unseen cards was drawn. */

import { type Card, rankIndex, suitIndex } from '#core/card.ts';
import { masksOf } from '../engine/masks.ts';
import { type Counter, NO_MELD } from './left.ts';

/** Chances are from 0 to 1. */
export interface Outlook {
  /** Points outside the melds. */
  readonly points: number;
  /** The part of `points` from hands without a meld. */
  readonly burnt: number;
  /** The chance that there is no meld. */
  readonly mom: number;
  /** The chance that nothing is left over. */
  readonly out: number;
}

/**
 * Averages over every equally likely choice of `draws` unseen cards; then the worst `drops` loose cards are discarded. A player
 * must discard before seeing the next card, so that with more than one draw the result is an upper estimate.
 */
export function outlookOf(
  hand: readonly Card[],
  unseen: readonly Card[],
  draws: number,
  drops: number,
  { left }: Counter,
): Outlook {
  const bits = unseen.map((card) => [suitIndex(card), 1 << rankIndex(card)] as const);
  const held = Uint16Array.from(masksOf(hand));
  let [ways, points, burnt, mom, out] = [0, 0, 0, 0, 0];
  const draw = (from: number, missing: number): void => {
    if (missing === 0) {
      const [spades = 0, hearts = 0, diamonds = 0, clubs = 0] = held;
      const found = left(spades, hearts, diamonds, clubs, drops);
      ways++;
      points += found % NO_MELD;
      if (found >= NO_MELD) {
        mom++;
        burnt += found % NO_MELD;
      }
      if (found === 0) out++;
      return;
    }
    for (let at = from; at <= bits.length - missing; at++) {
      const [suit, bit] = bits[at] ?? [0, 0];
      held[suit] = (held[suit] ?? 0) | bit;
      draw(at + 1, missing - 1);
      held[suit] = (held[suit] ?? 0) & ~bit;
    }
  };
  draw(0, draws);
  return { points: points / ways, burnt: burnt / ways, mom: mom / ways, out: out / ways };
}
