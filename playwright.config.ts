import { chromium, defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './scripts/browser.ts';

// Playwright finds its own browser itself, and uses the headless shell.
const found = findBrowser();
const executablePath = found === chromium.executablePath() ? undefined : found;
// Another build or another port, so that two runs on one machine do not collide.
const port = process.env['E2E_PORT'] ?? '4399';
const dist = process.env['E2E_DIST'] ?? 'dist';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // On a busy machine what is awaited may take longer.
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 360, height: 740 },
    // A new browser window costs more than most tests, so it is shared; storage, cache, scripts and clock are reset between
    // tests.
    reuseContext: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'pages', testIgnore: 'speed.spec.ts', teardown: 'speed' },
    // After all others, whatever their results: times are steadiest without another browser.
    { name: 'speed', testMatch: 'speed.spec.ts' },
  ],
  webServer: {
    command: `node e2e/serve.ts ${dist} ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
