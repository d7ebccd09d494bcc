/** Every browser test watches for the same three things: nothing is logged as an error, nothing throws, nothing calls another server. */

import { test as base, expect } from '@playwright/test';
import { LANGS, type Lang } from '#core/lang.ts';
import { FULL } from '#testing/runs.ts';

interface Watching {
  /** A console error that a test brings about on purpose. */
  readonly expected: RegExp | undefined;
  readonly quiet: undefined;
}

export const test = base.extend<Watching>({
  expected: [undefined, { option: true }],
  quiet: [
    async ({ page, context, baseURL, permissions, expected }, use) => {
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
      await use(undefined);
      // The next test has the same browser: its storage is emptied for it, its network and its permissions are not.
      await context.setOffline(false);
      await context.grantPermissions(permissions ?? []);
      expect(faults.filter((fault) => !expected?.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Declares a test of what is alike in both languages. By turns it is run in one of them: which, its title says; in both where
 * everything is run at length.
 */
export function inTurn(lang: Lang, title: string, body: Parameters<typeof test>[2]): void {
  if (FULL || LANGS[title.length % LANGS.length] === lang) test(`${lang}: ${title}`, body);
}

export { expect };
