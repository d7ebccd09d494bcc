import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Long runs over lines that shorter tests reach as well: they go without the measuring of coverage, which would more than
 * double their time.
 */
const LONG = [
  'src/engine/*/round/properties.test.ts',
  'src/engine/{ta-la,xi-to,ba-cay}/decide.test.ts',
  'src/engine/ta-la/arrange.test.ts',
  'src/engine/xi-dach/total.test.ts',
  'src/engine/xi-to/evaluate.test.ts',
  'src/engine/core/notation/lenient/mutations.test.ts',
];

/** What takes longest, the longest first: begun last, one of them would keep a single core busy when all else is done. */
const FIRST = ['/src/quiz/ta-la/', /\/src\/quiz\/[^/]+\//, '/round/properties.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = FIRST.findIndex((part) => moduleId.search(part) >= 0);
  return place < 0 ? FIRST.length : place;
}

/** Node reads `src` as it is. What Vitest would make of it, for mocks that are not in use here, is a good deal slower. */
const AS_IT_IS = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    testTimeout: 120_000,
    // All cores: the runner itself has little to do meanwhile, and most machines that run this have two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      // Coverage is measured here, and nowhere else.
      {
        extends: true,
        test: { name: 'engine', include: ['src/engine/**/*.test.ts'], exclude: LONG, experimental: AS_IT_IS },
      },
      {
        extends: true,
        test: { name: 'other', include: [...LONG, 'src/{,!(engine)/**/}*.test.ts'], experimental: AS_IT_IS },
      },
      { extends: true, test: { name: 'components', include: ['components/**/*.test.ts'] } },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/engine/**/*.ts'],
      // References and fixtures of the tests are no engine.
      exclude: ['src/engine/testing/**', '**/*.fixture.ts', '**/*.test.ts'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: 'reports/coverage',
      thresholds: { lines: 98, branches: 98 },
    },
  },
});
