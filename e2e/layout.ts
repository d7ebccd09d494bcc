/** How a page lies on the screen. */

import type { Page } from '@playwright/test';

/** By how many pixels the page is wider than the screen. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Waits until nothing is on its way from one colour or place to another; what is called off on its way is at rest as well. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
}
