import { defineConfig } from 'vitest/config';

/** Where coverage is measured: the code that makes rulings. */
const ENGINE = ['src/core', 'src/games/*/{engine,hands,house,results,round}'];
/** Node reads `src` as it is. What Vitest would make of it, for mocks that are not in use here, is a good deal slower. */
const AS_IT_IS = { viteModuleRunner: false, nodeLoader: false };
/** What `npm run check` leaves out, as patterns with a colon between them: projects do not heed `--exclude`. */
const LEFT_OUT = (process.env['LEAVE_OUT'] ?? '').split(':').filter(Boolean);

export default defineConfig({
  test: {
    testTimeout: 120_000,
    // All cores: the runner itself does little meanwhile, and most machines that run this have two.
    maxWorkers: '100%',
    // No test leaves anything behind, so modules that one file has loaded serve the next.
    isolate: false,
    // Programs that tests start share a compile cache.
    env: { NODE_COMPILE_CACHE: 'node_modules/.cache/node' },
    projects: [
      // Coverage is measured in this project only: it makes a long test half as long again, and would find nothing new there.
      {
        extends: true,
        test: {
          name: 'engine',
          include: [
            ...ENGINE.map((dir) => `${dir}/**/*.test.ts`),
            'src/games/*/*.test.ts',
            'src/book/{apart,expect}.test.ts',
          ],
          exclude: ['**/*.long.test.ts', ...LEFT_OUT],
          experimental: AS_IT_IS,
        },
      },
      { extends: true, test: { name: 'long', include: ['src/**/*.long.test.ts'], experimental: AS_IT_IS } },
      {
        extends: true,
        test: {
          name: 'other',
          include: [
            'src/*.test.ts',
            'src/{book,offline,practice,reading,search,settle,testing,words}/**/*.test.ts',
            'src/games/*.test.ts',
            'src/games/*/{quiz,odds,advice,table,words}/**/*.test.ts',
            'scripts/update/*.test.ts',
          ],
          exclude: ['src/book/{apart,expect}.test.ts', '**/*.long.test.ts', ...LEFT_OUT],
          experimental: AS_IT_IS,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['{components,hosting,integrations,package,scripts}/**/*.test.ts'],
          exclude: ['scripts/update/*.test.ts', ...LEFT_OUT],
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ENGINE.map((dir) => `${dir}/**/*.ts`),
      // Fixtures are no engine; what asks questions rules on nothing, and is held by the quizzes of every game.
      exclude: ['**/*.fixture.ts', '**/*.test.ts', 'src/core/quiz/**'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: 'reports/coverage',
      thresholds: { lines: 98, branches: 98 },
    },
  },
});
