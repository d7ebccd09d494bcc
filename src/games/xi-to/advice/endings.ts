/** Every hand that some cards can become, and how many of another's it beats. */

import { FULL_HAND } from '../engine/hand.ts';
import type { Evaluator } from '../hands/evaluate.ts';

/** Every hand of five that some cards can become, the weakest first. */
export interface HandEndings {
  /** Number of missing cards. */
  readonly missing: number;
  /** How strong each is, by the evaluator. */
  readonly values: Uint16Array;
  /** The drawn cards of each, as ascending indices into the unseen cards, `missing` for each hand, hand after hand. */
  readonly picks: Uint8Array;
}

/**
 * @param held one to five cards, by `denseOf`
 * @param unseen what can come, by `denseOf`
 */
export function handEndings(
  held: readonly number[],
  unseen: readonly number[],
  { evaluateAll }: Evaluator,
): HandEndings {
  const missing = FULL_HAND - held.length;
  const count = waysToPick(missing, unseen.length);
  const dealt = new Uint8Array(count * missing);
  const hands = new Uint8Array(count * FULL_HAND);
  const pick = Array.from({ length: missing }, (_, at) => at);
  for (let i = 0; i < count; i++) {
    for (let at = 0; at < held.length; at++) hands[i * FULL_HAND + at] = held[at] ?? 0;
    for (let at = 0; at < missing; at++) {
      const place = pick[at] ?? 0;
      dealt[i * missing + at] = place;
      hands[i * FULL_HAND + held.length + at] = unseen[place] ?? 0;
    }
    toNext(pick, unseen.length);
  }
  const strengths = new Uint16Array(count);
  evaluateAll(hands, strengths);

  const order = weakestFirst(strengths);
  const picks = new Uint8Array(dealt.length);
  for (let at = 0; at < count; at++) {
    const from = (order[at] ?? 0) * missing;
    for (let i = 0; i < missing; i++) picks[at * missing + i] = dealt[from + i] ?? 0;
  }
  return { missing, values: strengths.sort(), picks };
}

/** The indices of these numbers in ascending order: a counting sort, which is faster than comparing. */
function weakestFirst(values: Uint16Array): Uint32Array {
  const next = new Uint32Array(values.reduce((most, value) => Math.max(most, value), 0) + 2);
  for (const value of values) next[value + 1] = (next[value + 1] ?? 0) + 1;
  for (let value = 1; value < next.length; value++) next[value] = (next[value] ?? 0) + (next[value - 1] ?? 0);
  const order = new Uint32Array(values.length);
  for (const [i, value] of values.entries()) {
    const at = next[value] ?? 0;
    order[at] = i;
    next[value] = at + 1;
  }
  return order;
}

/** The number of ways to choose `size` of these cards. */
export function waysToPick(size: number, from: number): number {
  return Array.from({ length: size }).reduce<number>((ways, _, i) => (ways * (from - i)) / (i + 1), 1);
}

/**
 * Advances to the next choice of indices, in place: the last index that can increase does, and those after it follow directly.
 */
function toNext(pick: number[], from: number): void {
  let last = pick.length - 1;
  while (last >= 0 && pick[last] === from - pick.length + last) last--;
  const next = (pick[last] ?? 0) + 1;
  for (let i = Math.max(last, 0); i < pick.length; i++) pick[i] = next + i - last;
}

/** Above any number of unseen cards. */
const STRIDE = 32;

/**
 * For each of our endings, in their order: the number of weaker endings of the rival that use none of our cards.
 *
 * In ascending order, each rival ending is tallied under every small set of its cards. By inclusion–exclusion, those that hold
 * none of our cards are all of them, less those that hold one, plus those that hold two, and so on.
 * @param level counts endings of equal strength, too
 */
export function beatenCounts(mine: HandEndings, his: HandEndings, level = false): Float64Array {
  const tally = new Int32Array(STRIDE ** mine.missing);
  const tallied = setsOf(his.missing, mine.missing);
  const ours = setsOf(mine.missing, mine.missing);
  let passed = 0;
  return Float64Array.from(mine.values, (value, at) => {
    for (; passed < his.values.length; passed++) {
      const other = his.values[passed] ?? 0;
      if (level ? other > value : other >= value) break;
      for (const set of tallied) {
        const key = keyOf(his, passed, set);
        tally[key] = (tally[key] ?? 0) + 1;
      }
    }
    let free = 0;
    for (const set of ours) free += (set.length % 2 === 0 ? 1 : -1) * (tally[keyOf(mine, at, set)] ?? 0);
    return free;
  });
}

/** Every subset of at most `most` out of `size` indices. */
function setsOf(size: number, most: number): number[][] {
  const all = Array.from({ length: 2 ** size }, (_, bits) =>
    Array.from({ length: size }, (__, at) => at).filter((at) => (bits >> at) & 1),
  );
  return all.filter(({ length }) => length <= most);
}

/** A few cards of one ending as a number. */
function keyOf({ picks, missing }: HandEndings, ending: number, set: readonly number[]): number {
  let key = 0;
  for (const at of set) key = key * STRIDE + (picks[ending * missing + at] ?? 0) + 1;
  return key;
}
