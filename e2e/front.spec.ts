/** The front page of each game: how high it is, what it says in which order, and that its rows open onto rules. */

import type { Page } from '@playwright/test';
import { ladderOf } from '#book/ladders.ts';
import { sitDownRows, TOPICS } from '#book/sit-down.ts';
import { LANGS } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { frontWords } from '#words/front/index.ts';
import { overflow } from './layout.ts';
import { expect, IN_TURN, test } from './test.ts';
import { scrollThrough } from './widget.ts';

/** The greatest height of a front page before anything is answered, by the width of the screen. */
const MOST_HEIGHT = { 360: 5920, 1280: 5000 } as const;
const SCREEN = 740;
/** On a phone the first control starts within a screen and a half. */
const FIRST_TO_DO = 1.5 * SCREEN;
/** The table, on one screen of a phone. */
const TABLE = { width: 360, height: 560 } as const;
/** A row before the first card: three lines of text with their padding, and a fourth where there is much to pay. */
const MOST_ROW = 96;

/** The parts of the page, in their order. */
const PARTS = ['.sit-down', '#choi-thu', '.step', '.what-beats', '.disputes', '.questions', '.last'];

async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scrollThrough(page);
}

for (const { id, name } of GAMES) {
  for (const lang of LANGS) {
    const path = `/${lang}/${id}/`;
    const words = frontWords(lang);

    test(`${lang}: the front page of ${name} is not too high`, async ({ page }) => {
      await page.goto(path);
      for (const width of [360, 1280] as const) {
        await page.setViewportSize({ width, height: SCREEN });
        await scrollThrough(page);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        test.info().annotations.push({ type: `height at ${width} px`, description: `${height}` });
        expect.soft(height, `${width} px`).toBeLessThanOrEqual(MOST_HEIGHT[width]);
        expect.soft(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
      }
    });

    test(`${lang}: the front page of ${name} has its parts in order, and soon something to do`, async ({ page }) => {
      await opened(page, path);
      const places = await page.evaluate(
        (parts) => parts.map((part) => document.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN),
        PARTS,
      );
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      await expect(page.locator('.step')).toHaveCount(5);
      await expect(page.locator('.disputes li')).toHaveCount(3);
      await expect(page.locator('.questions article')).toHaveCount(3);
      const top = await page.evaluate(
        () => scrollY + (document.querySelector('.tb-box')?.getBoundingClientRect().top ?? 0),
      );
      expect(top).toBeLessThanOrEqual(FIRST_TO_DO);
      expect(await page.locator('#choi-thu .tb-box').boundingBox()).toMatchObject(TABLE);
      await page.getByRole('link', { name: words.play, exact: true }).click();
      await expect(page.locator('#choi-thu')).toBeInViewport();
    });

    test(`${lang}: a newcomer finds in the rows of ${name} all that is asked before the first card`, async ({
      page,
    }) => {
      await opened(page, path);
      const rows = sitDownRows(id, lang);
      const shown = page.locator('.sit-down li');
      await expect(shown).toHaveCount(rows.length);
      for (const topic of TOPICS) await expect(page.locator(`.sit-down li[data-topics~=${topic}]`)).not.toHaveCount(0);
      for (const [at, { word, text, rules, open }] of rows.entries()) {
        const row = shown.nth(at);
        await expect(row.locator('summary')).toContainText(word);
        await expect(row.locator('summary')).toContainText(text.join(''));
        for (const { number } of rules) await expect(row.locator('.nos')).toContainText(number);
        if (open) await expect(row).toHaveClass('open');
        expect((await row.boundingBox())?.height).toBeLessThanOrEqual(MOST_ROW);
      }
    });

    test(`${lang}: each row of ${name} opens onto its rules`, IN_TURN.vi, async ({ page }) => {
      await opened(page, path);
      for (const [at, { rules }] of sitDownRows(id, lang).entries()) {
        const row = page.locator('.sit-down li').nth(at);
        await row.locator('summary').click();
        for (const { id: rule, statement } of rules) {
          await expect(row).toContainText(statement[lang]);
          const link = row.locator(`a[href$="/luat/#${rule}"]`);
          await expect(link).toBeVisible();
          const box = await link.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        }
      }
    });

    test(`${lang}: what beats what in ${name} leads to the sheet for the table`, IN_TURN.en, async ({ page }) => {
      await opened(page, path);
      const picture = page.locator('.what-beats');
      for (const { name: row } of ladderOf(id, lang).groups.flatMap(({ rungs }) => rungs)) {
        await expect(picture).toContainText(row);
      }
      const link = picture.getByRole('link', { name: words.print, exact: true });
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await link.click();
      await expect(page.locator('.leaf').getByRole('heading', { level: 2 })).toHaveText(name);
    });
  }
}
