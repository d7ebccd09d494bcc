/** A reader's actions at a table. */

import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { press } from './widget.ts';

/** More moves than any of these rounds takes. */
export const MOST_MOVES = 90;

/** One move as the hint has it, by keyboard: the button that it readies, or the filled one. */
export async function playPlain(page: Page, table: Locator): Promise<void> {
  const told = await table.locator('.tb-log').textContent();
  const hint = table.locator('[data-move=hint]');
  // Its engine comes with the first touch; then the hint has tapped the cards, or the button of the move is filled.
  const main = table.locator('.tb-moves .btn:not(.b2, .nudge):not([aria-disabled=true])');
  const pass = table.locator('[data-move=pass]:not([aria-disabled=true])');
  await expect(async () => {
    if (await hint.isVisible()) {
      if ((await hint.getAttribute('aria-pressed')) !== 'true') await press(page, hint);
      // It comes late, and puts its button in the place of another.
      await expect(hint).toHaveAttribute('aria-pressed', 'true', { timeout: 3000 });
    }
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
  await reviewed(table);
}

/** Rounds in which the reader chooses badly, as links: whoever follows the hints does not. */
export const BAD_ROUNDS = {
  sam: 'sam/choi/?h=sam@mien-bac&s=5&n=3&b=0&m=01.11.21.05.10.20.00.10.21.00.10.20.00.10.20.00.11.21.09.10.20.00.10.20.00.10.20.00.10',
  'ta-la':
    'ta-la/choi/?h=ta-la@mien-bac&s=19&n=3&b=0&m=04.10.16.20.27.00.04.10.19.20.26.00.02.10.19.20.28.00.00.07.10.10.13.20.20.29.00.08',
  'xi-to': 'xi-to/choi/?h=xi-to@vipgame&s=1&n=3&b=0&m=20.08.10.20.20.07.19.20.20.09',
  'xi-dach': 'xi-dach/choi/?h=xi-dach@pho-thong&s=4&n=3&b=2&m=01.10.10.11.20.21.21',
} as const;

/** Waits until the moves of the round are gone through. */
export async function reviewed(table: Locator): Promise<void> {
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

/** The card or the button that a coach marks. */
export function wantedBy(table: Locator): Locator {
  return table.locator('.wanted:not([aria-pressed=true])').first();
}

/** Does only what a coach marks, until the round is over. @param act presses it */
export async function followCoach(table: Locator, act: (wanted: Locator) => Promise<unknown>): Promise<void> {
  const over = table.locator('.tb-plate');
  const told = table.locator('.tb-coach .do');
  await expect(told).toBeVisible();
  for (let moves = 0; moves < MOST_MOVES && !(await over.isVisible()); moves++) {
    await act(wantedBy(table));
    await expect(told).toBeVisible();
  }
  await expect(over).toBeVisible();
}
