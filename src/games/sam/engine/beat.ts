/** What beats what. Rules sam-follow to sam-no-other-chop. */

import type { Combination } from './combination.ts';
import { heightOfRank } from './ranks.ts';
import type { BeatRules, SamRules } from './rules.ts';

/** By what a play beats the table: the same kind and higher; a quad, or two, on 2s; a higher quad. */
export type BeatReason = 'higher' | 'chop' | 'quad';

/**
 * Why a play does not beat the table. `lower`, `equal`: of the same kind. `shorter`, `longer`: runs. `kind`: another kind than
 * the table's. `house`: the rule set has no quad on a 2, or no two quads on a pair. `one-quad`: on a pair of 2s, where one quad
 * is not enough. `three-twos`: nothing is chopped off three 2s. `no-two`: a quad, but no 2 lies there. `two-quads`: they go on a
 * pair of 2s alone.
 */
export const SHORTFALLS = [
  'lower',
  'equal',
  'shorter',
  'longer',
  'kind',
  'house',
  'one-quad',
  'three-twos',
  'no-two',
  'two-quads',
] as const;
export type Shortfall = (typeof SHORTFALLS)[number];

export type Contest =
  | { readonly beats: true; readonly by: BeatReason }
  | { readonly beats: false; readonly why: Shortfall };

/** Does the play beat what lies on the table? Total over all combinations; house rules are read only where they decide. */
export function contest(play: Combination, table: Combination, rules: BeatRules): Contest {
  if (play.kind === 'hai-tu-quy') return contestTwoQuads(table, rules);
  if (play.kind === table.kind) return contestAlike(play, table, rules);
  if (play.kind === 'tu-quy') return contestQuad(table, rules);
  return falls('kind');
}

/** Rules sam-rank, sam-no-suit, sam-run-length and sam-quad-quad. A run's top must be higher however long it is. */
function contestAlike(play: Combination, table: Combination, rules: BeatRules): Contest {
  const [high, other] = [heightOfRank(play.top), heightOfRank(table.top)];
  if (high === other) return falls('equal');
  if (high < other) return falls('lower');
  if (play.length < table.length) return falls('shorter');
  if (play.length > table.length && rules.runBlock === 'equal') return falls('longer');
  return { beats: true, by: play.kind === 'tu-quy' ? 'quad' : 'higher' };
}

/** Rules sam-chop-two and sam-no-other-chop: one quad. */
function contestQuad({ kind, top }: Combination, rules: BeatRules): Contest {
  if (top !== '2') return falls('no-two');
  switch (kind) {
    case 'rac':
      return rules.chopTwo === 'none' ? falls('house') : { beats: true, by: 'chop' };
    case 'doi':
      return rules.chopTwo === 'quad-takes-pair' ? { beats: true, by: 'chop' } : falls(onPair(rules.chopTwo));
    case 'sam-co':
      return falls('three-twos');
    default:
      return falls('no-two');
  }
}

function onPair(chopTwo: Exclude<SamRules['chopTwo'], 'quad-takes-pair'>): Shortfall {
  return chopTwo === 'none' ? 'house' : 'one-quad';
}

/** Rule sam-chop-two: two quads go on a pair of 2s, under one house rule, and on nothing else. */
function contestTwoQuads({ kind, top }: Combination, rules: BeatRules): Contest {
  if (kind !== 'doi' || top !== '2') return falls('two-quads');
  return rules.chopTwo === 'quad-per-two' ? { beats: true, by: 'chop' } : falls('house');
}

function falls(why: Shortfall): Contest {
  return { beats: false, why };
}
