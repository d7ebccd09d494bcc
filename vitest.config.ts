import { defineConfig } from 'vitest/config';

/** Where coverage is measured: what rules. */
const ENGINE = ['src/core', 'src/games/*/{engine,hands,house,round}'];
/** Long runs over lines that shorter tests reach as well: measuring coverage would more than double their time. */
const LONG = '**/*.long.test.ts';

/** Node reads `src` as it is. What Vitest would make of it, for mocks that are not in use here, is a good deal slower. */
const AS_IT_IS = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    testTimeout: 120_000,
    // All cores: the runner itself has little to do meanwhile, and most machines that run this have two.
    maxWorkers: '100%',
    projects: [
      // Coverage is measured here, and nowhere else.
      {
        extends: true,
        test: {
          name: 'engine',
          include: [...ENGINE.map((dir) => `${dir}/**/*.test.ts`), 'src/games/*/*.test.ts'],
          exclude: [LONG],
          experimental: AS_IT_IS,
        },
      },
      {
        extends: true,
        test: {
          name: 'other',
          include: [
            LONG,
            'src/*.test.ts',
            'src/{book,practice,testing,words}/**/*.test.ts',
            'src/games/{,*/{quiz,odds,words}/**/}*.test.ts',
          ],
          exclude: ['node_modules/**'],
          experimental: AS_IT_IS,
        },
      },
      { extends: true, test: { name: 'components', include: ['components/**/*.test.ts'] } },
    ],
    coverage: {
      provider: 'v8',
      include: ENGINE.map((dir) => `${dir}/**/*.ts`),
      // References and fixtures of the tests are no engine.
      exclude: ['**/*.fixture.ts', '**/*.test.ts'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: 'reports/coverage',
      thresholds: { lines: 98, branches: 98 },
    },
  },
});
