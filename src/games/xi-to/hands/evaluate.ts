/**
 * Evaluates all five-card hands fast: typed arrays in, numbers out, without allocation.
 *
 * A card is one of 32 numbers, `height × 4 + suit`. A hand is looked up by two things. The first is its ranks: each rank has a
 * key, chosen so that no two sets of five ranks have the same sum, and a table maps the sum to the set's number and its leading
 * rank. The second is the best suit in the leading group: the hand's cards are bits of one 32-bit number, the four bits of the
 * leading rank are extracted, and a table of sixteen gives the best suit among them. Set and suit together give the hand's place
 * among all that the rule set tells apart; the house rules on the flush, low aces, suits and kickers are all in that one table,
 * built by the readable `strengthOf`. Five cards of one suit have sets of their own.
 */

import { assertDefined } from '#core/assert-defined.ts';
import { type Card, cardOf, type Suit, suitOf } from '#core/card.ts';
import type { Category } from '../engine/category.ts';
import { suitHeight } from '../engine/compare.ts';
import { FULL_HAND, rankHeightOf, rankOfHeight } from '../engine/hand.ts';
import type { XiToRules } from '../engine/rules.ts';
import { categoryOf, handStrength } from './strength.ts';

const RANK_COUNT = 8;
/** In the order of their numbers. */
const SUITS_HERE = ['C', 'D', 'H', 'S'] as const satisfies readonly Suit[];
/** Keys of the ranks, 7 to ace: sums of five of them, none more than four times, are all different. */
const KEYS = [0, 1, 5, 22, 94, 312, 992, 2422] as const;
const SUMS = 4 * KEYS[7] + KEYS[6] + 1;

/** A card's number here, 0 to 31: `height × 4 + suit`, suits in the order clubs, diamonds, hearts, spades. */
export function denseOf(card: Card): number {
  return rankHeightOf(card) * 4 + SUITS_HERE.indexOf(suitOf(card));
}

/** Evaluates hands of five under one rule set. Numbers order hands: higher is stronger, equal is a tie. */
export interface Evaluator {
  /** One hand, its cards by `denseOf`, in any order. */
  evaluate(a: number, b: number, c: number, d: number, e: number): number;
  /** Many hands: five cards each, one after another; a number for each goes to `out`. */
  evaluateAll(hands: Uint8Array, out: Uint16Array): void;
  /** The combination of a hand that got this number. */
  categoryAt(value: number): Category;
}

/** Five ranks, none more than four times: `counts[height]`. */
type RankSet = readonly number[];

interface Place {
  readonly at: number;
  readonly strength: number;
  readonly category: Category;
}

