/** Ăn trắng: ten dealt cards that win before anything is played. Rule sam-instant. */

import { assertDefined } from '#core/assert-defined.ts';
import { type Card, isRed } from '#core/card.ts';
import { readCards } from './combination.ts';
import { ACE, byHeight, heightOf, isTwo, lined } from './ranks.ts';
import type { SamRules } from './rules.ts';

/** Ten in a row, four 2s, all of one colour, three triples, five pairs: in this order where several hold. */
export const INSTANT_WINS = ['sanh-rong', 'tu-quy-heo', 'dong-mau', 'ba-sam-co', 'nam-doi'] as const;
export type InstantWin = (typeof INSTANT_WINS)[number];

/** Rule sam-deal: how many cards everyone is dealt. */
export const CARDS_DEALT = 10;

/** A hand that has the shape of an instant win: the cards that make it, and whether the rule set pays anything for it. */
export interface InstantClaim {
  readonly kind: InstantWin;
  readonly cards: readonly Card[];
  readonly counts: boolean;
}

/** Everything that ten cards are, in the order that decides. House rules are read only for shapes that are there. */
export function claimsOf(cards: readonly Card[], rules: SamRules): readonly InstantClaim[] {
  return INSTANT_WINS.flatMap((kind) => {
    const found = SHAPES[kind](cards);
    if (found.length === 0) return [];
    return [{ kind, cards: lined(found), counts: gives(kind, found, rules) }];
  });
}

/** The instant win that counts, or null. */
export function instantWin(cards: readonly Card[], rules: SamRules): InstantWin | null {
  return claimsOf(cards, rules).find(({ counts }) => counts)?.kind ?? null;
}

function gives(kind: InstantWin, cards: readonly Card[], rules: SamRules): boolean {
  return isGiven(kind, rules) && (kind !== 'sanh-rong' || readCards(cards, rules).ok);
}

/** House rule `instantWins`. */
function isGiven(kind: InstantWin, { instantWins }: SamRules): boolean {
  return instantWins === 'five' || (instantWins === 'four' && kind !== 'ba-sam-co');
}

/** For each kind the cards that have its shape; none where they have not. */
const SHAPES: Readonly<Record<InstantWin, (cards: readonly Card[]) => readonly Card[]>> = {
  // With a 2 in it, a house rule decides whether it is a run.
  'sanh-rong': (cards) => (readCards(cards, { runs: 'low-two' }).ok ? cards : []),
  'tu-quy-heo': (cards) => onlyAll(cards.filter(isTwo), 4),
  'dong-mau': (cards) => (new Set(cards.map(isRed)).size === 1 ? cards : []),
  // A quad counts as a triple here, but not as two pairs (sam.md Q6).
  'ba-sam-co': (cards) =>
    onlyAll(
      cards.filter((card) => alikeIn(cards, card) >= 3),
      9,
    ),
  'nam-doi': (cards) =>
    onlyAll(
      cards.filter((card) => alikeIn(cards, card) === 2),
      CARDS_DEALT,
    ),
};

function alikeIn(cards: readonly Card[], card: Card): number {
  return cards.filter((other) => heightOf(other) === heightOf(card)).length;
}

function onlyAll(cards: readonly Card[], least: number): readonly Card[] {
  return cards.length >= least ? cards : [];
}

/** A kind that a hand misses by one card, and the cards of it that it has. */
export interface InstantNearMiss {
  readonly kind: InstantWin;
  readonly cards: readonly Card[];
}

/** The instant wins that ten cards miss by one card, among those that the rule set pays anything for. */
export function nearMisses(cards: readonly Card[], rules: SamRules): readonly InstantNearMiss[] {
  return INSTANT_WINS.flatMap((kind) => {
    const found = SHAPES[kind](cards).length > 0 ? [] : NEARLY[kind](cards, rules);
    return found.length === 0 || !isGiven(kind, rules) ? [] : [{ kind, cards: lined(found) }];
  });
}

const NEARLY: Readonly<Record<InstantWin, (cards: readonly Card[], rules: SamRules) => readonly Card[]>> = {
  'sanh-rong': nineInARow,
  'tu-quy-heo': (cards) => exactly(cards.filter(isTwo), 3),
  'dong-mau': (cards) => {
    const red = cards.filter(isRed);
    return exactly(red.length > CARDS_DEALT / 2 ? red : cards.filter((card) => !isRed(card)), CARDS_DEALT - 1);
  },
  'ba-sam-co': (cards) => {
    const triples = cards.filter((card) => alikeIn(cards, card) >= 3);
    const pair = cards
      .toSorted(byHeight)
      .filter((card) => alikeIn(cards, card) === 2)
      .slice(0, 2);
    return ranksIn(triples) === 2 && pair.length === 2 ? [...triples, ...pair] : [];
  },
  // Four pairs and two more ranks; or four pairs, a third card of one of them, and one more rank.
  'nam-doi': (cards) => {
    const pairs = cards
      .toSorted(byHeight)
      .filter((card, at, all) => alikeIn(all, card) >= 2 && alikeIn(all.slice(0, at), card) < 2);
    return ranksIn(cards) > pairs.length / 2 ? exactly(pairs, CARDS_DEALT - 2) : [];
  },
};

function exactly(cards: readonly Card[], count: number): readonly Card[] {
  return cards.length === count ? cards : [];
}

function ranksIn(cards: readonly Card[]): number {
  return new Set(cards.map(heightOf)).size;
}

/**
 * Nine different ranks that one more would make ten in a row: from a 3 or higher, or from the ace or 2 where the rule set allows
 * it.
 */
function nineInARow(cards: readonly Card[], rules: SamRules): readonly Card[] {
  const high = nineBetween(cards, 0, LAST_START);
  if (high.length > 0) return high;
  const low = nineBetween(cards, -2, -1);
  return low.length > 0 && rules.runs === 'low-two' ? low : [];
}

/** The same, with the place of the lowest of the ten between these two. */
function nineBetween(cards: readonly Card[], from: number, to: number): readonly Card[] {
  const one = cards
    .toSorted(byHeight)
    .filter((card, at, all) => at === 0 || heightOf(card) !== heightOf(assertDefined(all[at - 1])));
  for (let low = from; low <= to; low++) {
    const inside = one.filter((card) => placesOf(card).some((place) => place >= low && place < low + CARDS_DEALT));
    if (inside.length === CARDS_DEALT - 1) return inside;
  }
  return [];
}

/** The highest height at which ten in a row can begin: a 5. */
const LAST_START = 2;

/** Where a card may stand in a row: ace and 2 below the 3, the ace above the king as well. */
function placesOf(card: Card): readonly number[] {
  const height = heightOf(card);
  if (isTwo(card)) return [-1];
  return height === ACE ? [-2, ACE] : [height];
}
