/**
 * A test runner for Stryker that stays in its process: test files are loaded once, and a mutant costs no more than the tests that
 * run it, the quickest first. Vitest's own runner starts a worker for every mutant, which takes most of a second.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assertDefined } from '#core/assert-defined.ts';
import { type CollectedTest, collect } from './suite.ts';

/** The globals shared by Stryker and the instrumented code. */
interface Shared {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: Coverage | undefined;
}
/** How often each mutant was run, by its id. */
type Hits = Record<string, number>;
interface Coverage {
  /** While test files were loaded. */
  readonly static: Hits;
  /** By the id of the test. */
  readonly perTest: Readonly<Record<string, Hits>>;
}
declare global {
  var __stryker__: Shared | undefined;
}

interface Options {
  /**
   * Paths of test files, patterns of tests that are left out, and paths of sources that cache results: for a mutant in one of
   * those all files are loaded again.
   */
  readonly inProcess: { readonly tests: readonly string[]; readonly slow: string; readonly kept: readonly string[] };
}
interface MutantRun {
  readonly activeMutant: { readonly id: string };
  readonly sandboxFileName: string;
  readonly testFilter?: readonly string[];
  readonly hitLimit?: number;
  readonly mutantActivation: 'runtime' | 'static';
  readonly reloadEnvironment: boolean;
  readonly disableBail: boolean;
}

const SHIM = import.meta.resolve('./vitest.ts');
/** What the tests were like without a mutant, for those who run them later. Relative to the sandbox. */
const FIRST_RUN = 'first-run.json';
interface FirstRun {
  /** Milliseconds, by the id of the test. */
  readonly times: Readonly<Record<string, number>>;
  readonly hits: Coverage['perTest'];
}
/** More than so many times as many runs as without the mutant count as an endless loop. */
const LOOP_FACTOR = 100;

class InProcessRunner {
  static readonly inject = ['options'] as const;
  readonly #options: Options['inProcess'];
  readonly #shared: Shared;
  #tests: readonly CollectedTest[] | undefined;
  #first: FirstRun | undefined;
  #generation = 0;

  constructor(options: Options) {
    this.#options = options.inProcess;
    globalThis.__stryker__ ??= {};
    this.#shared = globalThis.__stryker__;
  }

  capabilities(): { readonly reloadEnvironment: boolean } {
    return { reloadEnvironment: true };
  }

  init(): void {
    const sources = `${pathToFileURL(resolve('src'))}/`;
    registerHooks({
      resolve: (specifier, context, next) => {
        if (specifier === 'vitest' && context.parentURL !== SHIM) return { url: SHIM, shortCircuit: true };
        const found = next(specifier, context);
        return found.url.startsWith(sources) ? { ...found, url: `${found.url}?${this.#generation}` } : found;
      },
    });
  }

  async dryRun(): Promise<object> {
    const tests = [];
    const times: Record<string, number> = {};
    for (const { id, name, file, run } of await this.#load()) {
      this.#shared.currentTestId = id;
      const started = performance.now();
      const fault = await faultOf(run);
      times[id] = performance.now() - started;
      const outcome = fault === undefined ? { status: 0 } : { status: 1, failureMessage: fault };
      tests.push({ id, name, fileName: resolve(file), timeSpentMs: times[id], ...outcome });
    }
    this.#shared.currentTestId = undefined;
    const mutantCoverage = metByTests(this.#shared.mutantCoverage, Object.keys(times));
    writeFileSync(FIRST_RUN, JSON.stringify({ times, hits: mutantCoverage.perTest } satisfies FirstRun));
    return { status: 'complete', tests, mutantCoverage };
  }

  async mutantRun(given: MutantRun): Promise<object> {
    const { activeMutant, testFilter, hitLimit, mutantActivation, disableBail } = given;
    const kept = this.#options.kept.some((path) => resolve(path) === given.sandboxFileName);
    const fresh = given.reloadEnvironment || kept || mutantActivation === 'static';
    if (fresh) {
      this.#tests = undefined;
      this.#generation++;
    }
    this.#first ??= JSON.parse(readFileSync(FIRST_RUN, 'utf8'));
    const { times, hits }: FirstRun = assertDefined(this.#first);
    this.#shared.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    Object.assign(this.#shared, { hitCount: 0, hitLimit });

    // The first test that asks fills a cache, but any test may show that the cached value is wrong.
    const chosen = testFilter && !kept ? new Set(testFilter) : undefined;
    const killedBy: string[] = [];
    let failureMessage = '';
    let nrOfTests = 0;
    // Loaded again file by file: most mutants are found before all are loaded.
    for (const files of fresh ? this.#options.tests.map((file) => [file]) : [this.#options.tests]) {
      const tests = fresh ? await this.#collect(files) : await this.#load();
      this.#shared.activeMutant = activeMutant.id;
      for (const { id, run } of tests.toSorted((a, b) => (times[a.id] ?? 0) - (times[b.id] ?? 0))) {
        if (chosen?.has(id) === false) continue;
        nrOfTests++;
        const met = hits[id]?.[activeMutant.id];
        const limit = met === undefined ? hitLimit : LOOP_FACTOR * (met + LOOP_FACTOR);
        Object.assign(this.#shared, { hitCount: 0, hitLimit: limit });
        const fault = await faultOf(run);
        const { hitCount = 0 } = this.#shared;
        if (limit !== undefined && hitCount > limit) return { status: 'timeout', reason: `Met ${hitCount} times` };
        if (fault === undefined) continue;
        killedBy.push(id);
        failureMessage ||= fault;
        if (!disableBail) return { status: 'killed', killedBy, failureMessage, nrOfTests };
      }
      if (mutantActivation === 'runtime') this.#shared.activeMutant = undefined;
    }
    return killedBy.length > 0
      ? { status: 'killed', killedBy, failureMessage, nrOfTests }
      : { status: 'survived', nrOfTests };
  }

  async #load(): Promise<readonly CollectedTest[]> {
    if (!this.#tests) {
      this.#generation++;
      this.#tests = await this.#collect(this.#options.tests);
    }
    return this.#tests;
  }

  async #collect(files: readonly string[]): Promise<readonly CollectedTest[]> {
    const slow = new RegExp(this.#options.slow);
    const all = await collect(files, (file) => import(pathToFileURL(resolve(file)).href));
    return all.filter(({ name }) => !slow.test(name));
  }
}

/**
 * A mutant that runs only while files are loaded counts as run by every test, so a new test may find it. One that runs both while
 * files are loaded and in tests counts as run by those tests only: otherwise every test of the game would have to run for it,
 * after all files are loaded again. Fewer tests can only find fewer mutants.
 */
function metByTests(coverage: Coverage | undefined, ids: readonly string[]): Coverage {
  const { static: atLoading, perTest } = coverage ?? { static: {}, perTest: {} };
  const inTests = new Set(Object.values(perTest).flatMap((hits) => Object.keys(hits)));
  const alone = Object.fromEntries(Object.entries(atLoading).filter(([id]) => !inTests.has(id)));
  return {
    static: alone,
    perTest: Object.fromEntries(ids.map((id) => [id, { ...alone, ...perTest[id] }])),
  };
}

async function faultOf(run: () => unknown): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 500) : String(error);
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: InProcessRunner }];
