/** Our order of all hands, held against the order of the poker evaluators of npm. */

import { evaluate as pokertools } from '@pokertools/evaluator';
import phe from 'phe';
import { assertDefined } from '#core/assert-defined.ts';
import { makeRng } from '#core/random/rng.ts';
import { FULL_HAND } from '../engine/hand.ts';
import type { XiToRules } from '../engine/rules.ts';
import { allHands, handAt } from '../hands/all-hands.ts';
import { makeEvaluator } from '../hands/evaluate.ts';
import { houseOf } from './cases.ts';
import { peerCode } from './peers.ts';

const HANDS = allHands();

/** The place of each hand in `allHands`. */
export const HAND_PLACES: readonly number[] = Array.from({ length: HANDS.length / FULL_HAND }, (_, place) => place);

/** Our evaluator's number for every hand, by its place. */
export function valuesUnder(rules: XiToRules): Uint16Array {
  const values = new Uint16Array(HAND_PLACES.length);
  makeEvaluator(rules).evaluateAll(HANDS, values);
  return values;
}

/** As in poker, the flush is below the full house here, and the ace only high. Poker does not rank suits. */
export const POKER_ORDER = valuesUnder(houseOf('vipgame{suits=none}'));
/** The order of suits with what refines poker's order by it. */
export const SUITED_ORDERS = [
  ['SHDC', valuesUnder(houseOf('vipgame'))],
  ['SCDH', valuesUnder(houseOf('vipgame{suits=SCDH}'))],
] as const;
const PAIR_FIRST = valuesUnder(houseOf('vipgame{suits=none,tieBreak=suit-of-pair-first}'));

/** The peers that give a hand a number: lower is stronger. */
export const NUMBERING_PEERS = [
  ['phe', (codes: number[]) => phe.evaluateCardCodes(codes)],
  ['pokertools', (codes: number[]) => pokertools(codes)],
] as const;

/** Such a peer's number for every hand, by its place, turned round: higher is stronger, as ours. */
export function peerValues(evaluate: (codes: number[]) => number): Int32Array {
  return Int32Array.from(HAND_PLACES, (place) => -evaluate(handAt(HANDS, place).map(peerCode)));
}

/**
 * Pairs of places: one random, the other either random or close to it in our order.
 * @param places among which
 * @param near how many places of the order apart at most, where they are close
 */
export function* handPairs(
  seed: number,
  places: readonly number[],
  count: number,
  near: number,
): Generator<readonly [number, number]> {
  const { upTo } = makeRng(seed);
  const ranked = places.toSorted((a, b) => assertDefined(POKER_ORDER[a]) - assertDefined(POKER_ORDER[b]));
  const last = ranked.length - 1;
  for (let run = 0; run < count; run++) {
    const one = upTo(last);
    const other = run % 2 === 0 ? upTo(last) : Math.min(last, Math.max(0, one + upTo(2 * near) - near));
    yield [assertDefined(ranked[one]), assertDefined(ranked[other])];
  }
}

/**
 * Counts the pairs that disagree. Two hands that a peer orders must be ordered the same way by ours; two that tie must tie in ours
 * if suits count for nothing.
 * @param theirs above 0 where the first hand is stronger
 */
export function peerDisagreements(
  theirs: (a: number, b: number) => number,
  pairs: Iterable<readonly [number, number]>,
): Readonly<Record<'checked' | 'wrong' | 'ties', number>> {
  let [checked, wrong, ties] = [0, 0, 0];
  for (const [a, b] of pairs) {
    const order = Math.sign(theirs(a, b));
    const mine = (values: Uint16Array): number => Math.sign((values[a] ?? 0) - (values[b] ?? 0));
    checked++;
    if (order === 0) ties++;
    if (mine(POKER_ORDER) !== order || mine(PAIR_FIRST) !== order) wrong++;
    if (order !== 0 && SUITED_ORDERS.some(([, values]) => mine(values) !== order)) wrong++;
  }
  return { checked, wrong, ties };
}
