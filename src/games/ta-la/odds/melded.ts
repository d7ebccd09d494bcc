/** Hands that are dealt ù: every union of melds is made once, and what can be added to it. */

import { ALL_CARDS, type Card } from '#core/card.ts';
import { meldsIn } from '../engine/hand.ts';

/** A set of cards as one number: the card's own number is its bit. Exact below 2 to the power of 53. */
const bitOf = (card: number): number => 2 ** card;

/** Melds that other melds are not made of: threes and fours of a rank, runs of three to five. */
const LONGEST = 5;

interface Union {
  readonly low: number;
  readonly high: number;
}

const HALF = 26;

/** All sets of `size` of these cards that split into melds without a rest. */
export function unions(size: number, deck: readonly Card[] = ALL_CARDS): readonly Union[] {
  const melds = meldsIn(deck)
    .filter((meld) => meld.length <= LONGEST)
    .map((meld) => ({
      size: meld.length,
      low: meld.reduce((bits, card) => (card < HALF ? bits + bitOf(card) : bits), 0),
      high: meld.reduce((bits, card) => (card < HALF ? bits : bits + bitOf(card - HALF)), 0),
    }));
  const found = new Map<number, Union>();
  const add = (from: number, low: number, high: number, left: number): void => {
    if (left === 0) {
      found.set(low + high * bitOf(HALF), { low, high });
      return;
    }
    for (const [at, meld] of melds.entries()) {
      if (at < from || meld.size > left || (left - meld.size > 0 && left - meld.size < 3)) continue;
      if ((meld.low & low) === 0 && (meld.high & high) === 0)
        add(at + 1, low | meld.low, high | meld.high, left - meld.size);
    }
  };
  add(0, 0, 0, size);
  return [...found.values()];
}

interface Dealt {
  /** Hands of nine without a card outside. */
  readonly nine: number;
  /** Hands of ten without a card outside. */
  readonly ten: number;
  /** Hands of ten with at most one. */
  readonly tenOrOne: number;
}

let dealt: Dealt | undefined;

/** How many hands are ù as they are dealt. Rule tl-u; some seconds the first time. */
export function dealtOut(): Dealt {
  dealt ??= count();
  return dealt;
}

function count(): Dealt {
  const nine = unions(9);
  const ten = unions(10);
  const hands = new Float64Array(nine.length * (ALL_CARDS.length - 9) + ten.length);
  let at = 0;
  for (const { low, high } of nine) {
    for (const card of ALL_CARDS) {
      const half = card < HALF ? low : high;
      const bit = 1 << (card % HALF);
      if ((half & bit) === 0) {
        hands[at++] = (card < HALF ? low | bit : low) + (card < HALF ? high : high | bit) * bitOf(HALF);
      }
    }
  }
  for (const { low, high } of ten) hands[at++] = low + high * bitOf(HALF);
  hands.sort();
  const different = hands.reduce((sum, hand, i) => (hand === hands[i - 1] ? sum : sum + 1), 0);
  return { nine: nine.length, ten: ten.length, tenOrOne: different };
}
