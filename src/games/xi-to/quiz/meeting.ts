import type { Card } from '#core/card.ts';
import type { Rng } from '#core/random/rng.ts';
import type { Category } from '../engine/category.ts';
import { FULL_HAND } from '../engine/hand.ts';
import type { XiToRules } from '../engine/rules.ts';
import { dealHand, kinOf, type Shape } from './hands.ts';

/** Two shapes, or one shape twice, equal in this many groups. */
export type Meeting = readonly [Shape, Shape] | readonly [Category | 'low-run', number];
export type Meetings = readonly [Meeting, ...Meeting[]];

/** Hands of the same combination, by where they first differ. */
export const ALIKE: Meetings = [
  ['mau-thau', 0],
  ['mau-thau', 1],
  ['mau-thau', 3],
  ['mau-thau', FULL_HAND],
  ['doi', 0],
  ['doi', 1],
  ['doi', 2],
  ['doi', 3],
  ['doi', FULL_HAND],
  ['thu', 0],
  ['thu', 1],
  ['thu', 2],
  ['thu', FULL_HAND],
  ['sam', 0],
  ['sanh', 0],
  ['sanh', FULL_HAND],
  ['thung', 0],
  ['thung', 2],
  ['thung', FULL_HAND],
  ['cu-lu', 0],
  ['tu-quy', 0],
  ['thung-pha-sanh', 0],
  ['thung-pha-sanh', FULL_HAND],
  ['low-run', FULL_HAND],
];

/** Neighbouring combinations, and hands that are nearly a higher one. */
export const APART: Meetings = [
  ['mau-thau', 'doi'],
  ['four-suit', 'doi'],
  ['four-run', 'thu'],
  ['corner', 'doi'],
  ['doi', 'thu'],
  ['thu', 'sam'],
  ['sam', 'sanh'],
  ['sanh', 'thung'],
  ['thung', 'cu-lu'],
  ['thung', 'cu-lu'],
  ['cu-lu', 'tu-quy'],
  ['tu-quy', 'thung-pha-sanh'],
  ['low-run', 'doi'],
  ['low-run', 'sam'],
  ['low-run', 'sanh'],
  ['low-run-suited', 'tu-quy'],
];

/** Pairs where a house rule decides. */
export const TURNING: Meetings = [
  ['thung', 'cu-lu'],
  ['thung', 'cu-lu'],
  ['low-run', 'doi'],
  ['low-run', 'thu'],
  ['low-run', 'sam'],
  ['low-run-suited', 'cu-lu'],
  ['doi', 1],
  ['doi', 2],
  ['doi', FULL_HAND],
  ['thu', 2],
  ['thu', FULL_HAND],
  ['mau-thau', FULL_HAND],
  ['sanh', FULL_HAND],
  ['thung', FULL_HAND],
];

/** The two hands of a pair, from free cards. */
export function meet(
  rng: Rng,
  [first, second]: Meeting,
  rules: XiToRules,
): readonly [readonly Card[], readonly Card[]] | undefined {
  const mine = dealHand(rng, first);
  const his = mine && (typeof second === 'number' ? kinOf(rng, mine, second, rules) : dealHand(rng, second, mine));
  return mine && his && [mine, his];
}
