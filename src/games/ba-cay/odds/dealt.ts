/** What questions ask of three dealt cards: how often they count so much, and which of three comes least. */

import { ALL_CARDS, type Card, isFace, isTen, rankIndex } from '#core/card.ts';
import { AT_CU, readHand } from '../engine/hand.ts';
import type { BaCayRules } from '../engine/rules.ts';

/** Points from one number to another, or a hand with a name. */
export type Wanted = { readonly from: number; readonly to: number } | 'ba-tien' | 'bu';

const TOP = 9;
/** More steps than these would be most of all there is. */
export const MOST_STEPS = 6;

/** What may be asked; `count` of a question says which. */
export const WANTED: readonly Wanted[] = [
  'ba-tien',
  'bu',
  { from: 10, to: 10 },
  ...Array.from({ length: TOP }, (_, at) =>
    Array.from({ length: Math.min(MOST_STEPS, TOP - at) }, (__, more) => ({ from: at + 1, to: at + 1 + more })),
  ).flat(),
];

/** How many numbers of points are wanted; none of a hand with a name. */
export function stepsOf(wanted: Wanted): number {
  return typeof wanted === 'string' ? 0 : wanted.to - wanted.from + 1;
}

/** Hands of the deck: 7,140 of 36 cards, 22,100 of 52. */
export function handsOf(deck: BaCayRules['deck']): number {
  return (deck * (deck - 1) * (deck - 2)) / 6;
}

/** Of them those that are what is wanted, as the house reads them: hands of the same ranks are read once. */
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

/** What one may be dealt, whatever the house makes of it. */
export const DEALT = ['alike', 'great-ten', 'faces', 'great-ace', 'round', 'high'] as const;
export type Dealt = (typeof DEALT)[number];

/** Does the game that is played with this deck know of it? */
export function isKnown(dealing: Dealt, deck: BaCayRules['deck']): boolean {
  return deck === 36 ? dealing !== 'faces' : dealing !== 'great-ten' && dealing !== 'great-ace';
}

/** Hands that are it: three alike, a round ten with A♦, three faces, A♦, a round ten, 8 or 9 without the tens. */
export function handsDealt(dealing: Dealt, deck: BaCayRules['deck']): number {
  // Two besides A♦, of all that is left.
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

/** All threes of them. */
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
  /** So many there are, and so many of them with A♦. */
  readonly ways: number;
  readonly withGreat: number;
}

const SUITS = 4;

/** Every three ranks of the deck, in how many ways it makes them. */
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
  const ways = counts.reduce((product, count) => product * choose(SUITS, count), 1);
  // Of the aces among them each suit has the same share.
  const aces = ranks.filter((of) => of.includes(AT_CU)).length;
  return { cards, ways, withGreat: (ways * aces) / SUITS };
}

function choose(of: number, count: number): number {
  return count === 0 ? 1 : (choose(of - 1, count - 1) * of) / count;
}
