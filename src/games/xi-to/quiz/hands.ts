/** Hands of Xì Tố to ask about: of a combination, or nearly. */

import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS, type Card, SUITS, type Suit, suitOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Rng } from '#core/random/rng.ts';
import type { Category } from '../engine/category.ts';
import { FULL_HAND, isInDeck, rankHeightOf, readHand } from '../engine/hand.ts';
import type { XiToRules } from '../engine/rules.ts';

/** Maximum number of hands that are tried. */
const TRIES = 30;
/** The heights of the ranks, 7 to ace. */
const HEIGHTS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const DECK: readonly Card[] = ALL_CARDS.filter(isInDeck);

/** A combination, or what is mistaken for one: four of a suit, four in a row, a row past the ace, A-7-8-9-10. */
export type Shape = Category | 'four-suit' | 'four-run' | 'corner' | 'low-run' | 'low-run-suited';

/** How many cards of each rank. Runs and flushes have one of each. */
const SIZES: Readonly<Record<Category, readonly number[]>> = {
  'mau-thau': [1, 1, 1, 1, 1],
  doi: [2, 1, 1, 1],
  thu: [2, 2, 1],
  sam: [3, 1, 1],
  sanh: [1, 1, 1, 1, 1],
  thung: [1, 1, 1, 1, 1],
  'cu-lu': [3, 2],
  'tu-quy': [4, 1],
  'thung-pha-sanh': [1, 1, 1, 1, 1],
};

/** Five free cards of this shape, unordered; undefined if no random attempt succeeded. */
export function dealHand(rng: Rng, shape: Shape, taken: readonly Card[] = []): readonly Card[] | undefined {
  return tried(() => {
    const cards = shaped(rng, shape, taken);
    return cards && isOf(shape, cards) ? cards : undefined;
  });
}

function shaped(rng: Rng, shape: Shape, taken: readonly Card[]): readonly Card[] | undefined {
  const suit = rng.pick(SUITS);
  const others = taken.concat(DECK.filter((card) => suitOf(card) === suit));
  switch (shape) {
    case 'sanh':
      return cardsOfHeights(rng, runFrom(rng.upTo(3), FULL_HAND), taken);
    case 'thung-pha-sanh':
      return cardsOfHeights(rng, runFrom(rng.upTo(3), FULL_HAND), taken, suit);
    case 'thung':
      return cardsOfHeights(rng, heightsOf(rng, SIZES.thung), taken, suit);
    case 'four-suit': {
      const four = cardsOfHeights(rng, heightsOf(rng, [1, 1, 1, 1]), taken, suit);
      const fifth = four && cardsOfHeights(rng, [rng.pick(HEIGHTS)], others);
      return fifth && mixed(rng, [...four, ...fifth]);
    }
    case 'four-run':
      return cardsOfHeights(rng, [...runFrom(rng.upTo(4), FULL_HAND - 1), rng.pick(HEIGHTS)], taken);
    case 'corner':
      return cardsOfHeights(rng, runFrom(4 + rng.upTo(2), FULL_HAND), taken);
    case 'low-run':
      return cardsOfHeights(rng, runFrom(7, FULL_HAND), taken);
    case 'low-run-suited':
      return cardsOfHeights(rng, runFrom(7, FULL_HAND), taken, suit);
    default:
      return cardsOfHeights(rng, heightsOf(rng, SIZES[shape]), taken);
  }
}

/** Is it the intended combination under rule sets where no straight begins with an ace? */
function isOf(shape: Shape, cards: readonly Card[]): boolean {
  const { category } = readHand(cards, { aceLow: false });
  switch (shape) {
    case 'low-run-suited':
      return category === 'thung';
    case 'corner':
    case 'low-run':
      return category === 'mau-thau';
    case 'four-suit':
    case 'four-run':
      return category === 'mau-thau' || category === 'doi';
    default:
      return category === shape;
  }
}

/**
 * A hand of the same combination as another one.
 * @param keep how many groups are of the same rank, the leading one first; the next one differs. `FULL`: all of them
 */
