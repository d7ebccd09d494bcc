/** A reader who saves the site, and the actions in the dialog. */

import type { Locator, Page, Response } from '@playwright/test';
import { EDITION } from '#book/edition.ts';
import type { Lang } from '#core/lang.ts';
import { en } from '#words/en/offline.ts';
import { vi } from '#words/vi/offline.ts';
import { addressAt, TestSite } from './offline-site.ts';
import { expect, test as watched } from './test.ts';

export const OFFLINE_WORDS = { vi, en };

export interface Reader {
  readonly site: TestSite;
  readonly page: Page;
  /** Another window of the same reader. */
  another(): Promise<Page>;
}

/** A site of its own for each test, with no earlier visit: workers and their caches belong to an address. */
export const test = watched.extend<{ reader: Reader }>({
  reader: async ({ browser, viewport }, use) => {
    const site = new TestSite();
    await site.start();
    const context = await browser.newContext({
      baseURL: site.origin,
      serviceWorkers: 'allow',
      viewport,
    });
    const faults: string[] = [];
    const another = async (): Promise<Page> => {
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text());
      });
      return page;
    };
    await use({ site, page: await another(), another });
    await context.close();
    await site.stop();
    expect(faults).toEqual([]);
    expect(site.strays).toEqual([]);
  },
});

/** Opens the box from the home page. */
export async function openBox(page: Page, lang: Lang): Promise<Locator> {
  const home = addressAt(`/${lang}/`);
  if (!page.url().endsWith(home)) await page.goto(home);
  await page.locator('main [data-offline]').click();
  const box = page.locator('dialog.offline');
  await expect(box).toBeVisible();
  return box;
}

export async function keepSite(page: Page, lang: Lang): Promise<void> {
  const box = await openBox(page, lang);
  const asked = (await isServedFromHere(page)) ? undefined : page.waitForResponse(isAnyoneThere);
  await box.locator('[data-act=save]').click();
  await expect(box.locator('[data-act=remove]')).toBeVisible({ timeout: 30_000 });
  // From now on the page is served from this device, and looks once for what is missing: it would bring back what a test drops.
  await asked;
  await expect.poll(() => isMending(page)).toBe(false);
  await expect(box).toContainText(`${OFFLINE_WORDS[lang].edition(EDITION, new Date(0)).split(' (')[0]}`);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
}

function isServedFromHere(page: Page): Promise<boolean> {
  return page.evaluate(() => navigator.serviceWorker.controller !== null);
}

/** A page that is served from the device asks by this whether there is a network. */
function isAnyoneThere(response: Response): boolean {
  return response.request().method() === 'HEAD' && response.url().endsWith('/offline.json');
}

/** Whether the worker is fetching what is missing. */
function isMending(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data.mending);
        navigator.serviceWorker.controller?.postMessage('about', [port2]);
      }),
  );
}

/** How many workers and caches this reader has for the site. */
export function left(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ]);
}

/** The page's message while there is no network. */
export const line = (page: Page): Locator => page.locator('.from-here:visible');

/** Finds a rule by a word that is typed, and leaves the search. */
export async function searchFor(page: Page, typed: string, leadsTo: RegExp): Promise<void> {
  await page.locator('[data-search]').click();
  await page.locator('#tim-gi').fill(typed);
  await expect(page.locator('#tim-duoc a').first()).toHaveAttribute('href', leadsTo);
  await page.keyboard.press('Escape');
  // The history step that closes it is asynchronous, and would cancel a navigation meanwhile.
  await expect.poll(() => page.evaluate(() => history.state)).not.toBe('search');
}
