/** Hands told by what they come to: the verdict, what was taken for granted, and what else it could be. */

import type { Page } from '@playwright/test';
import { LANGS } from '#core/lang.ts';
import { en } from '#words/en/ui/told.ts';
import { vi } from '#words/vi/ui/told.ts';
import { referee } from './built.ts';
import { overflow } from './layout.ts';
import { linkOf, opened } from './referee-page.ts';
import { expect, IN_TURN, test } from './test.ts';

const TELLING = { vi, en };
/** Cards that stand in for 18 against 17. */
const STANDS_IN = 'xi-dach@pho-thong;cai:KS.8H;an:KH.7S';

const plate = (page: Page) => page.locator('article.case .verdict');
const cells = (page: Page) => page.locator('.cells button');

async function type(page: Page, lang: 'vi' | 'en', text: string) {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(referee(lang));
  await expect(page.locator('main live-widget[waiting]')).toHaveCount(0);
  await page.locator('#case-text').fill(text);
  return page.locator('article.case');
}

for (const lang of LANGS) {
  const words = TELLING[lang];
  test(
    `${lang}: totals are ruled on, and what nobody said is taken for granted in plain sight`,
    IN_TURN.vi,
    async ({ page }) => {
      const board = await type(page, lang, lang === 'vi' ? 'xì dách: cái 18, an 17' : 'xi dach: dealer 18, An 17');
      await expect(board).toHaveAttribute('data-case', STANDS_IN);
      await expect(plate(page)).toContainText(words.granted['under-five-cards']);
      // No card is shown that nobody named.
      await expect(board.locator('.seats .card')).toHaveCount(0);
      await expect(board.locator('.as-told > :first-child')).toHaveText([words.untold, words.untold]);
      await expect(page).toHaveURL(/&v=an:-1&t=cai:18;an:17&e=\d+$/);
      await expect(page.locator('.hangs h2')).toHaveText(words.ask['under-five-cards']);
      await expect(cells(page)).toHaveCount(4);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      for (const cell of await cells(page).all()) expect((await cell.boundingBox())?.height).toBeGreaterThanOrEqual(68);

      // An has five cards.
      await cells(page).nth(2).click();
      await expect(board).toHaveAttribute('data-verdict', /"an":\{"kind":"ngu-linh"[^}]*"outcome":"win"/);
      await expect(plate(page)).not.toContainText(words.granted['under-five-cards']);
      await expect(page).toHaveURL(/&v=an:1&t=cai:18;an:17&e=\d+$/);
      // The box was left: its words stay, and so does the story.
      await expect(page.locator('#case-text')).toHaveValue(/18/);
      await expect(page).toHaveURL(/&t=cai:18;an:17/);
      await page.reload();
      await expect(board.locator('.as-told')).toHaveCount(2);
      await expect(plate(page)).toContainText(words.fiveCards(['an'], false));
      // The link opens on the same verdict, and is still told.
      await page.goto('about:blank');
      const linked = await opened(page, linkOf(STANDS_IN, lang, '&v=an:-1&t=cai:18;an:17&e=4'));
      await expect(linked.board.locator('.as-told')).toHaveCount(2);
      await expect(plate(page)).toBeInViewport();
      await expect(plate(page)).toContainText(words.granted['under-five-cards']);
    },
  );
}

test('a link whose cards are no such hands is a case of cards', async ({ page }) => {
  const { board } = await opened(page, linkOf(STANDS_IN, 'vi', '&t=cai:20;an:17'));
  await expect(board.locator('.as-told')).toHaveCount(0);
  await expect(board.locator('.seats .card')).toHaveCount(4);
});

test('each card can be said: what was told is emptied, and undo brings it back', async ({ page }) => {
  const board = await type(page, 'vi', 'xì dách: cái 18, an 17');
  await page.locator('[data-act=tell]').click();
  await expect(board).toHaveAttribute('data-case', 'xi-dach@pho-thong;cai:-;an:-');
  await expect(page).not.toHaveURL(/&t=/);
  await page.locator('[data-act=undo]').first().click();
  await expect(board).toHaveAttribute('data-case', STANDS_IN);
  await expect(plate(page)).toContainText(vi.granted['under-five-cards']);
});

test('kinds: the house is asked for, and the story stays under the one that is told', async ({ page }) => {
  const board = await type(page, 'vi', 'xì tố an thùng, bình cù lũ');
  await expect(board).toHaveAttribute('data-verdict', /"ranking":\[\["bình"\],\["an"\]\]/);
  const other = page.locator('.hangs li:not(.now) button').first();
  await other.click();
  await expect(board).toHaveAttribute('data-verdict', /"ranking":\[\["an"\],\["bình"\]\]/);
  await expect(page).toHaveURL(/t=an:thung;b%C3%ACnh:cu-lu/);
  await expect(board.locator('.as-told')).toHaveCount(2);
});

test('a card face down beside a hand that is told: its outcomes, and one tap fills it in', async ({ page }) => {
  const board = await type(page, 'vi', 'bài cào tui có J với Q, lá thứ ba chưa lật, cái 9 nút');
  await expect(board).toHaveAttribute('data-case', /tui:J[SHDC]\.Q[SHDC]\.\?;cai:/);
  await expect(board.locator('.as-told')).toHaveCount(1);
  await page.locator('.outcomes .fills').first().click();
  await expect(board).toHaveAttribute('data-verdict', /"tui":\{"kind":"ba-tien"/);
});

test('who laid down first is taken for granted where it decides', async ({ page }) => {
  const board = await type(page, 'vi', 'tá lả: tui 5 điểm, Lan 5 điểm');
  await expect(plate(page)).toContainText(vi.first('tui'));
  await expect(board).toHaveAttribute('data-verdict', /"tui":\{[^}]*"place":1/);
});

test('what a story leaves open is said, and a rule is named', async ({ page }) => {
  await type(page, 'vi', 'xì tố: hai đứa cùng đôi già, ai ăn?');
  await expect(page.locator('#case-error')).toContainText(vi.unsettled(['an', 'bình']));
  await expect(page.locator('#case-error .places a').first()).toBeVisible();
});

test('a question about a rule is led to the rule, and no hand is asked for', async ({ page }) => {
  await type(page, 'vi', 'ngũ linh có ăn xì bàn không?');
  await expect(page.locator('.places a').first()).toHaveAttribute('href', /#xd-/);
  await expect(page.locator('#case-error [data-code]')).toHaveCount(0);
});
