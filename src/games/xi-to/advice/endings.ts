/** Every hand that some cards can become, and how many of another's it beats. */

import { FULL } from '../engine/hand.ts';
import type { Evaluator } from '../hands/evaluate.ts';

/** Every hand of five that some cards can become, the weakest first. */
export interface Endings {
  /** How many cards are missing. */
  readonly missing: number;
  /** How strong each is, by the evaluator. */
  readonly values: Uint16Array;
  /** What came to each: so many places among the unseen cards, the lowest first, one hand after another. */
  readonly picks: Uint8Array;
}

/**
 * @param held one to five cards, by `denseOf`
 * @param unseen what can come, by `denseOf`
 */
export function endingsOf(held: readonly number[], unseen: readonly number[], { evaluateAll }: Evaluator): Endings {
  const missing = FULL - held.length;
  const count = waysToPick(missing, unseen.length);
  const dealt = new Uint8Array(count * missing);
  const hands = new Uint8Array(count * FULL);
  const pick = Array.from({ length: missing }, (_, at) => at);
  for (let i = 0; i < count; i++) {
    for (let at = 0; at < held.length; at++) hands[i * FULL + at] = held[at] ?? 0;
    for (let at = 0; at < missing; at++) {
      const place = pick[at] ?? 0;
      dealt[i * missing + at] = place;
      hands[i * FULL + held.length + at] = unseen[place] ?? 0;
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

/** The places of these numbers in their order: counted, which is quicker than to compare them. */
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

/** In how many ways so many of these cards can come. */
export function waysToPick(size: number, from: number): number {
  return Array.from({ length: size }).reduce<number>((ways, _, i) => (ways * (from - i)) / (i + 1), 1);
}

/** The next choice of places, in place: the last that can go up does, those behind it follow close. */
function toNext(pick: number[], from: number): void {
  let last = pick.length - 1;
  while (last >= 0 && pick[last] === from - pick.length + last) last--;
  const next = (pick[last] ?? 0) + 1;
  for (let i = Math.max(last, 0); i < pick.length; i++) pick[i] = next + i - last;
}

/** Above any number of unseen cards. */
const STRIDE = 32;

/**
 * For each of our endings, in their order: how many of his are weaker, of those that need none of our cards.
 *
 * From the weakest up, each of his is tallied under every few of its cards. What holds none of ours is then all of them, less
 * what holds one, plus what holds two, and so on.
 * @param level counts those that are as strong, too
 */
export function beatenBy(mine: Endings, his: Endings, level = false): Float64Array {
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

/** Every choice of at most `most` out of so many cards of one hand. */
function setsOf(size: number, most: number): number[][] {
  const all = Array.from({ length: 2 ** size }, (_, bits) =>
    Array.from({ length: size }, (__, at) => at).filter((at) => (bits >> at) & 1),
  );
  return all.filter(({ length }) => length <= most);
}

/** A few cards of one ending as a number. */
function keyOf({ picks, missing }: Endings, ending: number, set: readonly number[]): number {
  let key = 0;
  for (const at of set) key = key * STRIDE + (picks[ending * missing + at] ?? 0) + 1;
  return key;
}
