/** The expected steps for ten dealt cards: the shapes of instant wins that they have, or nearly have. Rule sam-instant. */

import { assertDefined } from '#core/assert-defined.ts';
import { type Card, isRed, type Rank, rankOf } from '#core/card.ts';
import type { StatedStep } from '#testing/reasons/steps.ts';
import type { InstantWin } from '../../engine/instant.ts';
import type { SamRules } from '../../engine/rules.ts';
import { asPutDown, cardGroupOf, fromLowest, isHeo, isPile, RANK_ORDER, rankCounts, rankPlace } from './cards.ts';

/** When several hold: in this order. */
const ORDER: readonly InstantWin[] = ['sanh-rong', 'tu-quy-heo', 'dong-mau', 'ba-sam-co', 'nam-doi'];
const WHO = 'bai';

/** Every step expected for a deal: the shapes, in their order; where none wins, those that one card is missing to. */
export function toldOfDeal(cards: readonly Card[], rules: SamRules): StatedStep[] {
  const shapes = shapesOf(cards);
  const wins = winsOf(cards, rules);
  const told = shapes.map((kind): StatedStep => {
    const about = { who: WHO, cards: asPutDown(ofShape(kind, cards)) };
    if (!isOne(kind, cards, rules)) return { rule: 'sam-run-two', outcome: 'failed', why: 'dragon', ...about };
    if (!wins.includes(kind)) return { rule: 'sam-instant', outcome: 'failed', why: 'house', kind, ...about };
    return { rule: 'sam-instant', outcome: 'held', kind, ...about, ...(kind === wins[0] ? { decides: true } : {}) };
  });
  if (wins.length > 0) return told;
  const near = ORDER.filter((kind) => !shapes.includes(kind) && isGiven(kind, rules) && isOneShort(kind, cards, rules));
  return [
    ...told,
    ...near.map((kind): StatedStep => {
      const some = asPutDown(nearly(kind, cards, rules));
      return { rule: 'sam-instant', outcome: 'failed', who: WHO, why: 'near', kind, cards: some };
    }),
    { rule: 'sam-instant', outcome: 'failed', who: WHO, why: 'none', decides: true },
  ];
}

/** The instant win that a hand is; null where it is none. */
export function winOf(cards: readonly Card[], rules: SamRules): InstantWin | null {
  return winsOf(cards, rules)[0] ?? null;
}

function shapesOf(cards: readonly Card[]): readonly InstantWin[] {
  return ORDER.filter((kind) => ofShape(kind, cards).length > 0);
}

function winsOf(cards: readonly Card[], rules: SamRules): readonly InstantWin[] {
  return shapesOf(cards).filter((kind) => isOne(kind, cards, rules) && isGiven(kind, rules));
}

/** Ten in a row with a 2 among them are a sảnh rồng only where runs may have one. */
function isOne(kind: InstantWin, cards: readonly Card[], rules: SamRules): boolean {
  return kind !== 'sanh-rong' || isPile(cardGroupOf(cards, rules));
}

/** House rule `instantWins`. */
function isGiven(kind: InstantWin, { instantWins }: SamRules): boolean {
  return { five: true, four: kind !== 'ba-sam-co', none: false }[instantWins];
}

/** The shape of a hand: the count of each rank, and the number of red cards. */
interface Hand {
  readonly counts: readonly number[];
  readonly red: number;
}

function handOf(cards: readonly Card[]): Hand {
  return { counts: rankCounts(cards), red: cards.filter(isRed).length };
}

/** Each shape by its rule; a row with a 2 in it counts where the rule set allows it. */
const IS: Readonly<Record<InstantWin, (hand: Hand, runs: SamRules['runs']) => boolean>> = {
  'sanh-rong': ({ counts }, runs) => rowsOf(runs).some((row) => row.every((rank) => counts[rankPlace(rank)] === 1)),
  'tu-quy-heo': ({ counts }) => counts[rankPlace('2')] === 4,
  'dong-mau': ({ red }) => red === 0 || red === 10,
  // sam.md Q6: a quad counts as a triple, but not as two pairs.
  'ba-sam-co': ({ counts }) => counts.filter((count) => count >= 3).length === 3,
  'nam-doi': ({ counts }) => counts.filter((count) => count === 2).length === 5,
};

/** Every ten in a row: A-2-…-10 and 2-3-…-J where a 2 may be in a run, 3-…-Q, 4-…-K, 5-…-A. */
function rowsOf(runs: SamRules['runs']): readonly (readonly Rank[])[] {
  return ROWS[runs];
}
const HIGH = [0, 1, 2].map((from) => RANK_ORDER.slice(from, from + 10));
const LOW: readonly (readonly Rank[])[] = [
  ['A', '2', ...RANK_ORDER.slice(0, 8)],
  ['2', ...RANK_ORDER.slice(0, 9)],
];
const ROWS: Readonly<Record<SamRules['runs'], readonly (readonly Rank[])[]>> = {
  'low-two': [...HIGH, ...LOW],
  'no-two': HIGH,
};

/** The cards that make a shape; none where the hand has it not. */
function ofShape(kind: InstantWin, cards: readonly Card[]): readonly Card[] {
  const hand = handOf(cards);
  if (!IS[kind](hand, 'low-two')) return [];
  if (kind === 'tu-quy-heo') return cards.filter(isHeo);
  return kind === 'ba-sam-co' ? cards.filter((card) => countIn(hand, card) >= 3) : cards;
}

function countIn({ counts }: Hand, card: Card): number {
  return assertDefined(counts[rankPlace(rankOf(card))]);
}

/** One card is missing: with one card of the hand exchanged for another of the pack it would have the shape. */
function isOneShort(kind: InstantWin, cards: readonly Card[], { runs, deck }: SamRules): boolean {
  const { counts, red } = handOf(cards);
  if (kind === 'dong-mau') return red === 1 || red === 9;
  const pack = RANK_ORDER.flatMap((rank, place) => (deck === 40 && ['J', 'Q', 'K'].includes(rank) ? [] : [place]));
  return pack.some((lost) =>
    pack.some((got) => {
      if (counts[lost] === 0 || counts[got] === 4) return false;
      const other = counts.map((count, place) => count - (place === lost ? 1 : 0) + (place === got ? 1 : 0));
      return IS[kind]({ counts: other, red }, runs);
    }),
  );
}

/** The cards that a hand has of a shape that it misses by one; where several would do, the lowest. */
function nearly(kind: InstantWin, given: readonly Card[], { runs }: SamRules): readonly Card[] {
  const cards = fromLowest(given);
  const hand = handOf(cards);
  switch (kind) {
    case 'sanh-rong': {
      const row = assertDefined(rowsOf(runs).find((ranks) => ranks.filter((rank) => has(hand, rank)).length === 9));
      return row.flatMap((rank) => cards.filter((card) => rankOf(card) === rank).slice(0, 1));
    }
    case 'tu-quy-heo':
      return cards.filter(isHeo);
    case 'dong-mau':
      return cards.filter((card) => isRed(card) === hand.red > 5);
    case 'ba-sam-co': {
      const pair = cards.filter((card) => countIn(hand, card) === 2).slice(0, 2);
      return [...cards.filter((card) => countIn(hand, card) >= 3), ...pair];
    }
    case 'nam-doi':
      return RANK_ORDER.flatMap((rank) => {
        const same = cards.filter((card) => rankOf(card) === rank);
        return same.length >= 2 ? same.slice(0, 2) : [];
      });
  }
}

function has({ counts }: Hand, rank: Rank): boolean {
  return assertDefined(counts[rankPlace(rank)]) > 0;
}
