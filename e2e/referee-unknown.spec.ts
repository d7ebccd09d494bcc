/** Unknown cards at the referee: told exactly, filled in by a tap, put in by the deck and by typing, sent and framed. */

import { LANGS } from '#core/lang.ts';
import { settle } from '#src/settle.ts';
import { en } from '#words/en/ui/open.ts';
import { vi } from '#words/vi/ui/open.ts';
import { linkOf, opened, partsOf, shows } from './referee-page.ts';
import { expect, test } from './test.ts';

const WORDS = { vi, en };
const OPEN = 'xi-dach@pho-thong;cai:9C.6D.?;an:KS.QH';
const PHONE = { width: 360, height: 740 };

for (const lang of LANGS) {
  test(`a link with one unknown card opens on the likeliest verdict; a tap fills the card in (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const { board } = await opened(page, linkOf(OPEN, lang));
    const says = WORDS[lang];
    await expect(board).toHaveAttribute('data-case', OPEN);
    await expect(board).not.toHaveAttribute('data-verdict');
    const plate = board.locator('.verdict');
    await expect(plate).toContainText(says.of(41n, 48n, true));
    // Hands, plate and strip without scrolling, as a ruling has its reason.
    const strip = await board.locator('.strip').boundingBox();
    expect((strip?.y ?? Number.POSITIVE_INFINITY) + (strip?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    // The page’s rows are those of the engine: four 5s draw, three 6s lose.
    const { over }: { over: { cards: string[]; ways: number }[] } = JSON.parse(settle(OPEN, false).line);
    expect(over.reduce((sum, { ways }) => sum + ways, 0)).toBe(48);
    await expect(board.locator('.outcomes .fills')).toHaveCount(7);
    await board.locator('.outcomes .fills').first().click();
    await shows(board, 'xi-dach@pho-thong;cai:9C.6D.5S;an:KS.QH');
    await page.keyboard.press('Control+z');
    await expect(board).toHaveAttribute('data-case', OPEN);
    await expect(plate).toContainText(says.of(41n, 48n, true));
  });
}

test('the deck puts an unknown card in, a card takes its place, and it can be typed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { board, box } = await opened(page, linkOf(OPEN));
  await board.locator('.told-hand > button').click();
  await board.locator('[data-pick=an]').click();
  const deck = page.locator('dialog.sheet');
  await deck.locator('[data-act=unknown]').click();
  await expect(deck.locator('.held .unknown')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(board).toHaveAttribute('data-case', 'xi-dach@pho-thong;cai:9C.6D.?;an:KS.QH.?');
  // Two cards: no verdict has more than half of the ways, so none stands on the plate.
  await expect(board.locator('.verdict')).toContainText(vi.unsure);
  await board.locator('[data-pick=cai]').click();
  await page.locator('dialog.sheet [data-card="7"]').click();
  await page.keyboard.press('Escape');
  await expect(board).toHaveAttribute('data-case', 'xi-dach@pho-thong;cai:9C.6D.8S;an:KS.QH.?');
  await page.locator('details[data-fold=edit] > summary').click();
  await box.fill('sam; an: -; bình: ? ? ?');
  await expect(partsOf(page).board).toHaveAttribute('data-case', 'sam@mien-bac;an:-;bình:?.?.?');
  await expect(partsOf(page).board.locator('.outcomes')).toContainText(vi.fillMany);
});

test('where every card leads to one verdict the plate says so, and there is no strip', async ({ page }) => {
  const { board } = await opened(page, linkOf('xi-to;an:AS.AH.AD.AC.?;binh:KS.QH.9D.8C.7S'));
  await expect(board.locator('.verdict')).toContainText(vi.always(true));
  await expect(board.locator('.strip')).toHaveCount(0);
});

test('a frame tells the same, and a card is filled in there', async ({ page }) => {
  await page.goto(`/embed/?lang=vi&c=${encodeURIComponent(OPEN)}`);
  await expect(page.locator('.verdict')).toContainText(vi.of(41n, 48n, true));
  await page.locator('.outcomes .fills').first().click();
  await expect(page.locator('article.case')).toHaveAttribute('data-verdict', /push/);
});
