/**
 * The quick checks of a change: types, lint, import direction, and the unit tests of what changed since the last commit, but for
 * those that stand far from it.
 */

import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '#testing/program.ts';

/** What reads the texts: no test imports them, so a change of one alone changes no test. */
const BOOK = 'src/book/**';

/**
 * What nearly every change in the core leads to, and hardly ever fails by it: tests of these run where something among them
 * changed, and always in `npm test`.
 */
const FAR = [
  BOOK,
  'package/**',
  'hosting/**',
  'scripts/**',
  'components/{referee,table}/**',
  'src/{practice,reading,search}/**',
  'src/settle*',
  'src/games/*/{quiz,odds,advice,words}/**',
  'src/testing/conformance/**',
];

const since = process.argv[2] ?? 'HEAD';
const changed = git('diff', '--name-only', since).concat(git('ls-files', '--others', '--exclude-standard'));
if (changed.length === 0)
  console.log(`Nothing has changed since ${since}. What is committed is checked by: npm run check -- main`);
const isContentChanged = changed.some((file) => file.startsWith('content/'));
const far = FAR.filter(
  (pattern) => !(pattern === BOOK && isContentChanged) && !changed.some((file) => path.matchesGlob(file, pattern)),
);
const areRulesChanged = changed.some((file) => file.startsWith('docs/rules/'));

/** No test imports the rules documents, so a change of one alone changes no test. */
const RULES = [
  '-t',
  'docs/rules',
  '--project=!long',
  'src/testing/rules-document',
  ...globSync('src/games/*/*.test.ts'),
];
const CHECKS: readonly (readonly string[])[] = [
  ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'],
  ['biome', 'check', '--error-on-warnings'],
  [
    'depcruise',
    'src',
    'components',
    'package',
    'hosting',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err',
  ],
  ['vitest', 'run', '--changed', since, '--passWithNoTests', '--project=!long'],
  ...(areRulesChanged ? [['vitest', 'run', ...RULES]] : []),
  ...(isContentChanged
    ? [
        ['node', 'scripts/check-content.ts'],
        ['vitest', 'run', 'src/book', '--project=other'],
      ]
    : []),
];

process.env['LEAVE_OUT'] = far.join(':');
const started = Date.now();
// The types of the lessons are written by Astro, and there are none before its first run.
if (!existsSync('.astro/types.d.ts')) await run(['astro', 'sync']);
const failed = (await Promise.all(CHECKS.map(run))).filter((ok) => !ok).length;
console.log(`${CHECKS.length - failed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs one check and prints what it says once it is done. */
async function run(command: readonly string[]): Promise<boolean> {
  const { status, out, errors } = await runProgram(command);
  console.log(`${status === 0 ? '✓' : '✗'} ${command[0]}${status === 0 ? '' : `\n${out}${errors}`}`);
  return status === 0;
}

/** The lines that a git command prints. */
function git(...args: readonly string[]): readonly string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}
