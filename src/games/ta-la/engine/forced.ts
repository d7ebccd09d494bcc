/**
 * The best arrangement where some cards were eaten, so that each of them must lie in a meld, and under some rule sets no two of
 * them in one (rule tl-eat-limit). Tries what `search.ts` tries, and also every way to cut a stretch into runs.
 */

import { assertDefined } from '#core/assert-defined.ts';
import { looseKey, meldKey } from './key.ts';
import type { Masks } from './masks.ts';
import { bitCount } from './masks.ts';
import { LEAST, worthAt } from './meld.ts';
import type { MeldRules } from './rules.ts';

/** An arrangement by suits: the cards in phỏm ngang, and the runs of the rest. */
export interface SuitArrangement {
  readonly key: number;
  readonly ngang: Masks;
  /** For each suit its runs as bits, lowest first. */
  readonly runs: readonly (readonly number[])[];
}

interface Cut {
  readonly key: number;
  readonly runs: readonly number[];
}

/** Which suits of a rank lie in a phỏm ngang, best first: all four, three in the order of the suits, none. */
const NGANG = [15, 7, 11, 13, 14, 0] as const;

/** The best arrangement of a hand that holds these eaten cards; undefined where they cannot all lie in melds. */
export function searchForced(hand: Masks, eaten: Masks, rules: MeldRules): SuitArrangement | undefined {
  let best: SuitArrangement | undefined;
  const lay = (rest: Masks, rank: number, key: number): void => {
    if (rank === 13) {
      const cuts = rest.map((mask, suit) => cutSuit(mask, assertDefined(eaten[suit]), 0, rules));
      const runs: (readonly number[])[] = [];
      let whole = key;
      for (const cut of cuts) {
        if (!cut) return;
        whole += cut.key;
        runs.push(cut.runs);
      }
      const [s, h, d, c] = rest;
      const ngang: Masks = [hand[0] ^ s, hand[1] ^ h, hand[2] ^ d, hand[3] ^ c];
      if (!best || whole < best.key) best = { key: whole, ngang, runs };
      return;
    }
    const held = suitsAt(rest, rank);
    for (const suits of NGANG) {
      if (suits === 0) lay(rest, rank + 1, key);
      else if ((suits & held) === suits && !isTooMuch(bitCount(suits & suitsAt(eaten, rank)), rules))
        lay(without(rest, suits, rank), rank + 1, key + meldKey(bitCount(suits)));
    }
  };
  lay(hand, 0, 0);
  return best;
}

/** Rule tl-eat-limit. The house rule is read only where a meld holds two eaten cards. */
function isTooMuch(eaten: number, rules: MeldRules): boolean {
  return eaten > 1 && rules.eatPerMeld === 'one';
}

/**
 * The best way to cut one suit into runs and loose cards from this rank on, every eaten card in a run. Of equal ones the one
 * whose lower cards lie in the longer run.
 */
function cutSuit(mask: number, eaten: number, from: number, rules: MeldRules): Cut | undefined {
  if (mask >> from === 0) return { key: 0, runs: [] };
  let rank = from;
  while (!(mask & (1 << rank))) rank++;
  let length = 1;
  while (mask & (1 << (rank + length))) length++;

  let best: Cut | undefined;
  const offer = (key: number, runs: readonly number[], to: number): void => {
    const rest = cutSuit(mask, eaten, to, rules);
    if (rest && (!best || key + rest.key < best.key)) best = { key: key + rest.key, runs: [...runs, ...rest.runs] };
  };
  for (let size = length; size >= LEAST; size--) {
    const run = ((1 << size) - 1) << rank;
    if (!isTooMuch(bitCount(run & eaten), rules)) offer(meldKey(size), [run], rank + size);
  }
  if (!(eaten & (1 << rank))) offer(looseKey(worthAt(rank, rules)), [], rank + 1);
  return best;
}

/** The suits that hold this rank, as four bits. */
function suitsAt(hand: Masks, rank: number): number {
  return hand.reduce((suits, mask, suit) => suits | (((mask >> rank) & 1) << suit), 0);
}

function without([s, h, d, c]: Masks, suits: number, rank: number): Masks {
  const bit = (suit: number): number => ((suits >> suit) & 1) << rank;
  return [s & ~bit(0), h & ~bit(1), d & ~bit(2), c & ~bit(3)];
}
