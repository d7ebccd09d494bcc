/**
 * What comes out of a printer, read back from the PDF: how many pages, nothing cut, the sheet of each game with all that it
 * should say, codes that a phone reads, and little ink.
 */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { pathOf } from '#book/address.ts';
import { rulesOfGame as rulesOf } from '#book/catalogue/catalogue.ts';
import { valuesOf } from '#book/expect.ts';
import { ladderOf } from '#book/ladders.ts';
import { sitDownRows } from '#book/sit-down.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { GAMES, type GameId } from '#games/index.ts';
import { LESSONS, langOf, PATHS, pagesInTurn } from './built.ts';
import { scanned } from './qr.ts';
import { expect, IN_TURN, softly, test } from './test.ts';

/** Sheets of paper at most. */
const MOST = { lesson: 8, rules: 6, front: 3, sheet: 1 } as const;

/** A sheet in the dots of a screen, and what the margins leave of it. */
const A4 = { width: 794, height: 1123 } as const;
const TYPE_AREA = { width: 703, height: 1047 } as const;

/** At most this share of the sheet is black: as on a page of text. */
const MOST_INK = 0.07;

const SHEETS = PATHS.filter((path) => path.endsWith('/to-giay/'));
const isList = (path: string): boolean => path.endsWith('/luat/');
const isFront = (path: string): boolean => path.split('/').length === 4;

for (const { id, name } of GAMES) {
  test(`the pages of ${name} are printed on few sheets, nothing cut, every rule of them`, async ({ page }) => {
    const paths = pagesInTurn(LESSONS.filter((path) => path.split('/')[2] === id));
    test.setTimeout(paths.length * 60_000);
    for (const path of paths) {
      await softly(path, async () => {
        await page.goto(path);
        const lang = langOf(path) ?? 'vi';
        if (isList(path)) hasAll(await printed(page, MOST.rules), path, listSays(id, lang));
        else if (isFront(path)) hasAll(await printed(page, MOST.front), path, await frontSays(page, id, lang));
        else hasAll(await printed(page, MOST.lesson), path, await lessonSays(page));
      });
    }
  });
}

async function lessonSays(page: Page): Promise<readonly string[]> {
  const said = await page.locator('.prose h2, .rule.law .t').evaluateAll((all) =>
    all
      .filter((one) => !one.closest('[aria-labelledby="cau-hoi"]'))
      .map((one) => {
        const own = one.cloneNode(true);
        if (own instanceof Element) for (const gone of own.querySelectorAll('.anchor')) gone.remove();
        return own.textContent ?? '';
      }),
  );
  return [...said, ...(await page.locator('.prose .case .verdict .big').allTextContents())];
}

async function frontSays(page: Page, game: GameId, lang: Lang): Promise<readonly string[]> {
  const said = await page
    .locator('.sit-down summary > :first-child, .step .law .t, .disputes a:not(.anchor)')
    .allTextContents();
  const { groups, note } = ladderOf(game, lang);
  const rungs = groups.flatMap((group) => group.rungs);
  return [
    ...said,
    note,
    ...rungs.flatMap(({ name, says, chips, rule }) => [name, says, chips, rule.number]),
    pathOf(lang, game, 'to-giay'),
  ];
}

function listSays(game: GameId, lang: Lang): readonly string[] {
  const said = rulesOf(game).flatMap(({ number, statement }) => [number, statement[lang]]);
  expect(said.length).toBeGreaterThan(20);
  return said;
}

for (const { id, name, load } of GAMES) {
  for (const lang of LANGS) {
    const path = pathOf(lang, id, 'to-giay');
    test(`${lang}: ${name} is printed on one sheet, all of it, with little ink`, IN_TURN.en, async ({ page }) => {
      expect(SHEETS).toContain(path);
      await page.goto(path);
      const { words } = await load.words[lang]();
      const game = engineOf(id);
      const settings = Object.entries(game?.presets[game.defaultPreset] ?? {}).flatMap(([key, value]) => {
        const text = words.settings[key];
        return [text?.label ?? '', text?.values[String(value)] ?? ''];
      });
      const ladder = ladderOf(id, lang);
      hasAll(await printed(page, MOST.sheet), page.url(), [
        name,
        ...sitDownRows(id, lang).flatMap(({ word, text, rules }) => [
          word,
          text.join(''),
          ...rules.map(({ number }) => number),
        ]),
        ...ladder.groups.flatMap(({ title, unit, rungs }) => [
          title,
          unit,
          ...rungs.flatMap((rung) => [rung.name, rung.says, rung.chips, rung.rule.number]),
        ]),
        ladder.note,
        ...settings,
        words.presets[game?.defaultPreset ?? ''] ?? '',
      ]);
      expect(await inkOf(page)).toBeLessThanOrEqual(MOST_INK);
      expect(new URL(await scannedOnPaper(page.locator('.leaf svg.qr'))).pathname).toBe(pathOf(lang, id));
    });
  }
}

