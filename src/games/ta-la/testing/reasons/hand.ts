/** A hand of Tá Lả by the statements of the rules (ta-la.md §4.2): what can be melded, and what is left then. */

import { assertDefined } from '#core/assert-defined.ts';
import { type Card, rankIndex, suitIndex } from '#core/card.ts';
import type { TaLaRules } from '../../engine/rules.ts';

type House = Pick<TaLaRules, 'faces' | 'eatPerMeld'>;

/** Melds, lowest card first, and the cards outside them. */
export interface Sorted {
  readonly melds: readonly (readonly Card[])[];
  readonly loose: readonly Card[];
  readonly points: number;
}

/** A hand whose cards are the bits of a number, the lowest card the lowest bit. */
export interface MaskedHand {
  readonly cards: readonly Card[];
  /** All cards of the hand, and which of them were eaten. */
  readonly all: number;
  readonly eaten: number;
  /** Every phỏm that the rule set allows among these cards, by its first rank, the longest first. */
  readonly phoms: readonly number[];
  /** The fewest points that some of the cards can leave; Infinity where an eaten one finds no phỏm. */
  least(some: number): number;
  /** The best way to sort some of the cards. */
  sorted(some: number): Sorted;
  cardsOf(some: number): Card[];
  bitsOf(some: readonly Card[]): number;
}

/** A♠ A♥ A♦ A♣ 2♠ … K♣. */
export function cardOrder(a: Card, b: Card): number {
  return rankIndex(a) - rankIndex(b) || suitIndex(a) - suitIndex(b);
}

/** Rule tl-points: A 1, numbers as they stand, J Q K 11 12 13, or 10 each. */
export function worth(card: Card, { faces }: Pick<TaLaRules, 'faces'>): number {
  const count = rankIndex(card) + 1;
  return faces === '10' && count > 10 ? 10 : count;
}

/** Rules tl-phom-ngang, tl-phom-doc and tl-ace-low. */
export function meldKindOf(cards: readonly Card[]): 'ngang' | 'doc' | null {
  const [first, ...others] = [...cards].sort(cardOrder);
  if (first === undefined || others.length < 2) return null;
  if (others.every((card) => rankIndex(card) === rankIndex(first))) return 'ngang';
  const follows = (card: Card, at: number): boolean =>
    suitIndex(card) === suitIndex(first) && rankIndex(card) === rankIndex(first) + at + 1;
  return others.every(follows) ? 'doc' : null;
}

/** Does the card fit this phỏm? */
export function joinsMeld(card: Card, meld: readonly Card[]): boolean {
  return meldKindOf([...meld, card]) !== null;
}

export function makeHand(given: readonly Card[], marks: readonly Card[], house: House): MaskedHand {
  const cards = [...given].sort(cardOrder);
  const bitsOf = (some: readonly Card[]): number => some.reduce((bits, card) => bits | (1 << cards.indexOf(card)), 0);
  const cardsOf = (some: number): Card[] => cards.filter((_, at) => some & (1 << at));
  const eaten = bitsOf(marks);
  const phoms = phomsIn(cards)
    .map(bitsOf)
    .filter((phom) => house.eatPerMeld === 'any' || bitsIn(phom & eaten) <= 1);
  const counts = cards.map((card) => worth(card, house));
  const known: number[] = [];

  const least = (some: number): number => {
    if (some === 0) return 0;
    const before = known[some];
    if (before !== undefined) return before;
    const low = some & -some;
    let fewest = low & eaten ? Number.POSITIVE_INFINITY : assertDefined(counts[placeOf(low)]) + least(some ^ low);
    for (const phom of phoms) {
      if (phom & low && (phom & some) === phom) fewest = Math.min(fewest, least(some ^ phom));
    }
    known[some] = fewest;
    return fewest;
  };

  const sorted = (some: number): Sorted => {
    let best: Way | undefined;
    const go = (left: number, laid: readonly number[], loose: number): void => {
      if (left === 0) {
        const way = wayOf(laid, loose, cards);
        if (!best || isAhead(way, best)) best = way;
        return;
      }
      const low = left & -left;
      const fewest = least(left);
      for (const phom of phoms) {
        const lies = phom & low && (phom & left) === phom;
        if (lies && least(left ^ phom) === fewest) go(left ^ phom, [...laid, phom], loose);
      }
      const alone = assertDefined(counts[placeOf(low)]) + least(left ^ low);
      if (!(low & eaten) && alone === fewest) go(left ^ low, laid, loose | low);
    };
    go(some, [], 0);
    const { laid, loose } = assertDefined(best);
    return { melds: laid.map(cardsOf), loose: cardsOf(loose), points: least(some) };
  };

  return { cards, all: 2 ** cards.length - 1, eaten, phoms, least, sorted, cardsOf, bitsOf };
}

/** One of the ways to leave the fewest points. */
interface Way {
  readonly laid: readonly number[];
  readonly loose: number;
  /** How long its melds are, the longest first. */
  readonly lengths: readonly number[];
  /** For each card whether it is in a phỏm ngang, and the length of its phỏm dọc. */
  readonly inSet: readonly number[];
  readonly inRun: readonly number[];
}

function wayOf(laid: readonly number[], loose: number, cards: readonly Card[]): Way {
  const isSet = (phom: number): boolean => meldKindOf(cards.filter((_, at) => phom & (1 << at))) === 'ngang';
  const within = (phoms: readonly number[]): number[] =>
    cards.map((_, at) => bitsIn(phoms.find((phom) => phom & (1 << at)) ?? 0));
  const sets = laid.filter(isSet);
  return {
    laid,
    loose,
    lengths: laid.map(bitsIn).sort((a, b) => b - a),
    inSet: within(sets).map((length) => Math.min(length, 1)),
    inRun: within(laid.filter((phom) => !sets.includes(phom))),
  };
}

/**
 * Among arrangements of equal points: fewest loose cards; longest melds; by the lowest card placed differently, sets before runs.
 */
function isAhead(a: Way, b: Way): boolean {
  const loose = bitsIn(a.loose) - bitsIn(b.loose);
  if (loose !== 0) return loose < 0;
  for (const key of ['lengths', 'inSet', 'inRun'] as const) {
    for (let at = 0; at < Math.max(a[key].length, b[key].length); at++) {
      const more = (a[key][at] ?? 0) - (b[key][at] ?? 0);
      if (more !== 0) return more > 0;
    }
  }
  return false;
}

/** Every phỏm among these cards: of each rank the set, whole and without one card, then the runs that begin there. */
function phomsIn(cards: readonly Card[]): Card[][] {
  const phoms: Card[][] = [];
  for (let rank = 0; rank < 13; rank++) {
    const same = cards.filter((card) => rankIndex(card) === rank);
    if (same.length >= 3) phoms.push(same);
    if (same.length === 4) for (const out of [3, 2, 1, 0]) phoms.push(same.filter((_, at) => at !== out));
    for (const first of same) {
      const run = [first];
      for (let next = rank + 1; next < 13; next++) {
        const found = cards.find((card) => rankIndex(card) === next && suitIndex(card) === suitIndex(first));
        if (found === undefined) break;
        run.push(found);
      }
      for (let length = run.length; length >= 3; length--) phoms.push(run.slice(0, length));
    }
  }
  return phoms;
}

export function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) count++;
  return count;
}

function placeOf(bit: number): number {
  return 31 - Math.clz32(bit);
}
