/** The house is learnt from the evening: a round that the table paid otherwise asks whether another house is played. */

import type { Page } from '@playwright/test';
import { en } from '#words/en/ui/score-book.ts';
import { vi as lateVi } from '#words/vi/ui/score-book/late.ts';
import { vi } from '#words/vi/ui/score-book.ts';
import { violations } from './axe.ts';
import { overflow } from './layout.ts';
import { looks } from './looks.ts';
import { expect } from './test.ts';

const look = looks('the house of an evening');
const sheet = (page: Page) => page.locator('.sb-sheet');
const question = (page: Page) => page.locator('.sb-seen');
const net = (page: Page) => page.locator('.sb-sum .num');

/** Two at a table; the banker loses to five cards, told by its result. */
async function fiveCards(page: Page, lang: 'vi' | 'en'): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/${lang}/so-diem/#moi`);
  await expect(page.locator('main live-widget')).not.toHaveAttribute('waiting');
  for (const [at, name] of ['An', 'Bình'].entries()) await page.locator('.sb-names input').nth(at).fill(name);
  await page.locator('[data-act=begin]').click();
  await page.locator('[data-act=add]').click();
  await page.locator('[data-game=xi-dach]').click();
  await page.locator('[data-way=result]').click();
  await sheet(page).locator('[data-bank]').first().click();
  await sheet(page).locator('[data-code=ngu-linh]').click();
}

async function paidTwice(page: Page): Promise<void> {
  await sheet(page).locator('[data-act=otherwise]').click();
  await expect(sheet(page).locator('.sb-otherwise input').first()).toBeFocused();
  await sheet(page).locator('.sb-otherwise input').nth(0).fill('-2');
  await sheet(page).locator('.sb-otherwise input').nth(1).fill('+2');
  await sheet(page).locator('[data-act=save]').click();
  await expect(sheet(page)).toHaveCount(0);
}

look('vi: paid like another house, which is asked, taken, and undone', async ({ page }) => {
  await fiveCards(page, 'vi');
  await paidTwice(page);
  await expect(net(page)).toHaveText(['−2', '+2']);
  await expect(page.locator('#van-1 .say')).toContainText(vi.otherwise);
  await expect(question(page).locator('h2')).toHaveText(lateVi.seen.like('Xì Dách', 'Miền Nam'));
  expect(await overflow(page)).toBe(0);
  // What the bar covers has no size to be tapped.
  await question(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  expect(await violations(page)).toEqual([]);
  await page.locator('#van-1 .ln').click();
  await page.locator('#van-1 [data-act=why]').click();
  await expect(page.locator('#van-1 .why')).toContainText(
    vi.byHouse([
      ['An', -1],
      ['Bình', 1],
    ]),
  );
  await question(page).locator('[data-act=take-house]').first().click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.locator('.sb-book h1')).toBeFocused();
  await expect(page.locator('[data-act=terms]')).toHaveText(vi.houses('Miền Nam'));
  // What is written stays, and the next round is paid by the new house.
  await expect(net(page)).toHaveText(['−2', '+2']);
  await page.locator('[data-act=add]').click();
  await sheet(page).locator('[data-code=ngu-linh]').click();
  await expect(sheet(page).locator('.sb-ent .num').first()).toHaveText('−2');
  await page.keyboard.press('Escape');
  await page.locator('[data-act=undo]').click();
  await expect(question(page)).toBeVisible();
});

look(
  'en: one rule changed, or left; left is left after a reload, and asked again with the next round',
  async ({ page }) => {
    await fiveCards(page, 'en');
    await paidTwice(page);
    await expect(question(page).locator('[data-house*="{"]')).not.toHaveCount(0);
    await question(page).locator('[data-act=leave-house]').click();
    await expect(question(page)).toHaveCount(0);
    await expect(page.locator('.sb-book h1')).toBeFocused();
    await page.reload();
    await expect(page.locator('#van-1 .say')).toContainText(en.otherwise);
    await expect(question(page)).toHaveCount(0);
    await page.locator('[data-act=add]').click();
    await sheet(page).locator('[data-code=ngu-linh]').click();
    await paidTwice(page);
    await expect(question(page)).toBeVisible();
  },
);

look('vi: the house rules of a table begin a book by them, though one is open', async ({ page }) => {
  await fiveCards(page, 'vi');
  await page.goto('/vi/luat-nha/?h=sam@mien-bac;xi-dach@mien-nam&e=4');
  await page.locator('.everywhere a').click();
  await expect(page.locator('.sb-games [aria-pressed=true]')).toHaveText(['Xì Dách', 'Sâm']);
  for (const [at, name] of ['An', 'Bình'].entries()) await page.locator('.sb-names input').nth(at).fill(name);
  await page.locator('[data-act=begin]').click();
  await expect(page.locator('[data-act=terms]')).toHaveText(vi.houses('Miền Bắc'));
  await page.locator('[data-act=terms]').click();
  await expect(sheet(page).locator('.sb-terms select').first()).toHaveValue('xi-dach@mien-nam');
});

look('vi: what no house pays is said, and the round stays as it was paid', async ({ page }) => {
  await fiveCards(page, 'vi');
  await sheet(page).locator('[data-act=otherwise]').click();
  await sheet(page).locator('.sb-otherwise input').nth(0).fill('-7');
  await expect(sheet(page).locator('.sb-save')).toContainText(lateVi.off(6));
  await sheet(page).locator('.sb-otherwise input').nth(1).fill('+7');
  await sheet(page).locator('[data-act=save]').click();
  await expect(question(page).locator('h2')).toHaveText(lateVi.seen.nothing([1]));
  await expect(net(page)).toHaveText(['−7', '+7']);
  // Corrected, it comes back as it was told and paid; paid by the rules again, nothing is asked.
  await page.locator('#van-1 .ln').click();
  await page.locator('#van-1 [data-act=fix]').click();
  await expect(sheet(page).locator('.sb-otherwise .num')).toHaveText(['−7', '+7']);
  await sheet(page).locator('[data-act=by-house]').click();
  await expect(sheet(page).locator('[data-act=otherwise]')).toBeFocused();
  await sheet(page).locator('[data-act=save]').click();
  await expect(net(page)).toHaveText(['−1', '+1']);
  await expect(question(page)).toHaveCount(0);
  // What is pressed goes with its row, or with the book: the focus does not.
  const row = page.locator('#van-1');
  await row.locator('[data-act=drop]').click();
  await expect(row.locator('.ln')).toBeFocused();
  await row.locator('.ln').click();
  await row.locator('[data-act=back]').click();
  await expect(row.locator('.ln')).toBeFocused();
  await expect(page.locator('.sb-notice')).toContainText(vi.said.again(1));
  await expect(row.locator('.fix')).toHaveText([/^Sửa lúc/, /^Tính lại lúc/]);
  await page.locator('[data-act=end]').click();
  // Where nothing can be copied there is a link to be held.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.locator('.sb-end [data-act=copy]').click();
  await expect(page.locator('.sb-ticket [role=status]')).toHaveText(vi.said.copyFailed);
  await expect(page.locator('.sb-ticket a')).toHaveAttribute('href', /#so=/);
  await page.locator('.sb-end [data-act=back]').click();
  await expect(page.locator('.sb-bar [data-act=end]')).toBeFocused();
});
