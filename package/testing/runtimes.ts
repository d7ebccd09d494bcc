/** The README's first programs where they are written for: beside Node in Deno, in Bun and in a page. */

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sirv from 'sirv';
import { describe, expect, test } from 'vitest';
import { runProgram } from '#testing/program.ts';
import { BROWSER_FLAGS, ensureBrowser } from '../../scripts/browser.ts';
import { type Example, examplesIn } from './examples.ts';
import type { Project } from './project.ts';

/** How a program is run that uses what is installed beside it: from no registry, and without a question. */
const COMMANDS = {
  node: ['node'],
  bun: ['bun'],
  deno: ['deno', 'run', '--check', '--quiet', '--no-prompt', '--no-remote', '--cached-only'],
} as const;
const RUNTIMES = ['node', 'bun', 'deno'] as const;
/** The oldest major version of each that the README promises; Deno 1 knows no folder that another program has filled. */
const LEAST = { node: 20, bun: 1, deno: 2 } as const;

/** Deno and Bun are 200 MB: they run where they are on the path, and in workflows that say so they have to be. */
const ALL_RUNTIMES = process.env['ALL_RUNTIMES'] === '1';

/** The tests, in a project with the package installed. */
export function runtimes(project: () => Project): void {
  const examples = examplesIn('package/README.md');
  const writtenFor = (runtime: string): Example[] => examples.filter((one) => one.runtimes.includes(runtime));

  test('each runtime has a program of ten lines at most, and what comes out', () => {
    for (const runtime of [...RUNTIMES, 'browser']) {
      const programs = writtenFor(runtime);
      expect(programs, runtime).not.toEqual([]);
      for (const { code, output } of programs) {
        expect(code.trimEnd().split('\n').length, runtime).toBeLessThanOrEqual(10);
        expect(output, runtime).toBeDefined();
      }
    }
  });

  describe.each(RUNTIMES)('%s', (runtime) => {
    test.skipIf(!ALL_RUNTIMES && !isHere(runtime)).each(writtenFor(runtime))('$under', async (example) => {
      // As the text says it: what a module is called says what it is, whatever the project's manifest says.
      const file = `hello.${example.language === 'ts' ? 'ts' : 'mjs'}`;
      writeFileSync(path.join(project().folder, file), example.code);
      const ran = await runProgram([...COMMANDS[runtime], file], { cwd: project().folder });
      expect(ran).toEqual({ status: 0, out: example.output, errors: '' });
    });
  });

  test.each(writtenFor('browser'))('a page that loads what is installed', async ({ code, output }) => {
    writeFileSync(path.join(project().folder, 'hello.html'), code);
    const files = createServer(sirv(project().folder, { dev: true })).listen(0, '127.0.0.1');
    await once(files, 'listening');
    const address = files.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
    try {
      const page = await browser.newPage();
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await page.goto(`http://127.0.0.1:${port}/hello.html`);
      await page.waitForLoadState('networkidle');
      expect([await page.locator('p').textContent(), faults]).toEqual([output?.trimEnd(), []]);
    } finally {
      await browser.close();
      files.close();
    }
  });
}

/** Is it on the path, and no older than what is promised? */
function isHere(runtime: (typeof RUNTIMES)[number]): boolean {
  const { stdout } = spawnSync(runtime, ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0) >= LEAST[runtime];
}
