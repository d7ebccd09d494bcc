/** What cards are when they are put down together. Rules sam-single to sam-run-two. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Card, Rank } from '#core/card.ts';
import { ACE, heightOf, rankAt, TWO } from './ranks.ts';
import type { RunRules } from './rules.ts';

/** Single, pair, triple, run, quad, two quads. */
export const COMBINATION_KINDS = ['rac', 'doi', 'sam-co', 'sanh', 'tu-quy', 'hai-tu-quy'] as const;
export type CombinationKind = (typeof COMBINATION_KINDS)[number];

export interface Combination {
  readonly kind: CombinationKind;
  /** How many cards. */
  readonly length: number;
  /** The rank that counts when it is compared: of a run its highest (A-2-3: the 3), of two quads the higher one. */
  readonly top: Rank;
}

/** Why cards are no combination. */
export const FLAWS = ['short', 'gap', 'doi-thong', 'wrap', 'house', 'ace-gap', 'mixed'] as const;
/**
 * `short`: two neighbours, a run takes three. `gap`: ranks are missing between them. `doi-thong`: a run of pairs. `wrap`: K-A-2.
 * `house`: a run with a 2, or the beginning of one, where the rule set allows none. `ace-gap`: 10 and ace side by side. `mixed`:
 * neither of one rank nor all of different ones.
 */
export type Flaw = (typeof FLAWS)[number];

export type CombinationResult =
  | { readonly ok: true; readonly combination: Combination }
  | { readonly ok: false; readonly flaw: Flaw };

/** Rule sam-run: no run is shorter. */
export const SHORTEST_RUN = 3;

const ALIKE: readonly CombinationKind[] = ['rac', 'doi', 'sam-co', 'tu-quy'];

/**
 * Which combination one to ten cards are, or why they are none. House rules are read only for a 2 beside other ranks in a row.
 */
export function readCards(cards: readonly Card[], rules: RunRules): CombinationResult {
  const heights = cards.map(heightOf);
  const ranks = [...new Set(heights)].sort((a, b) => a - b);
  const { length } = cards;
  if (ranks.length === 1) {
    return {
      ok: true,
      combination: { kind: assertDefined(ALIKE[length - 1]), length, top: rankAt(assertDefined(ranks[0])) },
    };
  }
  const top = rankAt(assertDefined(ranks.at(-1)));
  if (ranks.length === 2 && length === 8) return { ok: true, combination: { kind: 'hai-tu-quy', length, top } };
  if (ranks.length === length) return readRun(ranks, rules);
  // Two pairs are no more than two pairs; three in a row would be a đôi thông where that is played.
  const pairs =
    ranks.length >= SHORTEST_RUN &&
    length === 2 * ranks.length &&
    ranks.every((rank) => heights.filter((one) => one === rank).length === 2);
  return { ok: false, flaw: pairs && (isRow(ranks) || isRow(lowered(ranks))) ? 'doi-thong' : 'mixed' };
}

/** The same without the reason. */
export function combinationOf(cards: readonly Card[], rules: RunRules): Combination | null {
  const reading = readCards(cards, rules);
  return reading.ok ? reading.combination : null;
}

/**
 * Rules sam-run and sam-run-two, for cards of different ranks, lowest first.
 * An ace is the highest card of a run, or the lowest before a 2; a 2 is only ever low.
 */
function readRun(ranks: readonly number[], rules: RunRules): CombinationResult {
  const { length } = ranks;
  if (length < SHORTEST_RUN) return { ok: false, flaw: tooShort(ranks, rules) };
  if (!ranks.includes(TWO)) {
    if (isRow(ranks)) return run(length, assertDefined(ranks.at(-1)));
    return { ok: false, flaw: isRow(ranks.map(pastFaces)) ? 'ace-gap' : 'gap' };
  }
  const low = lowered(ranks);
  if (isRow(low))
    return rules.runs === 'low-two' ? run(length, assertDefined(low.at(-1))) : { ok: false, flaw: 'house' };
  return { ok: false, flaw: isRow(ranks) || isWrap(low) ? 'wrap' : 'gap' };
}

/** Two neighbours lack a third card, unless one is a 2 and under the rule set no third card would make them a run. */
function tooShort(ranks: readonly number[], rules: RunRules): Flaw {
  if (!isRow(ranks) && !isRow(lowered(ranks))) return 'gap';
  return ranks.includes(TWO) && rules.runs === 'no-two' ? 'house' : 'short';
}

function run(length: number, top: number): CombinationResult {
  return { ok: true, combination: { kind: 'sanh', length, top: rankAt(top) } };
}

/** Each one above the one before. */
function isRow(ranks: readonly number[]): boolean {
  return ranks.every((rank, at) => at === 0 || rank === assertDefined(ranks[at - 1]) + 1);
}

/** With ace and 2 below the 3, where they may stand in a run. */
function lowered(ranks: readonly number[]): number[] {
  return ranks.map((rank) => (rank >= ACE ? rank - 13 : rank)).sort((a, b) => a - b);
}

/** A row that wraps from king to 3: … K A 2 3. */
function isWrap(low: readonly number[]): boolean {
  const breaks = low.filter((rank, at) => at > 0 && rank !== assertDefined(low[at - 1]) + 1);
  return breaks.length === 1 && low.at(-1) === KING && low[0] === ACE - 13;
}

const KING = 10;
const TEN = 7;

/** Where an ace would stand if it came after the ten. */
function pastFaces(rank: number): number {
  return rank === ACE ? TEN + 1 : rank;
}
