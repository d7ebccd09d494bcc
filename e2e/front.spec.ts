/** The front page of each game: what it says in which order, and that its rows open onto rules. How high it is: `pages.spec.ts`. */

import type { Page } from '@playwright/test';
import { ladderOf } from '#book/ladders.ts';
import { sitDownRows, TOPICS } from '#book/sit-down.ts';
import { whichHouseLink } from '#components/which-house/link.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { GAMES, type GameId } from '#games/index.ts';
import { FULL } from '#testing/runs.ts';
import { frontWords } from '#words/front.ts';
import { expect, test } from './test.ts';
import { scrollThrough } from './widget.ts';

const SCREEN = 740;
/** On a phone the first control starts within a screen and a half. */
const FIRST_TO_DO = 1.5 * SCREEN;
/** The table, on one screen of a phone. */
const TABLE = { width: 360, height: 560 } as const;
/** A row before the first card: three lines of text with their padding, and a fourth where there is much to pay. */
const MOST_ROW = 96;

/** The parts of the page, in their order. */
const PARTS = ['.sit-down', '#choi-thu', '.step', '.what-beats', '.disputes', '.questions', '.last'];

for (const { id, name } of GAMES) {
  for (const lang of LANGS) {
    test(`${lang}: the front page of ${name}: its parts, its rows, and what beats what`, async ({ page }) => {
      await page.goto(`/${lang}/${id}/`);
      await scrollThrough(page);
      // Until its letters are there a row may be higher.
      await page.evaluate(() => document.fonts.ready);
      await holdsParts(page);
      await leadsToQuestions(page, id, lang);
      await holdsRows(page, id, lang);
      // What each of these does is the same in both languages.
      if (FULL || lang === 'vi') await opensRows(page, id, lang);
      if (FULL || lang === 'vi') await leadsToTable(page, lang);
      if (FULL || lang === 'en') await leadsToSheet(page, id, name, lang);
    });
  }
}

/** The parts are there in their order, and soon there is something to do. */
async function holdsParts(page: Page): Promise<void> {
  const { places, firstToDo, counts } = await page.evaluate((parts) => {
    const topOf = (selector: string): number =>
      scrollY + (document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN);
    const countOf = (selector: string): number => document.querySelectorAll(selector).length;
    return {
      places: parts.map(topOf),
      firstToDo: topOf('.tb-box'),
      counts: ['.step', '.disputes li', '.questions article'].map(countOf),
    };
  }, PARTS);
  expect.soft(places).toEqual(places.toSorted((a, b) => a - b));
  expect.soft(counts).toEqual([5, 3, 3]);
  expect.soft(firstToDo).toBeLessThanOrEqual(FIRST_TO_DO);
  expect.soft(await page.locator('#choi-thu .tb-box').boundingBox()).toMatchObject(TABLE);
}

/** Who cannot name the house rules finds where they are asked for, beside the heading. */
async function leadsToQuestions(page: Page, game: GameId, lang: Lang): Promise<void> {
  const link = page.getByRole('link', { name: frontWords(lang).asked, exact: true });
  await expect.soft(link).toHaveAttribute('href', whichHouseLink(game, lang));
  expect.soft((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const [own, heading] = [await link.boundingBox(), await page.locator('.sit-down h2').boundingBox()];
  expect.soft(own?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
}

/** A newcomer finds all that is asked before the first card. */
async function holdsRows(page: Page, game: GameId, lang: Lang): Promise<void> {
  const shown = await page.locator('.sit-down li').evaluateAll((all) =>
    all.map((one) => ({
      topics: (one.getAttribute('data-topics') ?? '').split(' '),
      said: one.querySelector('summary')?.textContent ?? '',
      numbers: one.querySelector('.nos')?.textContent ?? '',
      name: one.className,
      height: one.getBoundingClientRect().height,
    })),
  );
  const rows = sitDownRows(game, lang);
  expect(shown.length).toBe(rows.length);
  expect.soft(shown.flatMap(({ topics }) => topics)).toEqual(expect.arrayContaining([...TOPICS]));
  for (const [at, { word, text, rules, open }] of rows.entries()) {
    const row = shown[at];
    expect.soft(plain(row?.said), word).toContain(plain(word));
    expect.soft(plain(row?.said), word).toContain(plain(text.join('')));
    for (const { number } of rules) expect.soft(row?.numbers, word).toContain(number);
    if (open) expect.soft(row?.name, word).toBe('open');
    expect.soft(row?.height, word).toBeLessThanOrEqual(MOST_ROW);
  }
}

/** Each row opens onto its rules, with a link to each that a finger finds. */
async function opensRows(page: Page, game: GameId, lang: Lang): Promise<void> {
  for (const [at, { word, rules }] of sitDownRows(game, lang).entries()) {
    const row = page.locator('.sit-down li').nth(at);
    await row.locator('summary').click();
    const said = plain((await row.textContent()) ?? '');
    for (const { id, statement } of rules) {
      expect.soft(said, word).toContain(plain(statement[lang]));
      const box = await row.locator(`a[href$="/luat/#${id}"]`).boundingBox();
      expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0), `${word}: ${id}`).toBeGreaterThanOrEqual(44);
    }
  }
}

async function leadsToTable(page: Page, lang: Lang): Promise<void> {
  await page.getByRole('link', { name: frontWords(lang).play, exact: true }).click();
  await expect(page.locator('#choi-thu')).toBeInViewport();
}

/** What beats what has every kind of hand, and leads to the sheet for the table. */
async function leadsToSheet(page: Page, game: GameId, name: string, lang: Lang): Promise<void> {
  const picture = page.locator('.what-beats');
  const said = plain((await picture.textContent()) ?? '');
  for (const rung of ladderOf(game, lang).groups.flatMap(({ rungs }) => rungs))
    expect.soft(said).toContain(plain(rung.name));
  const link = picture.getByRole('link', { name: frontWords(lang).print, exact: true });
  expect.soft((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await link.click();
  await expect(page.locator('.leaf').getByRole('heading', { level: 2 })).toHaveText(name);
}

/** Blanks are as many as the page was written with. */
function plain(text = ''): string {
  return text.replace(/\s+/g, ' ').trim();
}
