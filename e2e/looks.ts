/**
 * Tests that share a browser: preparing it for a test takes longer than most of them, and the second page of a browser finds
 * scripts, styles and fonts in its cache. By day such tests are the steps of one test, each in a page of its own and with nothing
 * stored; under `FULL=1` each is a test.
 */

import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { LANGS } from '#core/lang.ts';
import { FULL } from '#testing/runs.ts';
import { clearStored, expect, IN_TURN, test, watchedFaults } from './test.ts';

interface Given {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly browser: Browser;
  readonly request: APIRequestContext;
  readonly baseURL: string | undefined;
}
type See = (given: Given) => Promise<void>;
type Turn = (typeof IN_TURN)[keyof typeof IN_TURN];

interface Look {
  /** Adds a test to those that share a browser; its parameters are those of `test`. */
  (name: string, see: See): void;
  (name: string, turn: Turn, see: See): void;
}

/**
 * Begins tests that share a browser.
 * @param title what they have in common
 * @returns in place of `test` for each of them
 */
export function looks(title: string): Look {
  const all: { readonly name: string; readonly see: See }[] = [];
  if (!FULL) {
    test(title, async ({ context, browser, request, baseURL, expected }) => {
      test.setTimeout(60_000 + all.length * 10_000);
      for (const { name, see } of all) {
        const stopped = await test.step(name, async () => {
          const page = await context.newPage();
          const faults = watchedFaults(page, baseURL);
          const fault = await see({ page, context, browser, request, baseURL }).then(
            () => '',
            (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
          );
          // What one leaves behind is gone before the next.
          for (const other of context.pages().slice(1)) await other.close({ runBeforeUnload: false });
          await forget(context, baseURL);
          return [fault, ...faults.filter((one) => !expected?.test(one))].join('\n').trim();
        });
        expect.soft(stopped, name).toBe('');
      }
    });
  }
  return (name: string, ...rest: readonly [See] | readonly [Turn, See]) => {
    const [turn, see] = rest.length === 1 ? [undefined, rest[0]] : rest;
    if (FULL) return turn ? test(name, turn, see) : test(name, see);
    if (!turn || LANGS.some((lang) => IN_TURN[lang] === turn && name.startsWith(`${lang}: `))) all.push({ name, see });
  };
}

/** Clears what is stored, from a text of the same origin: a page might store something as it goes. */
async function forget(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  if (page.url() === 'about:blank') await page.goto(`${baseURL ?? ''}/robots.txt`);
  await clearStored(page);
}
