/** Files that do not come, and what a page says of it. */

import type { Locator, Page } from '@playwright/test';
import type { Lang } from '#core/lang.ts';
import { lostWords } from '#words/site/lost.ts';
import { expect } from './test.ts';

/** Where a page says that something did not load. */
export const lostOf = (page: Page): Locator => page.locator('#mat');

/** It says so, in words. */
export async function expectLost(page: Page, lang: Lang): Promise<void> {
  await expect(lostOf(page)).toContainText(lostWords[lang].lost);
}

/** The reader asks for it again. */
export async function tryAgain(page: Page): Promise<void> {
  await lostOf(page).getByRole('button').click();
}

/** Some files do not come until `come` is called. */
export async function lose(page: Page, files: RegExp): Promise<{ come(): void }> {
  let comes = false;
  await page.route(files, (route) => (comes ? route.continue() : route.abort()));
  return {
    come() {
      comes = true;
    },
  };
}
