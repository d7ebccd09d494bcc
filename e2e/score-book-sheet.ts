/** The sheet of a round in the score book. */

import type { Locator, Page } from '@playwright/test';
import type { GameId } from '#games/index.ts';
import { expect } from './test.ts';

export const roundSheet = (page: Page): Locator => page.locator('.sb-sheet');

/** Opens the sheet for a round. @param way `cards`, `result` or `amounts` */
export async function addRound(page: Page, game: GameId, way: string): Promise<void> {
  await page.locator('[data-act=add]').click();
  await expect(roundSheet(page)).toBeVisible();
  if ((await page.locator('.sb-which').count()) === 0) await page.locator('[data-act=game]').click();
  await page.locator(`[data-game=${game}]`).click();
  await page.locator(`[data-way=${way}]`).click();
}

/** Writes the round into the book: the sheet goes once it is kept. */
export async function saveRound(page: Page): Promise<void> {
  await roundSheet(page).locator('[data-act=save]').click();
  await expect(roundSheet(page)).toHaveCount(0);
}
