/** Every browser test watches for the same three things: nothing is logged as an error, nothing throws, nothing calls another server. */

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
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin)
      faults.push(`request: ${request.url()}`);
  });
  return faults;
}

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
      // The next test has the same browser: its storage is cleared; network settings and permissions are not reset.
      await context.setOffline(false);
      await context.grantPermissions(permissions ?? []);
      expect(faults.filter((fault) => !expected?.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
