/** Every browser test watches for the same three things: nothing is logged as an error, nothing throws, nothing calls another server. */

import { stripVTControlCharacters } from 'node:util';
import { test as base, expect, type Page } from '@playwright/test';
import { LANGS } from '#core/lang.ts';
import { FULL } from '#testing/runs.ts';

interface Watching {
  /** A console error that a test brings about on purpose. */
  readonly expected: RegExp | undefined;
  readonly turn: undefined;
  readonly quiet: undefined;
}

/** For what is the same in both languages, with one test for each: the test that runs; under `FULL=1` both do. */
export const IN_TURN = { vi: { tag: '@by-day-vi' }, en: { tag: '@by-day-en' } } as const;

/** What a page does from now on that no page may: it grows as the page goes on. */
export function watchedFaults(page: Page, baseURL: string | undefined): readonly string[] {
  const faults: string[] = [];
  const found = (fault: string): number => faults.push(`${fault} (in ${page.url()})`);
  page.on('console', (message) => {
    if (message.type() === 'error') found(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found(`thrown: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) found(`request: ${request.url()}`);
  });
  return faults;
}

/** Copies of the score book: a cache, which neither a test's end nor a cleared database takes away. */
const COPIES = 'luat-bai:evenings';

export const test = base.extend<Watching>({
  expected: [undefined, { option: true }],
  turn: [
    async ({ baseURL: _ }, use, { tags, title, skip }) => {
      const others = LANGS.filter((lang) => !title.startsWith(`${lang}: `));
      skip(!FULL && others.some((lang) => tags.includes(IN_TURN[lang].tag)), 'the turn of the other language');
      await use(undefined);
    },
    { auto: true },
  ],
  quiet: [
    async ({ page, context, baseURL, permissions, expected }, use) => {
      const faults = watchedFaults(page, baseURL);
      await use(undefined);
      // The next test has the same browser: its storage is cleared; caches, network settings and permissions are not reset.
      await page.evaluate((name) => caches.delete(name), COPIES).catch(() => false);
      await context.setOffline(false);
      await context.grantPermissions(permissions ?? []);
      expect(faults.filter((fault) => !expected?.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Everything that pages have stored, and what they would take up again in this tab, is gone, as before each test. */
export async function forgetAll(page: Page): Promise<void> {
  // A text without scripts, at the same origin: a page might store something as it goes.
  await page.goto('/robots.txt');
  await clearStored(page);
}

/** Clears all that the origin of a page has stored; no other page of it is open. */
export function clearStored(page: Page): Promise<void> {
  return page.evaluate(async (name) => {
    localStorage.clear();
    sessionStorage.clear();
    // Copies of the score book; saved pages belong to a worker.
    await caches.delete(name);
    for (const { name: table = '' } of await indexedDB.databases()) {
      await new Promise((done) => {
        const request = indexedDB.deleteDatabase(table);
        Object.assign(request, { onsuccess: done, onerror: done, onblocked: done });
      });
    }
  }, COPIES);
}

/** Does one of several things that a test sees to: what stops it is reported, and the test goes on with the next. */
export async function softly(what: string, see: () => Promise<void>): Promise<void> {
  const stopped = await base.step(what, () =>
    see().then(
      () => '',
      (error: unknown) => stripVTControlCharacters(error instanceof Error ? error.message : String(error)),
    ),
  );
  expect.soft(stopped, `${what} goes through`).toBe('');
}

export { expect };
