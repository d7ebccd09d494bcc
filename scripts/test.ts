/** Everything that must pass; the last line adds up the actual reports. */

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'astro/zod';
import { ensureBrowser } from './browser.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The step's own report, and how it is read; without it the step counts as one. */
  readonly report?: readonly [file: string, shape: z.ZodType<Count>];
}

/** What a script has told with `reportChecks`. */
const PLAIN = z.object({ passed: z.number(), failed: z.number() });
const VITEST = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests: passed, numFailedTests: failed }) => ({ passed, failed }));
const PLAYWRIGHT = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats: { expected, unexpected, flaky } }) => ({ passed: expected, failed: unexpected + flaky }));

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
    { name: 'audit', command: ['node', 'scripts/audit.ts'], report: ['reports/audit.json', PLAIN] },
    { name: 'build', command: ['npm', 'run', '-s', 'build'] },
  ],
  [
    {
      name: 'content checks',
      command: ['node', 'scripts/check-content.ts', '--dist'],
      report: ['reports/content.json', PLAIN],
    },
    {
      name: 'thrown at every door',
      command: ['node', 'scripts/fuzz.ts'],
      report: ['reports/fuzz.json', PLAIN],
    },
  ],
  [vitest('unit and property tests of the engine, with coverage', 'engine', ['engine'], '--coverage')],
  [vitest('all other unit tests, and the long ones', 'other', ['other', 'long', 'components'])],
  [
    {
      name: 'browser tests',
      command: ['playwright', 'test'],
      report: ['reports/browser.json', PLAYWRIGHT],
    },
  ],
  [
    {
      name: 'Lighthouse on a page of each kind',
      command: ['node', 'scripts/lighthouse.ts'],
      report: ['reports/lighthouse.json', PLAIN],
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
    report: [file, VITEST],
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

function readReport([file, shape]: NonNullable<Step['report']>): Count {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
