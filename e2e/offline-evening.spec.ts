/** An evening on a phone without a network: from the first name to who hands whom what, all five games, told in every way. */

import type { Page } from '@playwright/test';
import { vi as late } from '#words/vi/ui/score-book/late.ts';
import { vi } from '#words/vi/ui/score-book.ts';
import { keepSite, test } from './offline-reader.ts';
import { addressAt } from './offline-site.ts';
import { addRound, roundSheet, saveRound } from './score-book-sheet.ts';
import { expect } from './test.ts';

const nets = (page: Page) => roundSheet(page).locator('.sb-hands .num');

/** Puts cards into a hand from the deck. @param all how many it has then */
async function pick(page: Page, seat: number, cards: readonly string[], all = cards.length): Promise<void> {
  await roundSheet(page).locator('[data-pick]').nth(seat).click();
  const deck = page.locator('dialog.sheet');
  for (const card of cards) {
    await deck.locator('.typed input').fill(card);
    await page.keyboard.press('Enter');
  }
  await expect(deck.locator('.held .out')).toHaveCount(all);
  await deck.locator('.done .btn:not(.b2)').click();
  await expect(deck).toHaveCount(0);
}

test('vi: an evening without a network, from the first name to the transfers', async ({ reader: { page, site } }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await keepSite(page, 'vi');
  await site.stop();
  await page.context().setOffline(true);
  await page.goto(addressAt('/vi/so-diem/#moi'));
  const names = page.locator('.sb-names input');
  const isLive = () => expect(page.locator('main live-widget')).not.toHaveAttribute('waiting');
  await isLive();
  await names.nth(0).fill('An');
  // The page goes before the book begins.
  await page.reload();
  await isLive();
  await expect(names.nth(0)).toHaveValue('An');
  await names.nth(1).fill('Năm');
  await names.nth(2).fill('Nguyễn Thị Hồng');
  await page.locator('[data-act=begin]').click();
  await expect(page.locator('.sb-bar')).toBeVisible();
  await addRound(page, 'xi-dach', 'cards');
  await roundSheet(page).locator('[data-bank]').first().click();
  await pick(page, 0, ['10♠', '9♥']);
  await pick(page, 1, ['10♥', '10♦']);
  // Half a hand is no round, and nothing of it is lost.
  await pick(page, 2, ['K♣']);
  await expect(roundSheet(page).locator('#case-error')).not.toHaveText('');
  await pick(page, 2, ['8♣'], 2);
  await expect(nets(page)).toHaveText(['0', '+1', '−1']);
  await saveRound(page);
  await addRound(page, 'sam', 'result');
  await roundSheet(page).locator('[data-first]').nth(1).click();
  for (const count of [4, 7]) await roundSheet(page).locator(`[data-count="${count}"]`).click();
  await saveRound(page);
  await addRound(page, 'ba-cay', 'cards');
  await roundSheet(page).locator('[data-bank]').nth(2).click();
  await page.locator('#case-text').fill('An 2 4 5, Năm 9 át 7, Nguyễn Thị Hồng 5 6 8');
  await expect(roundSheet(page).locator('.sb-hands .hand')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await addRound(page, 'ta-la', 'amounts');
  for (const [at, chips] of ['+5', '2'].entries()) await roundSheet(page).locator('.sb-ent input').nth(at).fill(chips);
  await saveRound(page);
  await addRound(page, 'xi-dach', 'result');
  await roundSheet(page).locator('[data-code=ngu-linh]').click();
  await roundSheet(page).locator('[data-code=lose]').click();
  await roundSheet(page).locator('[data-act=otherwise]').click();
  for (const [at, chips] of ['-1', '+2'].entries())
    await roundSheet(page).locator('.sb-otherwise input').nth(at).fill(chips);
  await saveRound(page);
  await expect(page.locator('.sb-seen h2')).toHaveText(late.seen.like('Xì Dách', 'Miền Nam'));
  await page.locator('[data-act=take-house]').first().click();
  await expect(page.locator('[data-act=terms]')).toHaveText(vi.houses('Miền Nam'));
  await expect(page.locator('.sb-sum .num')).toHaveText(['0', '+12', '−12']);
  await page.locator('[data-act=end]').click();
  await expect(page.locator('.sb-plate li')).toHaveCount(1);
  await expect(page.locator('.sb-plate li')).toContainText('12');
  const link = await page.locator('[data-act=copy]').getAttribute('data-link');
  await page.goto('about:blank');
  await page.goto(link ?? '');
  await expect(page.locator('.sb[data-screen=sent] .sb-sum .num')).toHaveText(['0', '+12', '−12']);
});
