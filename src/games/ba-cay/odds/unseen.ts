/** What questions ask of three cards while some of them, or the banker's, are still face down. */

import { binomial } from '#core/binomial.ts';
import { type Card, rankIndex, withoutCards } from '#core/card.ts';
import { deckUnder } from '#core/game/game.ts';
import { readHand } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import type { BaCayRules } from '../engine/rules.ts';
import { compareHands } from '../engine/showdown.ts';

/** The cards that bring two others to at least `least` points; only the points are looked at. */
export function cardsReaching(two: readonly Card[], least: number, rules: BaCayRules): readonly Card[] {
  return unseen(two, rules).filter((card) => {
    const { points } = readHand('', [...two, card], rules);
    return points >= least;
  });
}

/** Hands that somebody else may hold, and how many of them this one beats. */
export interface Against {
  readonly hands: number;
  readonly beaten: number;
}

/**
 * One hand against every one that can be dealt beside it: 5,456 of 36 cards, 18,424 of 52. Hands of the same ranks are as good as
 * each other but for their best cards, so that these are looked at only where all else is equal.
 */
export function against(cards: readonly Card[], rules: BaCayRules): Against {
  const mine = readHand('', cards, rules);
  const free = unseen(cards, rules);
  const ranks = [...new Set(free.map(rankIndex))].map((rank) => free.filter((card) => rankIndex(card) === rank));
  const bare: BaCayRules = { ...rules, tie: 'draw' };
  let beaten = 0;
  for (const [i, a] of ranks.entries()) {
    for (const [j, b] of ranks.slice(i).entries()) {
      for (const c of ranks.slice(i + j)) {
        const [first] = handsOf(a, b, c, 1);
        if (!first) continue;
        const his = readHand('', first, rules);
        const { order } = compareHands(mine, his, bare);
        if (order > 0) beaten += waysOf([a, b, c]);
        else if (order === 0 && rules.tie === 'suit')
          beaten += handsOf(a, b, c).filter(
            (hand) => compareHands(mine, { ...his, cards: hand }, rules).order > 0,
          ).length;
      }
    }
  }
  const { length } = free;
  return { hands: (length * (length - 1) * (length - 2)) / 6, beaten };
}

/** Hands with one card of each of these ranks, up to `most`; a rank may be given more than once, but then next to itself. */
function handsOf(
  a: readonly Card[],
  b: readonly Card[],
  c: readonly Card[],
  most = Number.POSITIVE_INFINITY,
): readonly (readonly Card[])[] {
  const hands: (readonly Card[])[] = [];
  for (const one of a) {
    for (const two of b) {
      if (b === a && two <= one) continue;
      for (const three of c) {
        if ((c === b && three <= two) || (c === a && three <= one)) continue;
        hands.push([one, two, three]);
        if (hands.length >= most) return hands;
      }
    }
  }
  return hands;
}

/** How many hands have a card of each of these ranks. */
function waysOf(ranks: readonly (readonly Card[])[]): number {
  return [...new Set(ranks)].reduce((product, rank) => {
    const times = ranks.filter((other) => other === rank).length;
    return product * binomial(rank.length, times);
  }, 1);
}

/** The cards of the rule set's deck that are not held. */
function unseen(held: readonly Card[], rules: BaCayRules): readonly Card[] {
  return withoutCards(deckUnder(game, rules), held);
}
