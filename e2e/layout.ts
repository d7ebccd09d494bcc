/** How a page lies on the screen. */

import type { Page } from '@playwright/test';

/** By how many pixels the page is wider than the screen. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Waits until all transitions have ended; a cancelled one counts as ended. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
}

/** From the next page on what shifts by itself is added up: all of it, or only what does not follow a tap at once, as its reader asked for. */
export async function watchShifts(page: Page, counted: 'all' | 'unasked' = 'all'): Promise<void> {
  await page.addInitScript((unasked) => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter((one) => !unasked || Reflect.get(one, 'hadRecentInput') === false))
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  }, counted === 'unasked');
}

/** How much of the layout has shifted since the page began. */
export function shifted(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'shifted')));
}