export function kinOf(
  rng: Rng,
  cards: readonly Card[],
  keep: number,
  rules: XiToRules,
  taken: readonly Card[] = cards,
): readonly Card[] | undefined {
  const { category, groups } = readHand(cards, rules);
  const sizes = groups.map((group) => group.cards.length);
  const kept = groups.slice(0, keep).map(({ height }) => height);
  const isRun = category === 'sanh' || category === 'thung-pha-sanh';
  const isSuited = category === 'thung' || category === 'thung-pha-sanh';
  return tried(() => {
    const heights = isRun && keep === 0 ? runFrom(rng.upTo(3), FULL_HAND) : heightsOf(rng, sizes, kept);
    const other = cardsOfHeights(rng, heights, taken, isSuited ? rng.pick(SUITS) : undefined);
    if (!other) return undefined;
    const its = readHand(other, rules);
    const differs = groups.findIndex(({ height }, at) => height !== its.groups[at]?.height);
    return its.category === category && (differs < 0 ? FULL_HAND : differs) === keep ? other : undefined;
  });
}

/** Four cards or fewer: of these group sizes, of one suit, or in a row. */
export type Up = readonly number[] | 'suited' | 'run';

/** Up cards of this make, as many as are wanted. */
export function freeUpCards(rng: Rng, up: Up, count: number, taken: readonly Card[]): readonly Card[] | undefined {
  if (up === 'run') return cardsOfHeights(rng, runFrom(rng.upTo(HEIGHTS.length - count), count), taken);
  const sizes = up === 'suited' ? Array.from({ length: count }, () => 1) : up;
  return cardsOfHeights(rng, heightsOf(rng, sizes), taken, up === 'suited' ? rng.pick(SUITS) : undefined);
}

/** This many consecutive ranks from a height on; after the ace comes the 7. */
export function runFrom(height: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => (height + at) % HEIGHTS.length);
}

/** A height for each card of groups of these sizes, all groups of different ranks; the first ones are given. */
export function heightsOf(rng: Rng, sizes: readonly number[], kept: readonly number[] = []): number[] {
  const free = HEIGHTS.filter((height) => !kept.includes(height));
  const chosen = sizes.map((_, at) => kept[at] ?? free.splice(rng.upTo(free.length - 1), 1)[0] ?? 0);
  return sizes.flatMap((size, at) => Array.from({ length: size }, () => chosen[at] ?? 0));
}

/** A free card of each height, of one suit if given; unordered. */
export function cardsOfHeights(
  rng: Rng,
  heights: readonly number[],
  taken: readonly Card[],
  suit?: Suit,
): readonly Card[] | undefined {
  const hand: Card[] = [];
  for (const height of heights) {
    const free = DECK.filter(
      (card) =>
        rankHeightOf(card) === height &&
        !taken.includes(card) &&
        !hand.includes(card) &&
        (suit === undefined || suitOf(card) === suit),
    );
    if (free.length === 0) return undefined;
    hand.push(...rng.cards(1, free));
  }
  return mixed(rng, hand);
}

/** All cards that nobody holds. */
export function freeCards(taken: readonly Card[]): readonly Card[] {
  return DECK.filter((card) => !taken.includes(card));
}

/** Hands as a case, in the order of the seats. */
export function handsAsCase(hands: readonly (readonly Card[])[]): readonly Field[] {
  return hands.map((cards, at) => ({ role: 'player', name: assertDefined(SEATS[at]), cards, eaten: [] }));
}

/** The same, with the hands assigned to players at random. */
export function seated(rng: Rng, hands: readonly (readonly Card[])[]): readonly Field[] {
  const left = [...hands];
  return handsAsCase(hands.map(() => left.splice(rng.upTo(left.length - 1), 1).flat()));
}

/** The cards of a player. */
export function cardsOfField(fields: readonly Field[], name: string): readonly Card[] {
  return fields.find((field) => field.name === name)?.cards ?? [];
}

const SEATS = ['an', 'bình', 'chi'] as const;

function mixed(rng: Rng, cards: readonly Card[]): readonly Card[] {
  return rng.cards(cards.length, cards);
}

function tried<T>(once: () => T | undefined): T | undefined {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = once();
    if (found !== undefined) return found;
  }
  return undefined;
}
