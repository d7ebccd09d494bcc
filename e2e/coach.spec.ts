/** A first round that is led by the hand: it can be finished by its marks alone, and left and found again at any step. */

import type { Locator, Page } from '@playwright/test';
import { LANGS, type Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { sentBytes } from './built.ts';
import { followCoach, wantedBy } from './table-page.ts';
import { expect, test } from './test.ts';
import { isScript, requestedBy } from './weight.ts';

/** What a coach adds to a table of its game, in bytes of script as sent. */
const MOST_SCRIPT = 6000;
/** More things than stand between two marks. */
const MOST_TABS = 24;

const tableOf = (page: Page): Locator => page.locator('.tb-box .tb');

async function openCoach(page: Page, lang: Lang, game: string): Promise<Locator> {
  await page.goto(`/${lang}/${game}/choi/?coach`);
  const table = tableOf(page);
  await expect(table.locator('.tb-coach .do')).toBeVisible();
  return table;
}

/** Goes on by keyboard alone: the focus is on what is wanted, or comes to it. */
async function byKeyboard(page: Page, wanted: Locator): Promise<void> {
  const reached = (): Promise<boolean> => wanted.evaluate((one) => one === document.activeElement);
  for (let tabs = 0; tabs < MOST_TABS && !(await reached()); tabs++) await page.keyboard.press('Tab');
  expect(await reached()).toBe(true);
  await page.keyboard.press('Enter');
}

for (const lang of LANGS) {
  const keys = lang === 'en';
  test(`${lang}: who does only what the coach marks finishes every game’s first round, ${keys ? 'by keyboard' : 'by touch'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    for (const { id } of GAMES) {
      const table = await openCoach(page, lang, id);
      const places = new Set<string>();
      await followCoach(table, async (wanted) => {
        const box = await table.locator('.tb-coach').boundingBox();
        places.add(`${box?.y} ${box?.height}`);
        if (keys) await byKeyboard(page, wanted);
        else await wanted.click();
      });
      expect.soft([...places], `${id}: the coach never moves`).toHaveLength(1);
      const size = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]);
      expect.soft(size, id).toEqual([360, 740]);
    }
  });
}

test('another card is tapped, and costs nothing but a sentence; the step is found again, and the deal goes on alone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = await openCoach(page, 'vi', 'sam');
  const step = table.locator('.tb-coach .at b');
  while ((await step.textContent()) !== '5/12') await wantedBy(table).click();
  const why = await table.locator('.tb-coach .why').textContent();
  const other = table.locator('.tb-hand button:not(.wanted)').first();
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect(table.locator('.tb-coach .why')).toHaveClass(/other/);
  await table.locator('[data-move=pass]').click();
  await expect(step).toHaveText('5/12');
  await other.click();
  await expect(table.locator('.tb-coach .why')).toHaveText(why ?? '');

  await page.reload();
  await expect(step).toHaveText('5/12');
  const hand = await table.locator('.tb-hand').textContent();
  await table.locator('.tb-alone').click();
  await expect(table.locator('.tb-coach')).toHaveCount(0);
  expect(await table.locator('.tb-hand').textContent()).toBe(hand);
  await expect(page).toHaveURL(/\?s=58$/);
  // From the table's menu it is taken up where it was left.
  await page.locator('.tb-bar > button').click();
  await page.locator('.tb-menu a[href$=coach]').click();
  await expect(step).toHaveText('5/12');
});

test('a coach adds little script', async ({ page }) => {
  for (const { id } of GAMES) {
    await page.goto(`/vi/${id}/choi/`);
    await expect(page.locator('.tb-box .tb:not([aria-busy=true])')).toBeVisible();
    const before = new Set((await requestedBy(page)).map(({ path }) => path));
    await openCoach(page, 'vi', id);
    const added = (await requestedBy(page)).filter((file) => isScript(file) && !before.has(file.path));
    const bytes = sentBytes(added);
    test.info().annotations.push({ type: 'js', description: `${id} ${bytes}` });
    expect.soft(bytes, id).toBeLessThanOrEqual(MOST_SCRIPT);
  }
});
