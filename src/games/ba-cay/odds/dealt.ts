/** Questions about three dealt cards: how often they reach given points, and which of three kinds of hand is rarest. */

import { binomial } from '#core/binomial.ts';
import { ALL_CARDS, type Card, isFace, isTen, rankIndex } from '#core/card.ts';
import { AT_CU, readHand } from '../engine/hand.ts';
import type { BaCayRules } from '../engine/rules.ts';

/** A range of points, or a hand with a name. */
export type Wanted = { readonly from: number; readonly to: number } | 'ba-tien' | 'bu';

const TOP = 9;
/** The widest range asked for: a wider one would cover most hands. */
export const MOST_POINT_ROWS = 6;

/** What may be asked; `count` of a question is an index into it. */
export const WANTED: readonly Wanted[] = [
  'ba-tien',
  'bu',
  { from: 10, to: 10 },
  ...Array.from({ length: TOP }, (_, at) =>
    Array.from({ length: Math.min(MOST_POINT_ROWS, TOP - at) }, (__, more) => ({ from: at + 1, to: at + 1 + more })),
  ).flat(),
];

/** How many point values are wanted; 0 for a hand with a name. */
export function stepsOf(wanted: Wanted): number {
  return typeof wanted === 'string' ? 0 : wanted.to - wanted.from + 1;
}

/** Hands of the deck: 7,140 of 36 cards, 22,100 of 52. */
export function handsInDeck(deck: BaCayRules['deck']): number {
  return (deck * (deck - 1) * (deck - 2)) / 6;
}

/** The number of hands that match under the rule set; hands of the same ranks are read once. */
export function handsWith(wanted: Wanted, rules: BaCayRules): number {
  let hands = 0;
  for (const { cards, ways } of ranked(rules.deck)) {
    const { kind, points } = readHand('', cards, rules);
    const isCounted = kind === 'nut' || kind === 'at-cu';
    const isIt =
      typeof wanted === 'string' ? kind === wanted : isCounted && points >= wanted.from && points <= wanted.to;
    if (isIt) hands += ways;
  }
  return hands;
}

/** Kinds of deal that can be asked about, independent of house rules. */
export const DEALT = ['alike', 'great-ten', 'faces', 'great-ace', 'round', 'high'] as const;
export type Dealt = (typeof DEALT)[number];

/** Does the game played with this deck have such a kind? */
export function isKnownDeal(dealing: Dealt, deck: BaCayRules['deck']): boolean {
  return deck === 36 ? dealing !== 'faces' : dealing !== 'great-ten' && dealing !== 'great-ace';
}

/** Hands that are it: three alike, a round ten with A♦, three faces, A♦, a round ten, 8 or 9 without the tens. */
export function handsDealt(dealing: Dealt, deck: BaCayRules['deck']): number {
  // Two more cards besides A♦, out of all the others.
  if (dealing === 'great-ace') return ((deck - 1) * (deck - 2)) / 2;
  const great = dealing === 'great-ten';
  return ranked(deck).reduce((sum, { cards, ways, withGreat }) => {
    if (!isDealt(dealing, cards)) return sum;
    return sum + (great ? withGreat : ways);
  }, 0);
}

function isDealt(dealing: Dealt, cards: readonly Card[]): boolean {
  const last = cards.reduce((sum, card) => sum + Math.min(rankIndex(card) + 1, 10), 0) % 10;
  switch (dealing) {
    case 'alike':
      return new Set(cards.map(rankIndex)).size === 1;
    case 'faces':
      return cards.every(isFace);
    case 'high':
      return last >= TOP - 1;
    case 'round':
    case 'great-ten':
      return last === 0;
    case 'great-ace':
      return cards.includes(AT_CU);
  }
}

/** Every choice of three kinds. */
export const THREES: readonly (readonly Dealt[])[] = DEALT.flatMap((a, i) =>
  DEALT.slice(i + 1).flatMap((b, j) => DEALT.slice(i + j + 2).map((c) => [a, b, c])),
);

/** What `count` of a question asks: which of these three comes least often, or most often. */
export function threeOf(count: number): { readonly three: readonly Dealt[]; readonly least: boolean } {
  return { three: THREES[count >> 1] ?? [], least: count % 2 === 1 };
}

interface Ranked {
  /** One hand of these ranks. */
  readonly cards: readonly Card[];
  /** The number of such hands, and of those with A♦. */
  readonly ways: number;
  readonly withGreat: number;
}

const SUITS = 4;

/** Every multiset of three ranks of the deck, with the number of hands that have these ranks. */
function ranked(deck: BaCayRules['deck']): readonly Ranked[] {
  const known = RANKED.get(deck);
  if (known) return known;
  const pack = ALL_CARDS.filter((card) => deck === 52 || !isTen(card));
  const ranks = [...new Set(pack.map(rankIndex))].map((rank) => pack.filter((card) => rankIndex(card) === rank));
  const all = ranks.flatMap((a, i) =>
    ranks.slice(i).flatMap((b, j) => ranks.slice(i + j).map((c) => rankedOf([a, b, c]))),
  );
  RANKED.set(deck, all);
  return all;
}

const RANKED = new Map<number, readonly Ranked[]>();

function rankedOf(ranks: readonly (readonly Card[])[]): Ranked {
  const alike = (of: readonly Card[], among = ranks): number => among.filter((other) => other === of).length;
  const cards = ranks.flatMap((of, at) => of.slice(alike(of, ranks.slice(0, at))).slice(0, 1));
  const counts = [...new Set(ranks)].map((of) => alike(of));
  const ways = counts.reduce((product, count) => product * binomial(SUITS, count), 1);
  // A♦ is as frequent among these aces as each other ace.
  const aces = ranks.filter((of) => of.includes(AT_CU)).length;
  return { cards, ways, withGreat: (ways * aces) / SUITS };
}
