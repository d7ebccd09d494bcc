/**
 * The points of a hand once its worst loose cards are discarded, computed fast from plain numbers. Cards are bits, a number for
 * each suit, as in the engine's `masks.ts`.
 */

import { type Card, cardAt, rankIndex, suitIndex } from '#core/card.ts';
import { meldsIn } from '../engine/hand.ts';
import { type Masks, masksOf, stretchesOf } from '../engine/masks.ts';
import { cardWorth, valueAt } from '../engine/meld.ts';
import type { MeldRules } from '../engine/rules.ts';

const RANKS = 13;
/** Sets of ranks in one suit. */
const SETS = 1 << RANKS;

/** Of each set of ranks of one suit those that lie in no run. */
const LOOSE = Uint16Array.from({ length: SETS }, (_, mask) =>
  stretchesOf(mask).reduce((rest, stretch) => rest & ~stretch, mask),
);

/** More than any hand counts: it is added where there is no meld. */
export const NO_MELD = 1024;

/** Points outside the melds, with `NO_MELD` where there are none. */
export interface Counter {
  /**
   * The fewest points of these cards after up to this many loose ones were discarded. The eaten cards stay, each in a meld.
   * @returns infinity where they cannot
   */
  left(spades: number, hearts: number, diamonds: number, clubs: number, drops: number): number;
}

/**
 * @param eaten cards that must lie in melds (rule tl-eat-limit)
 * @param cards all that could lie beside them
 */
export function counterOf(eaten: readonly Card[], cards: readonly Card[], rules: MeldRules): Counter {
  const values = Uint8Array.from({ length: RANKS }, (_, rank) => valueAt(rank, rules.faces));
  const forced = eaten.map((card) => meldsOf(card, eaten, cards, rules));
  let best = 0;
  let drops = 0;

  /** The points that stay with all cards loose, once the highest were discarded. */
  function count(s: number, h: number, d: number, c: number): number {
    const [ls, lh, ld, lc] = [LOOSE[s] ?? 0, LOOSE[h] ?? 0, LOOSE[d] ?? 0, LOOSE[c] ?? 0];
    let points = 0;
    let free = drops;
    for (let ranks = ls | lh | ld | lc; ranks !== 0; ) {
      const rank = 31 - Math.clz32(ranks);
      ranks ^= 1 << rank;
      const held = ((ls >> rank) & 1) + ((lh >> rank) & 1) + ((ld >> rank) & 1) + ((lc >> rank) & 1);
      const thrown = Math.min(free, held);
      free -= thrown;
      points += (held - thrown) * (values[rank] ?? 0);
    }
    return points;
  }

  /** Every way to lay the ranks that are left as phỏm ngang: all four, the threes, none. As in `search.ts`. */
  function lay(s: number, h: number, d: number, c: number, ranks: number, melded: boolean): void {
    if (ranks === 0) {
      const runs = (LOOSE[s] ?? 0) !== s || (LOOSE[h] ?? 0) !== h || (LOOSE[d] ?? 0) !== d || (LOOSE[c] ?? 0) !== c;
      const points = count(s, h, d, c) + (melded || runs ? 0 : NO_MELD);
      if (points < best) best = points;
      return;
    }
    const bit = ranks & -ranks;
    const rest = ranks ^ bit;
    lay(s & ~bit, h & ~bit, d & ~bit, c & ~bit, rest, true);
    if (s & h & d & c & bit) {
      lay(s & ~bit, h & ~bit, d & ~bit, c, rest, true);
      lay(s & ~bit, h & ~bit, d, c & ~bit, rest, true);
      lay(s & ~bit, h, d & ~bit, c & ~bit, rest, true);
      lay(s, h & ~bit, d & ~bit, c & ~bit, rest, true);
    }
    lay(s, h, d, c, rest, melded);
  }

  /** Every meld for each eaten card, one after another; then the rest is free. */
  function keep(at: number, s: number, h: number, d: number, c: number): void {
    const melds = forced[at];
    if (!melds) {
      lay(s, h, d, c, (s & h & (d | c)) | (d & c & (s | h)), at > 0);
      return;
    }
    if (!has([s, h, d, c], eaten[at])) keep(at + 1, s, h, d, c);
    for (const [ms, mh, md, mc] of melds) {
      if ((ms & s) === ms && (mh & h) === mh && (md & d) === md && (mc & c) === mc) {
        keep(at + 1, s ^ ms, h ^ mh, d ^ md, c ^ mc);
      }
    }
  }

  return {
    left(s, h, d, c, some) {
      best = Number.POSITIVE_INFINITY;
      drops = some;
      keep(0, s, h, d, c);
      return best;
    },
  };
}

/** Longest meld to try: in a longer run a part that holds the card is a meld, and the rest splits into runs or joins it. */
const LONGEST = 5;

/** The melds that could hold an eaten card; without another eaten card where the rule set allows one to a meld. */
function meldsOf(card: Card, eaten: readonly Card[], cards: readonly Card[], { eatPerMeld }: MeldRules): Masks[] {
  const [rank, suit] = [rankIndex(card), suitIndex(card)];
  const near = [0, 1, 2, 3].map((other) => cardAt(other, rank));
  for (let other = 0; other < RANKS; other++) near.push(cardAt(suit, other));
  const all = meldsIn([...new Set(near)].filter((one) => cards.includes(one)));
  const allowed = all.filter(
    (meld) =>
      meld.includes(card) &&
      meld.length <= LONGEST &&
      (eatPerMeld === 'any' || meld.filter((one) => eaten.includes(one)).length === 1),
  );
  return allowed.map(masksOf);
}

function has(masks: Masks, card: Card | undefined): boolean {
  return card !== undefined && ((masks[suitIndex(card)] ?? 0) & (1 << rankIndex(card))) !== 0;
}

/** Number of unseen cards that would not be loose beside these: the cards waited for. Rule tl-ca. */
export function waitsOf(
  cards: readonly Card[],
  unseen: readonly Card[],
  eaten: readonly Card[],
  rules: MeldRules,
): number {
  const { left } = counterOf(eaten, [...cards, ...unseen], rules);
  const points = (some: readonly Card[]): number => left(...masksOf(some), 0) % NO_MELD;
  const now = points(cards);
  return unseen.filter((card) => points([...cards, card]) < now + cardWorth(card, rules)).length;
}
