/** What a first visit to a page costs: what it loads, in bytes, and by how much its layout shifts. */

import type { Page, Response } from '@playwright/test';
import { ENGINES } from '#games/engines.ts';
import { type SiteFile, sentBytes, siteFile } from './built.ts';
import { shifted, watchShifts } from './layout.ts';
import { expect, test } from './test.ts';
import { scrollThrough } from './widget.ts';

const MOST_SCRIPT = 36_000;
/** The front page of a game, which ends in a table. */
const MOST_AT_FRONT = 52_000;
/** A first visit, read to the end, with everything. */
const MOST_IN_ALL = 170_000;
export const MOST_SHIFT = 0.001;

export const isScript = ({ path }: SiteFile): boolean => path.endsWith('.js');

/** The pages that are opened from now on are seen as on a phone, and what shifts in them is added up. */
export async function visitedFirst(page: Page): Promise<void> {
  // A phone has no pointer over the page; a browser under test has one in the corner.
  await page.addInitScript(() => addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true));
  await watchShifts(page);
}

/** Timers of a second and more wait: nothing is fetched ahead until `goAhead`, however slow the machine is. */
export async function holdIdle(page: Page): Promise<{ goAhead(): Promise<void> }> {
  await page.addInitScript(() => {
    const held = new Map<number, () => void>();
    const { setTimeout, clearTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, after = 0) => {
        const id = setTimeout(after < 1000 ? run : () => undefined, after);
        if (after >= 1000) held.set(id, run);
        return id;
      },
      clearTimeout: (id: number) => {
        held.delete(id);
        clearTimeout(id);
      },
      goAhead: () => {
        for (const run of held.values()) setTimeout(run);
        held.clear();
      },
    });
  });
  return { goAhead: () => page.evaluate(() => Reflect.get(window, 'goAhead')()) };
}

/** What the open page has asked for until now, whether the browser had it already or not. */
export async function requestedBy(page: Page): Promise<readonly SiteFile[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(urls.map((url) => new URL(url).pathname))].map(siteFile);
}

/** The scripts that a page loads while one reads it to its end. */
export async function scriptsOf(
  page: Page,
  path: string,
  begun?: () => Promise<unknown>,
): Promise<readonly SiteFile[]> {
  return (await loadedBy(page, path, begun)).filter(isScript);
}

/** All that a page loads at the first visit while one reads it to its end. @param begun there is what one reads first */
export async function loadedBy(page: Page, path: string, begun?: () => Promise<unknown>): Promise<readonly SiteFile[]> {
  // What the page before still asks for is not counted.
  await page.goto('/robots.txt');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
  const loaded: string[] = [];
  const loading: Promise<unknown>[] = [];
  const keep = (response: Response): void => {
    if (!response.ok()) return;
    loaded.push(new URL(response.url()).pathname);
    loading.push(response.finished());
  };
  page.on('response', keep);
  await page.goto(path);
  await begun?.();
  await scrollThrough(page);
  // What a script asks for once it is there comes too.
  for (let count = -1; count < loading.length; ) {
    count = loading.length;
    await Promise.all(loading);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }
  page.off('response', keep);
  return loaded.map(siteFile);
}

/** What a browser with a window requests in addition. */
async function iconsOf(page: Page): Promise<readonly SiteFile[]> {
  const paths = await page
    .locator('link[rel=icon], link[rel=manifest]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return paths.map(siteFile);
}

/** Holds a page of a game to its limits: it has loaded little script, that of no other game, and nothing has shifted. */
export async function weighLesson(page: Page, path: string, byPage: readonly SiteFile[]): Promise<void> {
  const loaded = [...byPage, ...(await iconsOf(page))];
  const scripts = loaded.filter(isScript);
  const bytes = sentBytes(scripts);
  const all = sentBytes(loaded);
  const shift = await shifted(page);
  const figures = { js: bytes, all, cls: shift };
  test
    .info()
    .annotations.push(
      ...Object.entries(figures).map(([type, figure]) => ({ type: `${type} of ${path}`, description: `${figure}` })),
    );
  const isFront = path.split('/').length === 4;
  expect.soft(bytes, `${path}: script`).toBeLessThanOrEqual(isFront ? MOST_AT_FRONT : MOST_SCRIPT);
  expect
    .soft(
      loaded.map((one) => one.path.split('.').at(-1)),
      `${path}: what is loaded`,
    )
    .toEqual(expect.arrayContaining(['css', 'js', 'woff2']));
  expect.soft(all, `${path}: a first visit`).toBeLessThanOrEqual(MOST_IN_ALL);
  expect.soft(shift, `${path}: shifts`).toBeLessThanOrEqual(MOST_SHIFT);
  const own = (await page.locator('live-widget').count()) > 0 ? path.split('/')[2] : undefined;
  holdsEngine(scripts, own, path);
}

/** Whether these scripts hold the rules of this game and of no other. */
export function holdsEngine(scripts: readonly SiteFile[], own: string | undefined, path: string): void {
  const text = scripts.map(({ body }) => body).join('\n');
  for (const { id, ruleSections } of ENGINES) {
    const told = ruleSections.flat().every((rule) => text.includes(rule));
    expect.soft(told, `${path}: the rules of ${id}`).toBe(id === own);
  }
}
