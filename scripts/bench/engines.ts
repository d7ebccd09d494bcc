/** What every game does for a reader: a case ruled on from its text, and all the ways the house rules could decide it. */

import { branches } from '#core/branches/branches.ts';
import type { Field } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import { readCase } from '#games/engines.ts';
import { assertOk } from '#testing/results.ts';
import { hardOnesOf, mixOf } from './cases.ts';
import { extremesOf } from './extremes.ts';
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
