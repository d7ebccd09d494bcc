/** The contract's JSON: the ruling on a case, or why its text is none. */

import { assertDefined } from '#core/assert-defined.ts';
import { type Branch, branches } from '#core/branches/branches.ts';
import type { Case } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import { formatCase } from '#core/format.ts';
import type { Game, Json } from '#core/game/game.ts';
import type { Rules } from '#core/house-rules.ts';
import { ordered, stepJson, writeJson } from '#core/json.ts';
import type { Lang } from '#core/lang.ts';
import { parseCase } from '#core/notation/parse.ts';
import { almostReserved } from '#core/notation/reserved.ts';
import type { Step } from '#core/ruling.ts';
import { errorWords } from '#words/errors/errors.ts';

type Entry = readonly [string, Json];

/** One line of JSON, and whether the case was ruled on. */
export interface Settled {
  readonly line: string;
  readonly ok: boolean;
}

/**
 * One line of output for one case.
 * @param games those that can be read
 * @param withBranches with every way in which the house rules could decide it
 */
export function settleWith(text: string, games: readonly Game[], withBranches: boolean): Settled {
  const read = parseCase(text, games);
  if (!read.ok) return errorLine(read.error, errorWords(read.error));
  const game = assertDefined(games.find(({ id }) => id === read.value.game));
  const ruling = rulingEntries(read.value, game);
  const more = withBranches ? branchEntries(read.value, game) : [];
  return { line: writeJson(ordered([...ruling, ...more, ...noteEntries(read.value)])), ok: true };
}

/** The line of a text that is no case. */
export function errorLine(error: CaseError, message: Readonly<Record<Lang, string>>): Settled {
  return { line: writeJson(ordered([['error', errorJson(error, message)]])), ok: false };
}

function rulingEntries(of: Case, game: Game): Entry[] {
  const { verdict, reasons } = game.decide(of.fields, of.rules);
  return [
    ['case', formatCase(of, game)],
    ['game', of.game],
    ['preset', of.preset],
    ['verdict', game.verdictJson(verdict)],
    ['reasons', reasons.map(stepJson)],
  ];
}

/** Notes about how the case was read, after all other fields; nothing where there are none. */
function noteEntries(of: Case): Entry[] {
  const notes = almostReserved(of.fields).map(({ name }) => inWrittenOrder({ code: 'reserved-name', name }));
  return notes.length > 0 ? [['notes', notes]] : [];
}

function branchEntries(of: Case, game: Game): Entry[] {
  const found = branches(game, of.fields);
  return [
    ['branches', found.branches.map((branch) => branchJson(of, game, branch))],
    ['presets', ordered([...found.presets])],
  ];
}

function branchJson(of: Case, game: Game, { when, outcome }: Branch<unknown, Step>): Json {
  const conditions: Entry = ['when', ordered([...when])];
  if (outcome.ok) {
    const { verdict, reasons } = outcome.value;
    return ordered([conditions, ['verdict', game.verdictJson(verdict)], ['reasons', reasons.map(stepJson)]]);
  }
  // Under these rules the text is no case: read it so, and the error comes with its place and its sentence.
  const witness: Rules = {
    ...of.rules,
    ...Object.fromEntries([...when].map(([key, [value = '']]) => [key, value])),
  };
  const read = parseCase(formatCase({ ...of, rules: witness }, game), [game]);
  return ordered([conditions, ['error', read.ok ? outcome.error.code : errorJson(read.error, errorWords(read.error))]]);
}

function errorJson({ code, at, length }: CaseError, { vi, en }: Readonly<Record<Lang, string>>): Json {
  return inWrittenOrder({ code, message: inWrittenOrder({ vi, en }), at, length });
}

/** An object with its keys as they are written here; none of them is a number. */
function inWrittenOrder(of: Readonly<Record<string, Json>>): Json {
  return ordered(Object.entries(of));
}
