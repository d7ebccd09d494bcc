/** Questions about ten dealt cards: how often they have something, and which of three is rarest. */

import { INSTANT_WINS, type InstantWin } from '../engine/instant.ts';
import type { SamRules } from '../engine/rules.ts';
import { instantHands, withAlike, withTwos } from './index.ts';

/** Kinds of deal that can be asked about. */
export type Dealt = 'quad' | 'triple' | 'two' | 'twos' | 'three-twos' | InstantWin;

/** Kinds frequent enough to be counted per hundred deals; `count` of a question is an index into them. */
export const OFTEN = ['quad', 'triple', 'two', 'twos', 'three-twos'] as const satisfies readonly Dealt[];

/** Hands that have it. */
export function handsWith(dealing: Dealt, { deck, runs }: Pick<SamRules, 'deck' | 'runs'>): number {
  switch (dealing) {
    case 'quad':
      return withAlike(4, deck);
    case 'triple':
      return withAlike(3, deck);
    case 'two':
      return withTwos(1, deck);
    case 'twos':
      return withTwos(2, deck);
    case 'three-twos':
      return withTwos(3, deck);
    default:
      return instantHands(dealing, deck, runs);
  }
}

/** Instant wins from the highest to the lowest, then hands that are merely good. */
const SELDOM = [...INSTANT_WINS, 'three-twos', 'quad'] as const satisfies readonly Dealt[];
export const THREES: readonly (readonly Dealt[])[] = SELDOM.flatMap((a, i) =>
  SELDOM.slice(i + 1).flatMap((b, j) => SELDOM.slice(i + j + 2).map((c) => [a, b, c])),
);

/** What `count` of a question asks: which of these three comes least often, or most often. */
export function threeOf(count: number): { readonly three: readonly Dealt[]; readonly least: boolean } {
  return { three: THREES[count >> 1] ?? [], least: count % 2 === 1 };
}
