/** How many of all five-card hands are what: in closed form, so that a question need not wait for a census. */

import { binomial } from '#core/binomial.ts';
import type { Category } from '../engine/category.ts';
import type { XiToRules } from '../engine/rules.ts';

const RANKS = 8;
const SUITS = 4;
/** Two of the four of a rank. */
const PAIRS = 6;
const HIGH_RUNS = 4;

/** All hands of five of the 32 cards. */
export const HANDS = binomial(RANKS * SUITS, 5);

/** Hands of the pack that are of this combination and no higher. */
export function handsWith(category: Category, { aceLow }: Pick<XiToRules, 'aceLow'>): number {
  const runs = aceLow ? HIGH_RUNS + 1 : HIGH_RUNS;
  switch (category) {
    case 'thung-pha-sanh':
      return runs * SUITS;
    case 'tu-quy':
      return RANKS * (RANKS - 1) * SUITS;
    case 'cu-lu':
      return RANKS * SUITS * (RANKS - 1) * PAIRS;
    case 'thung':
      return (binomial(RANKS, 5) - runs) * SUITS;
    case 'sanh':
      return runs * (SUITS ** 5 - SUITS);
    case 'sam':
      return RANKS * SUITS * binomial(RANKS - 1, 2) * SUITS ** 2;
    case 'thu':
      return binomial(RANKS, 2) * PAIRS ** 2 * (RANKS - 2) * SUITS;
    case 'doi':
      return RANKS * PAIRS * binomial(RANKS - 1, 3) * SUITS ** 3;
    case 'mau-thau':
      return (binomial(RANKS, 5) - runs) * (SUITS ** 5 - SUITS);
  }
}

/** Combinations frequent enough to be counted per hundred deals, and equal under every rule set. */
export const OFTEN = ['mau-thau', 'doi', 'thu', 'sam'] as const satisfies readonly Category[];

/** Combinations whose order of rarity is easily mistaken. */
const THREES: readonly (readonly [Category, Category, Category])[] = [
  ['thung', 'cu-lu', 'tu-quy'],
  ['mau-thau', 'doi', 'thu'],
  ['sam', 'sanh', 'cu-lu'],
  ['sanh', 'thung', 'cu-lu'],
  ['mau-thau', 'thu', 'sam'],
  ['sanh', 'thung', 'tu-quy'],
];

/** The number of questions: which of three is the rarest, or the most frequent. */
export const COMPARISONS = 2 * THREES.length;

/** One of them. */
export function comparisonOf(at: number): { readonly three: readonly Category[]; readonly least: boolean } {
  return { three: THREES[at % THREES.length] ?? [], least: at < THREES.length };
}
