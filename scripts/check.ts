/** The quick checks of a change: types, lint, import direction, and the unit tests of what changed since the last commit. */

import { globSync } from 'node:fs';
import { runProgram } from '#testing/program.ts';

const CHECKS: readonly (readonly [string, ...string[]])[] = [
  ['tsc', '--noEmit'],
  ['biome', 'check', '--error-on-warnings'],
  ['depcruise', 'src', 'components', 'package', '--config', '.dependency-cruiser.mjs', '--output-type', 'err'],
  ['vitest', 'run', '--changed', process.argv[2] ?? 'HEAD', '--passWithNoTests', '--project=!long'],
  // No test imports the rules documents, so a change of one alone changes no test: they are held to the engines every time.
  [
    'vitest',
    'run',
    '-t',
    'docs/rules',
    '--project=!long',
    'src/testing/rules-document',
    ...globSync('src/games/*/*.test.ts'),
  ],
];

const started = Date.now();
const failed = (await Promise.all(CHECKS.map(run))).filter((ok) => !ok).length;
console.log(`${CHECKS.length - failed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs one check and prints what it says once it is done. */
async function run(command: readonly [string, ...string[]]): Promise<boolean> {
  const { status, out, errors } = await runProgram(command);
  console.log(`${status === 0 ? '✓' : '✗'} ${command[0]}${status === 0 ? '' : `\n${out}${errors}`}`);
  return status === 0;
}
