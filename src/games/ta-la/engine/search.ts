/**
 * Finds the best arrangement fast: four numbers in, one number out, without allocation.
 *
 * Once it is fixed which cards are in phỏm ngang, the suits are independent: in each, every unbroken stretch of three or more is
 * one phỏm dọc, and its worth is looked up in a table of all 8,192 sets of ranks. So only the ranks with three or four cards are
 * tried; most hands have none, and need only four lookups.
 */

import { looseKey, meldKey } from './key.ts';
import { bitCount, stretchesOf } from './masks.ts';
import { valueAt } from './meld.ts';
import type { TaLaRules } from './rules.ts';

/** Sets of ranks in one suit. */
const SETS = 1 << 13;

export interface Searcher {
  /**
   * The key of the best arrangement of at most ten cards, a suit's ranks as the bits of a number each. The cards that it
   * lays in phỏm ngang are left in `ngang`.
   */
  search(spades: number, hearts: number, diamonds: number, clubs: number): number;
  /** After a search, for each suit: which cards lie in phỏm ngang. Overwritten by the next search. */
  readonly ngang: Uint16Array;
  /** The key of one suit's cards without phỏm ngang. */
  readonly runs: Int32Array;
}

const made = new Map<TaLaRules['faces'], Searcher>();

/** The searcher for the points of J, Q, K under one rule set; its table is built once. */
export function searcherOf(faces: TaLaRules['faces']): Searcher {
  const known = made.get(faces);
  if (known) return known;
  const searcher = makeSearcher(faces);
  made.set(faces, searcher);
  return searcher;
}

function runTable(faces: TaLaRules['faces']): Int32Array {
  return Int32Array.from({ length: SETS }, (_, mask) => {
    const stretches = stretchesOf(mask);
    const melded = stretches.reduce((bits, stretch) => bits | stretch, 0);
    let key = stretches.reduce((sum, stretch) => sum + meldKey(bitCount(stretch)), 0);
    for (let rank = 0; rank < 13; rank++) {
      if (mask & ~melded & (1 << rank)) key += looseKey(valueAt(rank, faces));
    }
    return key;
  });
}

const THREE = meldKey(3);
const FOUR = meldKey(4);

function makeSearcher(faces: TaLaRules['faces']): Searcher {
  const runs = runTable(faces);
  const ngang = new Uint16Array(4);
  const inRuns = (mask: number): number => runs[mask] ?? 0;
  let best = 0;
  let [spades, hearts, diamonds, clubs] = [0, 0, 0, 0];

  /**
   * Tries all ways to lay the ranks that are left, from the lowest: all four, the threes in the order of the suits, none.
   * The first of equal ones stays: at the lowest card where two arrangements differ, phỏm ngang goes before.
   */
  function lay(s: number, h: number, d: number, c: number, ranks: number, key: number): void {
    if (ranks === 0) {
      const whole = key + inRuns(s) + inRuns(h) + inRuns(d) + inRuns(c);
      if (whole < best) {
        best = whole;
        spades = s;
        hearts = h;
        diamonds = d;
        clubs = c;
      }
      return;
    }
    const bit = ranks & -ranks;
    const rest = ranks ^ bit;
    if (s & h & d & c & bit) {
      lay(s ^ bit, h ^ bit, d ^ bit, c ^ bit, rest, key + FOUR);
      lay(s ^ bit, h ^ bit, d ^ bit, c, rest, key + THREE);
      lay(s ^ bit, h ^ bit, d, c ^ bit, rest, key + THREE);
      lay(s ^ bit, h, d ^ bit, c ^ bit, rest, key + THREE);
      lay(s, h ^ bit, d ^ bit, c ^ bit, rest, key + THREE);
    } else {
      lay(s & ~bit, h & ~bit, d & ~bit, c & ~bit, rest, key + THREE);
    }
    lay(s, h, d, c, rest, key);
  }

  return {
    ngang,
    runs,
    search(s, h, d, c) {
      const threes = (s & h & (d | c)) | (d & c & (s | h));
      if (threes === 0) {
        ngang.fill(0);
        return inRuns(s) + inRuns(h) + inRuns(d) + inRuns(c);
      }
      best = 0x7fffffff;
      lay(s, h, d, c, threes, 0);
      ngang[0] = s ^ spades;
      ngang[1] = h ^ hearts;
      ngang[2] = d ^ diamonds;
      ngang[3] = c ^ clubs;
      return best;
    },
  };
}
