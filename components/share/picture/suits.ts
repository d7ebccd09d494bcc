/** The suits as they are drawn in `components/cards/pips.svg`, each in a square of 100. */

import type { Suit } from '#core/card.ts';

const CLUB_LEAVES = [
  [50, 24],
  [24, 60],
  [76, 60],
] as const;

/** Outlines, and circles of the same fill (`cx cy`, radius 22). */
export const SUIT_SHAPES: Readonly<
  Record<Suit, { readonly path: string; readonly circles: readonly (readonly [number, number])[] }>
> = {
  S: {
    path: 'M50 2C57 24 95 42 95 66c0 13-10 22-22 22-9 0-15-4-19-10 1 10 5 16 13 19H33c8-3 12-9 13-19-4 6-10 10-19 10C15 88 5 79 5 66 5 42 43 24 50 2Z',
    circles: [],
  },
  H: {
    path: 'M50 97C44 76 4 58 4 31 4 15 15 5 28 5c11 0 19 7 22 20C53 12 61 5 72 5c13 0 24 10 24 26 0 27-40 45-46 66Z',
    circles: [],
  },
  D: { path: 'M50 1c7 22 19 36 38 49-19 13-31 27-38 49-7-22-19-36-38-49C31 37 43 23 50 1Z', circles: [] },
  C: { path: 'M44 40h12l-1 14c1 20 4 35 14 44H31c10-9 13-24 14-44Z', circles: CLUB_LEAVES },
};
export const LEAF_RADIUS = 22;
