/**
 * The command line over the engine: cases in, one JSON line each out.
 * Exit status 0 when every case was ruled on, 1 when any line was an error.
 */

import { once } from 'node:events';
import process, { argv, stdin, stdout } from 'node:process';
import { type Branch, branches } from './core/branches/branches.ts';
import type { Case } from './core/case.ts';
import type { CaseError } from './core/case-error.ts';
import { formatCase } from './core/format.ts';
import type { Game, Json } from './core/game/game.ts';
import type { Rules } from './core/house-rules.ts';
import { ordered, stepJson, writeJson } from './core/json.ts';
import type { Step } from './core/ruling.ts';
import { engineOf, readCase } from './games/engines.ts';
import { errorWords } from './words/errors/errors.ts';

type Entry = readonly [string, Json];

/** One line of output for one case, and whether it was ruled on. */
export function settle(text: string, withBranches: boolean): { line: string; ok: boolean } {
  const read = readCase(text);
  const game = read.ok ? engineOf(read.value.game) : undefined;
  if (!read.ok || !game) {
    return { line: writeJson(ordered(read.ok ? [] : [['error', errorJson(read.error)]])), ok: false };
  }
  const ruling = rulingEntries(read.value, game);
  const more = withBranches ? branchEntries(read.value, game) : [];
  return { line: writeJson(ordered([...ruling, ...more])), ok: true };
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
  const read = readCase(formatCase({ ...of, rules: witness }, game));
  return ordered([conditions, ['error', read.ok ? outcome.error.code : errorJson(read.error)]]);
}

function errorJson(error: CaseError): Json {
  const { vi, en } = errorWords(error);
  return ordered([
    ['code', error.code],
    [
      'message',
      ordered([
        ['vi', vi],
        ['en', en],
      ]),
    ],
    ['at', error.at],
    ['length', error.length],
  ]);
}

/** Cases from the arguments, or a case a line from standard input; lines end at `\n` and at nothing else. */
async function main(): Promise<number> {
  const words = argv.slice(2);
  const withBranches = words.includes('--branches');
  const texts = words.filter((word) => word !== '--branches');
  let allOk = true;
  const answer = async (text: string): Promise<void> => {
    const { line, ok } = settle(text, withBranches);
    allOk &&= ok;
    if (!stdout.write(`${line}\n`)) await once(stdout, 'drain');
  };
  if (texts.length > 0) {
    for (const text of texts) await answer(text);
  } else {
    for await (const line of linesOf(stdin)) if (/[^\s\u200B\u2060]/.test(line)) await answer(line);
  }
  return allOk ? 0 : 1;
}

async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  rest += decoder.decode();
  if (rest) yield rest.replace(/\r$/, '');
}

// Whoever reads our output may stop before the end (`| head`); that is no fault of ours.
stdout.on('error', () => process.exit());
if (import.meta.main) process.exitCode = await main();
