import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'components/**/*.test.ts'],
    testTimeout: 120_000,
    // All cores: the runner itself has little to do meanwhile, and most machines that run this have two.
    maxWorkers: '100%',
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
