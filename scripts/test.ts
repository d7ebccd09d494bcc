/** Everything that must pass; the last line adds up the actual reports. */

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { z } from 'astro/zod';
import { FULL } from '#testing/runs.ts';
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
  /** The names of the steps whose output it needs. */
  readonly after?: readonly string[];
}

/** What a script has told with `reportChecks`. */
const PLAIN = z.object({ passed: z.number(), failed: z.number() });
const VITEST = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests: passed, numFailedTests: failed }) => ({ passed, failed }));
const PLAYWRIGHT = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats: { expected, unexpected, flaky } }) => ({ passed: expected, failed: unexpected + flaky }));

const CORES = Math.max(2, availableParallelism());
/** Four steps are of Vitest: each gets its share of the cores. */
const WORKERS = [`--maxWorkers=${Math.ceil(CORES / 4)}`];

/**
 * As many at a time as there are cores, in this order: each of them keeps one core busy. What takes long stands first, so that at
 * the end no core waits for another.
 */
const BESIDE: readonly Step[] = [
  { name: 'build', command: ['npm', 'run', '-s', 'build'] },
  { name: 'types', command: ['astro', 'check'] },
  vitest('unit and property tests of the engine, with coverage', 'engine', ['engine'], '--coverage'),
  vitest('unit tests of components, scripts and the package', 'components', ['components']),
  vitest('all other unit tests', 'other', ['other']),
  // One of them builds a site with a sixth game, in the same cache.
  { ...vitest('the long ones', 'long', ['long']), after: ['build', 'types'] },
  {
    name: 'imports point down',
    command: ['depcruise', 'src', 'components', 'package', 'hosting', '--config', '.dependency-cruiser.mjs'],
  },
  {
    name: 'content checks',
    command: ['node', 'scripts/check-content.ts', '--dist'],
    report: ['reports/content.json', PLAIN],
    after: ['build'],
  },
  { name: 'nothing unused', command: ['knip'] },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'audit', command: ['node', 'scripts/audit.ts'], report: ['reports/audit.json', PLAIN] },
  {
    name: 'thrown at every door',
    // Where this package stands the tests of it have built it.
    command: ['node', 'scripts/fuzz.ts', '--seconds', FULL ? '30' : '15'],
    report: ['reports/fuzz.json', PLAIN],
    after: ['build', 'unit tests of components, scripts and the package'],
  },
];

/** One after the other, with the machine to themselves: they tell how long things take. */
const ALONE: readonly Step[] = [
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    report: ['reports/browser.json', PLAYWRIGHT],
  },
  {
    name: 'Lighthouse on a page of each kind',
    command: ['node', 'scripts/lighthouse.ts', '--heaviest'],
    report: ['reports/lighthouse.json', PLAIN],
  },
];

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports', { recursive: true });
ensureBrowser();

const counts: Count[] = await besideEachOther(BESIDE, CORES);
for (const step of ALONE) counts.push(await run(step, false));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs steps, so many at a time; each when those are done whose output it needs. */
async function besideEachOther(steps: readonly Step[], atATime: number): Promise<Count[]> {
  const running = new Map<string, Promise<Count>>();
  const waiting = [...steps];
  const counts: Count[] = [];
  const isReady = ({ after = [] }: Step): boolean => after.every((name) => finished.has(name));
  const finished = new Set<string>();
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < atATime ? waiting.find(isReady) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next.name,
        run(next, true).then((count) => {
          counts.push(count);
          finished.add(next.name);
          running.delete(next.name);
          return count;
        }),
      );
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`nothing makes what ${waiting.map(({ name }) => name).join(', ')} need`);
  }
  return counts;
}

/** Some of the projects in `vitest.config.ts`. */
function vitest(name: string, report: string, projects: readonly string[], ...more: string[]): Step {
  const file = `reports/${report}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
  return {
    name,
    command: ['vitest', 'run', ...projects.map((one) => `--project=${one}`), ...WORKERS, ...reporters, ...more],
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
