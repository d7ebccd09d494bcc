/** Which browser the tests and Lighthouse drive: an environment variable, Playwright's own, or the system's; else one is installed. */

import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Flags for a machine without a desktop: no sandbox for root, no calls home. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Text is set as on a phone: letters as wide as they were drawn, not rounded to whole pixels.
  '--font-render-hinting=none',
];

/** The one without a window comes first: it draws the same, and two of them do in two minutes what two others do in three. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

/** The path of a browser that is here, or undefined. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROME_PATH'];
  if (named && existsSync(named)) return named;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Makes sure that there is a browser; installs one only where there is none. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  const installs = [
    'npx playwright install --with-deps chromium',
    `${sudo}sh -c 'apt-get update && { apt-get install -y chromium-headless-shell || apt-get install -y chromium; }'`,
  ];
  // Where apt is, its package is the quickest; elsewhere Playwright brings its own.
  const order = existsSync('/usr/bin/apt-get') ? installs.toReversed() : installs;
  for (const command of order) {
    try {
      execSync(command, { stdio: ['ignore', 'ignore', 'inherit'] });
    } catch {
      continue;
    }
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error('No browser: set CHROME_PATH to a Chrome or Chromium.');
}