/** Builds the tables of one rule set; takes some milliseconds. */
export function makeEvaluator(rules: XiToRules): Evaluator {
  const { suits } = rules;
  /** From the sum of keys: the set's number × 32 + its leading height × 4. */
  const sets = new Uint16Array(SUMS);
  /** The same for five cards of one suit. */
  const flushSets = new Uint16Array(SUMS);
  /** From the four bits of a rank: the best suit among them, 0 to 3. */
  const best = Uint8Array.from({ length: 16 }, (_, bits) => bestSuit(bits, suits));
  const places: Place[] = [];

  let number = 0;
  for (const counts of rankSets()) {
    const sum = counts.reduce((total, count, height) => total + count * assertDefined(KEYS[height]), 0);
    const lead = leadOf(counts, rules);
    for (const [table, flush] of [[sets, false] as const, [flushSets, true] as const]) {
      if (flush && counts.some((count) => count > 1)) continue;
      table[sum] = number * 32 + lead * 4;
      for (const suit of SUITS_HERE.keys()) {
        const hand = exampleOf(counts, lead, suit, flush, best);
        if (!hand) continue;
        places.push({
          at: number * 4 + suit,
          strength: handStrength(hand, rules),
          category: categoryOf(hand, rules),
        });
      }
      number++;
    }
  }
  const values = new Uint16Array(number * 4);
  const categories: Category[] = [];
  places.sort((a, b) => a.strength - b.strength);
  for (const [i, { at, strength, category }] of places.entries()) {
    if (strength !== places[i - 1]?.strength) categories.push(category);
    values[at] = categories.length - 1;
  }

  const keyOf = Uint16Array.from({ length: RANK_COUNT * 4 }, (_, card) => assertDefined(KEYS[card >> 2]));
  // `?? 0` says to the types that nothing lies outside the tables; `sure` would say so too, at two thirds of the speed.
  const evaluate = (a: number, b: number, c: number, d: number, e: number): number => {
    const sum = (keyOf[a] ?? 0) + (keyOf[b] ?? 0) + (keyOf[c] ?? 0) + (keyOf[d] ?? 0) + (keyOf[e] ?? 0);
    const cards = (1 << a) | (1 << b) | (1 << c) | (1 << d) | (1 << e);
    const oneSuit = (((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3) === 0;
    const set = (oneSuit ? flushSets[sum] : sets[sum]) ?? 0;
    const suit = best[(cards >>> (set & 31)) & 15] ?? 0;
    return values[((set >>> 5) << 2) | suit] ?? 0;
  };
  return {
    evaluate,
    evaluateAll(hands, out) {
      for (let i = 0, at = 0; i < out.length; i++, at += FULL_HAND) {
        out[i] = evaluate(
          hands[at] ?? 0,
          hands[at + 1] ?? 0,
          hands[at + 2] ?? 0,
          hands[at + 3] ?? 0,
          hands[at + 4] ?? 0,
        );
      }
    },
    categoryAt: (value) => assertDefined(categories[value]),
  };
}

/** All 792 multisets of five ranks, without five alike: the number of each height. */
function rankSets(): RankSet[] {
  const sets: RankSet[] = [];
  const fill = (counts: readonly number[], left: number): void => {
    if (counts.length === RANK_COUNT) {
      if (left === 0) sets.push(counts);
      return;
    }
    for (let count = 0; count <= Math.min(left, 4); count++) fill([...counts, count], left - count);
  };
  fill([], FULL_HAND);
  return sets;
}

/** The height of the leading group: the largest, then the highest; in A-7-8-9-10, where it is a straight, the 10. */
function leadOf(counts: RankSet, { aceLow }: XiToRules): number {
  if (aceLow && counts.join() === '1,1,1,1,0,0,0,1') return 3;
  return counts.lastIndexOf(Math.max(...counts));
}

/** The best suit among these bits; where suits count for nothing, the same one whatever is there. */
function bestSuit(bits: number, suits: XiToRules['suits']): number {
  if (suits === 'none') return 0;
  const held = [0, 1, 2, 3].filter((suit) => (bits >> suit) & 1);
  const height = (suit: number): number => suitHeight(assertDefined(SUITS_HERE[suit]), suits);
  return held.reduce((top, suit) => (height(suit) > height(top) ? suit : top), held[0] ?? 0);
}

/** Cards of these ranks, of one suit or not, whose leading group has this best suit; undefined where there are none. */
function exampleOf(
  counts: RankSet,
  lead: number,
  suit: number,
  flush: boolean,
  best: Uint8Array,
): readonly Card[] | undefined {
  const others = [0, 1, 2, 3].filter((other) => other !== suit);
  const beaten = others.filter((other) => best[(1 << suit) | (1 << other)] === suit);
  const cards: Card[] = [];
  for (const [height, count] of counts.entries()) {
    const suits = height === lead ? [suit, ...beaten] : flush ? [suit] : others;
    if (suits.length < count) return undefined;
    cards.push(...suits.slice(0, count).map((one) => cardOf(rankOfHeight(height), assertDefined(SUITS_HERE[one]))));
  }
  return cards;
}
