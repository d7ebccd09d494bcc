/** Everything that must pass; the last line adds up the actual reports. */

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Reads the step's own report; without it the step counts as one. */
  readonly report?: () => Count;
}

/** One after another; the steps of one stage at the same time: each of them keeps one core busy. */
const STAGES: readonly (readonly Step[])[] = [
  [
    { name: 'types', command: ['astro', 'check'] },
    { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings'] },
    { name: 'nothing unused', command: ['knip'] },
    {
      name: 'imports point down',
      command: ['depcruise', 'src', 'components', 'package', '--config', '.dependency-cruiser.mjs'],
    },
    { name: 'audit', command: ['node', 'scripts/audit.ts'], report: () => plainCount('audit') },
    { name: 'build', command: ['npm', 'run', '-s', 'build'] },
  ],
  [
    {
      name: 'content checks',
      command: ['node', 'scripts/check-content.ts', '--dist'],
      report: () => plainCount('content'),
    },
    {
      name: 'thrown at every door',
      command: ['node', 'scripts/fuzz.ts'],
      report: () => plainCount('fuzz'),
    },
  ],
  [vitest('unit and property tests of the engine, with coverage', 'engine', ['engine'], '--coverage')],
  [vitest('all other unit tests, and the long ones', 'other', ['other', 'long', 'components'])],
  [
    {
      name: 'browser tests',
      command: ['playwright', 'test'],
      report: () => playwrightCount('reports/browser.json'),
    },
  ],
  [
    {
      name: 'Lighthouse on a page of each kind',
      command: ['node', 'scripts/lighthouse.ts'],
      report: () => plainCount('lighthouse'),
    },
  ],
];

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports', { recursive: true });
ensureBrowser();

const counts: Count[] = [];
for (const stage of STAGES) counts.push(...(await Promise.all(stage.map((step) => run(step, stage.length > 1)))));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Some of the projects in `vitest.config.ts`. */
function vitest(name: string, report: string, projects: readonly string[], ...more: string[]): Step {
  const file = `reports/${report}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
  return {
    name,
    command: ['vitest', 'run', ...projects.map((one) => `--project=${one}`), ...reporters, ...more],
    report: () => vitestCount(file),
  };
}

/** Runs a step. The output of parallel steps is printed when each is done. */
async function run({ name, command: [program, ...args], report }: Step, beside: boolean): Promise<Count> {
  if (!beside) console.log(`\n=== ${name}`);
  const started = Date.now();
  const child = spawn(program, args, { stdio: ['ignore', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  const status = await new Promise<number | null>((done) => {
    child.on('error', () => done(null));
    child.on('close', done);
  });
  if (beside) console.log(`\n=== ${name}\n${Buffer.concat(said)}`);
  const count = report ? readReport(report) : { passed: status === 0 ? 1 : 0, failed: 0 };
  // A step that fails without a failed test in its report (a crash, a threshold) is a failure all the same.
  const failed = count.failed + (status !== 0 && count.failed === 0 ? 1 : 0);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`--- ${name}: ${count.passed} passed, ${failed} failed (${seconds} s)`);
  return { passed: count.passed, failed };
}

function readReport(report: () => Count): Count {
  try {
    return report();
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function numberOf(value: unknown): number {
  if (typeof value !== 'number') throw new Error('the report has no count');
  return value;
}

function vitestCount(file: string): Count {
  const report = readJson(file);
  return { passed: numberOf(report['numPassedTests']), failed: numberOf(report['numFailedTests']) };
}

/** What a script has told with `reportChecks`. */
function plainCount(name: string): Count {
  const report = readJson(`reports/${name}.json`);
  return { passed: numberOf(report['passed']), failed: numberOf(report['failed']) };
}

function playwrightCount(file: string): Count {
  const { stats } = readJson(file);
  if (typeof stats !== 'object' || stats === null) throw new Error('the report has no stats');
  const { expected, unexpected, flaky } = { expected: 0, unexpected: 0, flaky: 0, ...stats };
  return { passed: numberOf(expected), failed: numberOf(unexpected) + numberOf(flaky) };
}
