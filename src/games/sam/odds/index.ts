/** What the page on odds of Sâm counts: ten cards from either pack. */

import { binomial } from '#core/binomial.ts';
import type { InstantWin } from '../engine/instant.ts';
import type { SamRules } from '../engine/rules.ts';

type Deck = SamRules['deck'];

const SUITS = 4;
const DEALT = 10;

function ranksIn(deck: Deck): number {
  return deck / SUITS;
}

/** The number of different hands of ten from a pack. */
export function handsOfTen(deck: Deck): number {
  return binomial(deck, DEALT);
}

/** Where ten in a row can begin: from the ace, 2, 3, 4 or 5; without low 2s from the 3 on; in the short pack from the ace. */
function rowsOf(deck: Deck, runs: SamRules['runs']): number {
  if (deck === 40) return runs === 'low-two' ? 1 : 0;
  return runs === 'low-two' ? 5 : 3;
}

/** Hands that have the shape of an instant win, whatever else they have. Rule sam-instant. */
export function instantHands(kind: InstantWin, deck: Deck, runs: SamRules['runs']): number {
  const ranks = ranksIn(deck);
  switch (kind) {
    case 'sanh-rong':
      return rowsOf(deck, runs) * SUITS ** DEALT;
    case 'tu-quy-heo':
      return binomial(deck - SUITS, DEALT - SUITS);
    case 'dong-mau':
      return 2 * binomial(deck / 2, DEALT);
    // Three triples and a card of another rank; or a quad and two triples.
    case 'ba-sam-co':
      return binomial(ranks, 3) * SUITS ** 3 * (deck - 3 * SUITS) + ranks * binomial(ranks - 1, 2) * SUITS ** 2;
    case 'nam-doi':
      return binomial(ranks, 5) * binomial(SUITS, 2) ** 5;
  }
}

/** Hands that win at once under a rule set with four kinds, or five: each hand once, though it may have two shapes. */
export function winningHands(kinds: 'four' | 'five', deck: Deck, runs: SamRules['runs']): number {
  const ranks = ranksIn(deck);
  const counted: readonly InstantWin[] = ['sanh-rong', 'tu-quy-heo', 'dong-mau', 'nam-doi'];
  const four = counted.reduce((sum, kind) => sum + instantHands(kind, deck, runs), 0);
  // Ten in a row of one colour, and five pairs of one colour: two cards of each rank to choose from.
  const twice = 2 * rowsOf(deck, runs) * 2 ** DEALT + 2 * binomial(ranks, 5);
  if (kinds === 'four') return four - twice;
  // Four 2s and two triples are both.
  return four - twice + instantHands('ba-sam-co', deck, runs) - binomial(ranks - 1, 2) * SUITS ** 2;
}

/** Hands in which no rank is held more than `most` times. */
function atMost(most: number, deck: Deck): number {
  let counts = [1, ...Array.from({ length: DEALT }, () => 0)];
  for (let rank = 0; rank < ranksIn(deck); rank++) {
    counts = counts.map((_, cards) =>
      Array.from({ length: Math.min(most, cards) + 1 }, (__, held) => held).reduce(
        (sum, held) => sum + (counts[cards - held] ?? 0) * binomial(SUITS, held),
        0,
      ),
    );
  }
  return counts[DEALT] ?? 0;
}

/** Hands with a rank that is held `count` times or more. */
export function withAlike(count: 3 | 4, deck: Deck): number {
  return handsOfTen(deck) - atMost(count - 1, deck);
}

/** Hands with so many 2s or more. */
export function withTwos(least: number, deck: Deck): number {
  let hands = 0;
  for (let twos = least; twos <= SUITS; twos++) hands += binomial(SUITS, twos) * binomial(deck - SUITS, DEALT - twos);
  return hands;
}
