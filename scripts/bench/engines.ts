/** What every game does for a reader: a case ruled on from its text, and all the ways the house rules could decide it. */

import { branches } from '#core/branches/branches.ts';
import type { Field } from '#core/case.ts';
import type { Fault, Game } from '#core/game/game.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import type { Result } from '#core/result.ts';
import type { Ruling } from '#core/ruling.ts';
import { readCase } from '#games/engines.ts';
import { assertOk, ruledOn } from '#testing/results.ts';
import { caseSettings, everyRuleSet } from '#testing/rule-sets.ts';
import { extremesOf, hardOnesOf, mixOf } from './cases.ts';
import { bestOf, type Contestant, rounded } from './timing.ts';

const CASES = 2000;
const HARD_ONES = 200;
/** Each hard case is timed so often, and its best time counts. */
const TRIES = 5;

/** From the text of a case to the text of its verdict. */
export function settlingContestant(game: Game): Contestant {
  const texts = mixOf(game, CASES);
  return { name: game.id, count: CASES, run: () => Buffer.from(texts.map(settle).join('\n')) };

  function settle(text: string): string {
    const { fields, rules } = assertOk(readCase(text), text);
    return writeJson(game.verdictJson(assertOk(judge(game, fields, rules), text).verdict));
  }
}

interface WorstBranches {
  readonly name: string;
  readonly ms: number;
  /** Over all cases: how many branches they have. */
  readonly found: number;
}

/** The longest that `branches` takes for one case, such as people may ask. */
export const worstBranches = (game: Game): WorstBranches => worstOf(game, hardOnesOf(game, HARD_ONES));

/** The same for the fullest tables that there can be. */
export const extremeBranches = (game: Game): WorstBranches => worstOf(game, extremesOf(game));

function worstOf(game: Game, tables: readonly (readonly Field[])[]): WorstBranches {
  let found = 0;
  for (const fields of tables) found += branches(game, fields).branches.length;
  const ms = Math.max(...tables.map((fields) => bestOf(TRIES, () => branches(game, fields))));
  return { name: game.id, ms: rounded(ms), found };
}

/** Two hands whose ruling depends on most house rules of Xì Dách. */
const SMALL_CASE = 'xi-dach;cai:AD.4S.9C;an:AS.2H.3D.4C.5S';

/** All branches of it, and a ruling under every rule set that it can depend on. Both must come to as many verdicts. */
export function forced(): readonly Contestant[] {
  const { of, game } = ruledOn(SMALL_CASE);
  const ruleSets = everyRuleSet(caseSettings(game));
  return [
    contestant('ours', () => branches(game, of.fields).branches.map(({ outcome }) => outcome)),
    contestant('reference', () => ruleSets.map((rules) => judge(game, of.fields, rules))),
  ];
}

function contestant(name: string, outcomes: () => readonly Result<Ruling<unknown>, Fault>[]): Contestant {
  const said = (outcome: Result<Ruling<unknown>, Fault>): string =>
    JSON.stringify(outcome.ok ? outcome.value.verdict : outcome.error);
  return { name, count: 1, run: () => [new Set(outcomes().map(said)).size] };
}
