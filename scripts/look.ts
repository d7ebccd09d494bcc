/**
 * Every widget in every state, to be looked at: a sheet of pictures for each theme and width, over `dist`, so build first.
 * `npx node scripts/look.ts` lays them in `reports/look/`; `… referee round` takes the visits whose names hold one of these.
 */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { LANGS, type Lang } from '#core/lang.ts';
import { atRest } from '../e2e/layout.ts';
import { VISITS } from '../e2e/states/index.ts';
import type { Visit } from '../e2e/states/state.ts';
import { hydrateAll } from '../e2e/widget.ts';
import { BROWSER_FLAGS, ensureBrowser } from './browser.ts';
import { type Picture, sheetOf, sheetSize } from './look/sheet.ts';
import { serveDist } from './serve-dist.ts';

const PORT = 4397;
const FOLDER = 'reports/look';
const WIDTHS = [360, 768, 1280] as const;
const THEMES = ['light', 'dark'] as const;
const HEIGHT = 740;
/** A whole lesson is longer than a picture can be. */
const MOST_HEIGHT = 6000;

const wanted = process.argv.slice(2);
const visits = VISITS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
const pictures: Picture[] = [];

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(`${FOLDER}/pictures`, { recursive: true });
const server = await serveDist(PORT);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
try {
  for (const visit of visits) for (const lang of LANGS) await take(browser, visit, lang);
  for (const theme of THEMES) for (const width of WIDTHS) await lay(browser, theme, width);
} finally {
  await browser.close();
  server.kill();
}

/** A visit's pictures: every state in all themes at all widths. */
async function take(browser: Browser, visit: Visit, lang: Lang): Promise<void> {
  const baseURL = `http://localhost:${PORT}`;
  // The pages' own policy would take no style from here.
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', bypassCSP: true });
  const page = await context.newPage();
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
  await page.goto(visit.path(lang));
  await hydrateAll(page);
  // What sticks to the foot of the screen would lie across a picture longer than the screen.
  await page.addStyleTag({ content: '.verdict{position:static!important}' });
  for (const [at, state] of visit.states.entries()) {
    await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
    try {
      await state.enter?.(page, lang);
    } catch (error) {
      // The rest of the sheet is worth seeing all the same.
      console.error(`${visit.name}, ${state.name}, ${lang}: ${error instanceof Error ? error.message : error}`);
      break;
    }
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        await atRest(page);
        const name = `${visit.name} ${at} ${lang} ${theme} ${width}`.replaceAll(/\W+/g, '-');
        const file = `pictures/${name}.png`;
        const { height } = await shoot(page, state.part, `${FOLDER}/${file}`);
        pictures.push({ file, title: `${visit.name}: ${state.name} (${lang})`, theme, width, height });
      }
    }
  }
  await context.close();
  console.log(`${visit.name} (${lang})`);
}

async function shoot(page: Page, part: string, path: string): Promise<{ readonly height: number }> {
  const box = await page.locator(part).first().boundingBox();
  const top = await page.evaluate(() => scrollY);
  // What breaks out of its frame is seen, too.
  const x = Math.max(0, (box?.x ?? 0) - 16);
  const clip = {
    x,
    y: (box?.y ?? 0) + top,
    width: Math.min((box?.width ?? 1) + 32, (page.viewportSize()?.width ?? 0) - x),
    height: Math.min(box?.height ?? 1, MOST_HEIGHT),
  };
  await page.screenshot({ path, clip, fullPage: true });
  return clip;
}

/** The sheet of one theme and width, as a page and as one picture. */
async function lay(browser: Browser, theme: string, width: number): Promise<void> {
  const some = pictures.filter((picture) => picture.theme === theme && picture.width === width);
  const { sheet, scale } = sheetSize(some, width);
  const name = `${FOLDER}/${theme}-${width}`;
  writeFileSync(`${name}.html`, sheetOf(some, width));
  const page = await browser.newPage({ viewport: { width: sheet, height: HEIGHT }, deviceScaleFactor: scale });
  await page.goto(new URL(`../${name}.html`, import.meta.url).href);
  // A sheet of some hundred pictures takes its time.
  await page.screenshot({ path: `${name}.png`, fullPage: true, timeout: 0 });
  await page.close();
  console.log(`${name}.png, ${name}.html: ${some.length} pictures`);
}
