/** The contract's JSON: the ruling on a case, or why its text is none. */

import { assertDefined } from '#core/assert-defined.ts';
import { type Branch, branches } from '#core/branches/branches.ts';
import { formatCard } from '#core/card.ts';
import { type Case, unknownCards } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import { formatCase } from '#core/format.ts';
import type { Game, Json } from '#core/game/game.ts';
import type { Rules } from '#core/house-rules.ts';
import { ordered, stepJson, writeJson } from '#core/json.ts';
import type { Lang } from '#core/lang.ts';
import { parseCase, parseOpenCase } from '#core/notation/parse.ts';
import { almostReserved } from '#core/notation/reserved.ts';
import type { Step } from '#core/ruling.ts';
import type { UnknownCards } from '#core/unknown/fillings.ts';
import type { Possibility, VerdictsOver } from '#core/unknown/verdicts-over.ts';
import { errorWords } from '#words/errors/errors.ts';
import { countUnderPresets, countVerdicts } from './count.ts';

type Entry = readonly [string, Json];

/** One line of JSON, and whether the case was ruled on. */
export interface Settled {
  readonly line: string;
  readonly ok: boolean;
}

/** A game as `settle` needs it. */
export interface SettledGame {
  readonly engine: Game;
  /** Left out where a game rules on whole hands only. */
  readonly unknown?: UnknownCards;
}

/**
 * One line of output for one case.
 * @param games those that can be read
 * @param withBranches with every way in which the house rules could decide it
 */
export function settleWith(text: string, games: readonly SettledGame[], withBranches: boolean): Settled {
  const read = parseOpenCase(
    text,
    games.map(({ engine }) => engine),
  );
  if (!read.ok) return errorLine(read.error, errorWords(read.error));
  const { engine, unknown } = assertDefined(games.find((one) => one.engine.id === read.value.game));
  if (unknownCards(read.value.fields) > 0)
    return settleOpen(text, read.value, engine, assertDefined(unknown), withBranches);
  const ruling = rulingEntries(read.value, engine);
  const more = withBranches ? branchEntries(read.value, engine) : [];
  return { line: writeJson(ordered([...ruling, ...more, ...noteEntries(read.value)])), ok: true };
}

/** The line of a text that is no case. */
export function errorLine(error: CaseError, message: Readonly<Record<Lang, string>>): Settled {
  return { line: writeJson(ordered([['error', errorJson(error, message)]])), ok: false };
}

function headEntries(of: Case, game: Game): Entry[] {
  return [
    ['case', formatCase(of, game)],
    ['game', of.game],
    ['preset', of.preset],
  ];
}

function rulingEntries(of: Case, game: Game): Entry[] {
  const { verdict, reasons } = game.decide(of.fields, of.rules);
  return [...headEntries(of, game), ['verdict', game.verdictJson(verdict)], ['reasons', reasons.map(stepJson)]];
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

/** The line of a case with unknown cards: every verdict they can lead to. */
function settleOpen(text: string, of: Case, game: Game, counter: UnknownCards, withBranches: boolean): Settled {
  const over = countVerdicts(text, of, game, counter);
  if (!over.ok) return errorLine(over.error, errorWords(over.error));
  const entries: Entry[] = [
    ...headEntries(of, game),
    ...overEntries(of, game, over.value),
    ...(withBranches ? [presetsEntry(of, game, counter)] : []),
    ...noteEntries(of),
  ];
  return { line: writeJson(ordered(entries)), ok: true };
}

/**
 * What an open case comes to: its one verdict where there is only one, how many ways there are, and the verdicts.
 * @param most so many verdicts at most; by default all of them
 */
export function overEntries(of: Case, game: Game, { unknown, ways, parts }: VerdictsOver, most = Infinity): Entry[] {
  const [first] = parts;
  return [
    ...(parts.length === 1 && first?.outcome.ok
      ? [['verdict', game.verdictJson(first.outcome.value.verdict)] as const]
      : []),
    ['unknown', unknown],
    ['ways', ways],
    ['over', parts.slice(0, most).map((part) => partJson(of, game, part))],
  ];
}

function presetsEntry(of: Case, game: Game, counter: UnknownCards): Entry {
  const presets = countUnderPresets(of, game, counter).map(
    ({ preset, under, over }): Entry => [
      preset,
      over.ok
        ? ordered([['over', over.value.parts.map((part) => partJson(under, game, part))]])
        : ordered([['error', errorJson(over.error, errorWords(over.error))]]),
    ],
  );
  return ['presets', ordered(presets)];
}

/** `{"verdict", "ways", "example"}`, with `cards` where there is one `?`; `error` instead of a verdict where the fillings make no case. */
function partJson(of: Case, game: Game, { outcome, ways, example, choices }: Possibility): Json {
  const text = formatCase({ ...of, fields: example }, game);
  const read = parseCase(text, [game]);
  return ordered([
    outcome.ok
      ? ['verdict', game.verdictJson(outcome.value.verdict)]
      : ['error', read.ok ? outcome.error.code : errorJson(read.error, errorWords(read.error))],
    ['ways', ways],
    ['example', text],
    ...(choices.length > 0 ? [['cards', choices.map(formatCard)] as const] : []),
  ]);
}

function errorJson({ code, at, length }: CaseError, { vi, en }: Readonly<Record<Lang, string>>): Json {
  return inWrittenOrder({ code, message: inWrittenOrder({ vi, en }), at, length });
}

/** An object with its keys as they are written here; none of them is a number. */
function inWrittenOrder(of: Readonly<Record<string, Json>>): Json {
  return ordered(Object.entries(of));
}
