/**
 * Mutation testing: small faults are put into the code that makes rulings, one at a time, and the tests must find them. Prints
 * the survivors and writes `content/mutation.json`. A second run tries only what changed since the last one
 * (`reports/mutation/`); `--force` tries all again, after a change in what tests are held against.
 *
 * `npm run mutation -- ba-cay` one game, `npm run mutation -- ba-cay engine` a part of it; all parts of all games else. Exit
 * status 1 where fewer than 85 of a hundred are killed, or where `equivalent.yaml` names one that does not survive. ADR 23.
 */

import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { MUTATION, type MutationResult, mutationResults } from '#book/mutation.ts';
import { isNamed, readEquivalents } from './mutation/equivalents.ts';
import { type Mutant, mutantOf } from './mutation/mutant.ts';
import { CACHED_SOURCES, slowTestsOf, sourcesOf, type Target, targets, testsOf } from './mutation/targets.ts';

const LEAST = 85;

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const force = process.argv.includes('--force');
const all = targets();
const equivalents = readEquivalents();

for (const target of all) {
  if (!words.every((word) => word === target.game || word === target.part)) continue;
  const mutants = await mutate(target);
  // Tables only.
  if (mutants.length === 0) continue;
  const { result, stale } = judge(target, mutants);
  keep(result);
  if (result.score < LEAST || stale > 0) process.exitCode = 1;
}

async function mutate(target: Target): Promise<readonly Mutant[]> {
  const name = `${target.game}-${target.part}`;
  const stryker = new Stryker({
    mutate: [...sourcesOf(target)],
    plugins: [import.meta.resolve('./mutation/runner.ts')],
    testRunner: 'in-process',
    inProcess: { tests: testsOf(target), slow: slowTestsOf(target), kept: CACHED_SOURCES },
    coverageAnalysis: 'perTest',
    concurrency: availableParallelism(),
    // Endless loops are found by how often they run; time would depend on how busy the machine is.
    timeoutMS: 60_000,
    timeoutFactor: 2,
    incremental: true,
    incrementalFile: `reports/mutation/${name}.json`,
    force,
    ignorePatterns: [
      '*',
      '!src',
      '!src/**',
      '!content',
      '!content/**',
      '!docs',
      '!docs/rules',
      '!docs/rules/**',
      '!package.json',
    ],
    tempDirName: 'reports/mutation/sandbox',
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: `reports/mutation/${name}-report.json` },
    allowConsoleColors: false,
    warnings: false,
  });
  const results = await stryker.runMutationTest();
  return results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError').map(mutantOf);
}

/** Prints what lives and what it comes to. */
function judge(
  target: Target,
  mutants: readonly Mutant[],
): { readonly result: MutationResult; readonly stale: number } {
  const { game, part } = target;
  const alive = mutants.filter(({ status }) => status !== 'Killed' && status !== 'Timeout');
  const survived = alive.filter((mutant) => !equivalents.some((named) => isNamed(mutant, named)));
  for (const mutant of survived) console.log(inYaml(mutant));
  const here = equivalents.filter(({ file }) => file.startsWith(`src/games/${game}/${part}/`));
  const stale = here.filter((named) => !alive.some((mutant) => isNamed(mutant, named)));
  for (const { file, line } of stale) console.log(`✗ equivalent.yaml: none such lives: ${file}: ${line}`);

  const equivalent = alive.length - survived.length;
  const timeout = mutants.filter(({ status }) => status === 'Timeout').length;
  const killed = mutants.length - alive.length - timeout;
  const score = Math.floor((1000 * (killed + timeout)) / (mutants.length - equivalent)) / 10;
  console.log(
    `${score < LEAST ? '✗' : '✓'} ${game} ${part}: ${mutants.length} mutants, ${killed} killed, ${timeout} timeout, ${survived.length} survived, ${equivalent} equivalent: ${score} %`,
  );
  const date = new Date().toISOString().slice(0, 10);
  const command = `npm run mutation -- ${game} ${part}`;
  const counts = { mutants: mutants.length, killed, timeout, survived: survived.length, equivalent, score };
  return { result: { game, part, ...counts, date, command }, stale: stale.length };
}

/** As `equivalent.yaml` would have it. */
function inYaml({ file, at, line, from, to, status }: Mutant): string {
  const lines = [`# ${file}:${at} ${status}`, `- file: ${file}`, `  line: ${JSON.stringify(line)}`];
  return [...lines, `  from: ${JSON.stringify(from)}`, `  to: ${JSON.stringify(to)}`].join('\n');
}

/** Puts a result in the place of the last one of its game and part, a line for each of them in `content/mutation.json`. */
function keep(result: MutationResult): void {
  const isOf = (one: Target, { game, part }: Target): boolean => one.game === game && one.part === part;
  const old = existsSync(MUTATION) ? mutationResults().filter((one) => !isOf(one, result)) : [];
  const lines = all.flatMap((target) => [...old, result].filter((one) => isOf(one, target)));
  writeFileSync(MUTATION, `${JSON.stringify(lines, null, 2)}\n`);
}