for (const lang of LANGS) {
  test(`${lang}: the sheet is in the house that this device remembers`, IN_TURN.vi, async ({ page, baseURL }) => {
    const house = 'xi-dach@mien-nam{minStand=14}';
    await page.addInitScript((text) => {
      localStorage.setItem('luat-bai:house:xi-dach', text);
      window.print = () => document.body.setAttribute('data-printed', '');
    }, house);
    await page.goto(pathOf(lang, 'xi-dach', 'to-giay'));
    await page.locator('[data-print]').click();
    await expect(page.locator('body[data-printed]')).toBeAttached();
    const own = readCase(`${house}; cái: K♦ 9♣; an: A♠ A♥`);
    const rules = own.ok ? own.value.rules : {};
    const { words } = await GAMES[0].load.words[lang]();
    for (const [key, value] of Object.entries(rules))
      await expect(page.locator(`[data-key="${key}"] dd`)).toHaveText(words.settings[key]?.values[String(value)] ?? '');
    await expect(page.locator('[data-key="minStand"]')).toHaveClass(/changed/);
    const rungs = ladderOf('xi-dach', lang).groups.flatMap((group) => group.rungs);
    for (const [at, { pays, rule }] of rungs.entries()) {
      const of = readCase(`${house};${pays?.case.slice('xi-dach;'.length)}`);
      const verdict = of.ok ? engineOf('xi-dach')?.decide(of.value.fields, of.value.rules).verdict : undefined;
      const net = new Map(valuesOf('xi-dach', verdict, pays?.who ?? '')).get('net') ?? '';
      await expect(page.locator('.rungs li').nth(at).locator('.net'), rule.id).toHaveText(net);
    }
    await expect(page.locator('.rungs .otherwise').first()).toBeVisible();
    const link = await scannedOnPaper(page.locator('.leaf svg.qr'));
    hasAll(await printed(page, MOST.sheet), page.url(), ['*', words.presets['mien-nam'] ?? '', link]);
    expect(new URL(link).origin).toBe(baseURL);
    await page.goto(link);
    await expect(page.locator(`[data-house="${house}"]`)).toBeAttached();
  });

  test(`${lang}: what a table agreed on, in all games, is one page with its code`, IN_TURN.en, async ({ page }) => {
    await page.goto(`${pathOf(lang, 'luat-nha')}?h=${GAMES.map(({ id }) => id).join(';')}&e=3`);
    await expect(page.locator('.sheet-a4 svg.qr')).toBeAttached();
    await expect(page.locator('.sheet-a4 section')).toHaveCount(GAMES.length);
    const said = await page.locator('.sheet-a4 :is(h2, h3, h4, dt, dd, code)').allTextContents();
    hasAll(await printed(page, MOST.sheet), page.url(), said);
    const link = await scannedOnPaper(page.locator('.sheet-a4 svg.qr'));
    expect(link).toContain(`${pathOf(lang, 'luat-nha')}?h=`);
    expect(await page.locator('.sheet-a4 .note code').textContent()).toBe(link);
  });
}

test.describe('without JavaScript, in the dark', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });
  test('the sheet is the same', async ({ page }) => {
    await page.goto('/vi/sam/to-giay/');
    hasAll(await printed(page, MOST.sheet), page.url(), ['Sâm', ...sitDownRows('sam', 'vi').map(({ word }) => word)]);
    expect(await inkOf(page)).toBeLessThanOrEqual(MOST_INK);
  });
});

/** The text of the page as printed, without blanks; it is on no more pages than that, on none of them nothing, and all on the paper. */
async function printed(page: Page, most: number): Promise<string> {
  const file = await page.pdf({ preferCSSPageSize: true });
  const pdf = await getDocumentProxy(new Uint8Array(file));
  expect(pdf.numPages, `sheets of ${page.url()}`).toBeLessThanOrEqual(most);
  const texts: string[] = [];
  for (let at = 1; at <= pdf.numPages; at++) {
    const sheet = await pdf.getPage(at);
    const [left = 0, bottom = 0, right = 0, top = 0] = sheet.view;
    const { items } = await sheet.getTextContent();
    let text = '';
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , x = 0, y = 0] = item.transform;
      const inside = x >= left && y >= bottom && x + item.width <= right && y + item.height <= top;
      expect.soft(inside, `${page.url()}, page ${at}: “${item.str}” is off the paper`).toBe(true);
      text += item.str;
    }
    expect(text.length, `${page.url()}, page ${at}`).toBeGreaterThan(20);
    texts.push(text);
  }
  return plain(texts.join(''));
}

/** Letters only: printed text has no blanks, and the display face no small letters. */
function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, '').toLowerCase();
}

function hasAll(text: string, path: string, said: readonly string[]): void {
  const missing = [...new Set(said)].filter((one) => !text.includes(plain(one)));
  expect(missing, path).toEqual([]);
}

/** How much of an A4 page is black, as a printer lays it on: from 0 to 1. */
async function inkOf(page: Page): Promise<number> {
  await page.setViewportSize(TYPE_AREA);
  await page.emulateMedia({ media: 'print' });
  const { data } = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = data.reduce((sum, grey) => sum + 1 - grey / 255, 0) / (A4.width * A4.height);
  test.info().annotations.push({ type: 'ink', description: ink.toFixed(4) });
  return ink;
}

/** What a phone reads off the paper. */
async function scannedOnPaper(code: Locator): Promise<string> {
  await code.page().emulateMedia({ media: 'print' });
  return scanned(code);
}
