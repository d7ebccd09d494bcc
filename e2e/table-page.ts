/** A reader's actions at a table. */

import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { press } from './widget.ts';

/** More moves than any of these rounds takes. */
export const MOST_MOVES = 90;

/** One move as a plain player would make it, by keyboard: what the hint taps or names, or the filled button. */
export async function playPlain(page: Page, table: Locator): Promise<void> {
  const told = await table.locator('.tb-log').textContent();
  const hint = table.locator('[data-move=hint]');
  // Its engine comes with the first touch; then the hint has tapped the cards, or the button of the move is filled.
  const main = table.locator('.tb-moves .btn:not(.b2, .nudge):not([aria-disabled=true])');
  const pass = table.locator('[data-move=pass]:not([aria-disabled=true])');
  await expect(async () => {
    if (await hint.isVisible()) await press(page, hint);
    await expect(main.or(pass).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await press(page, (await main.count()) > 0 ? main.first() : pass);
  await expect.poll(() => table.locator('.tb-log, .tb-plate').first().textContent()).not.toBe(told);
}

export async function playToEnd(page: Page, table: Locator): Promise<void> {
  const again = table.locator('[data-move=again]');
  for (let moves = 0; moves < MOST_MOVES && !(await again.isVisible()); moves++) await playPlain(page, table);
  await expect(again).toBeVisible();
}

/** The chips that stand beside names, in order. */
export async function chipsIn(places: Locator): Promise<number[]> {
  const texts = await places.locator('.net').allTextContents();
  return texts.map((text) => Number.parseInt(text.replace('−', '-') || '0', 10));
}

/** Opens what can be learnt from a round that is over. */
export async function openReview(page: Page, table: Locator): Promise<void> {
  await press(page, table.locator('[data-move=learn]'));
  await expect(table.locator('.lb')).toBeVisible();
  await expect(table.locator('.lb [aria-busy]')).toHaveCount(0, { timeout: 20_000 });
}

/** Makes another choice, the first that is offered: the highest card where one is tapped. */
export async function chooseAgain(page: Page, table: Locator): Promise<void> {
  const cards = table.locator('.tb-hand button');
  if ((await cards.count()) > 0) await press(page, cards.last());
  await press(page, table.locator('.tb-moves .btn:not(.why, .nudge):not([aria-disabled=true])').first());
  await expect(table.locator('.lb-means')).toBeVisible();
}
