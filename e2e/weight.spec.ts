/** What a page costs: the bytes of its scripts and of all that it loads, and shifts of its layout. */

import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { LANGS } from '#core/lang.ts';
import { ENGINES } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { LESSONS, pagesInTurn, referee } from './built.ts';
import { shifted, watchShifts } from './layout.ts';
import { canonicalText, REFEREE_QUESTIONS, sentPath } from './referee-page.ts';
import { expect, test } from './test.ts';
import { scrollThrough } from './widget.ts';

const MOST_SCRIPT = 36_000;
/** The referee has the box and the share card in addition to a lesson's widgets. */
const MOST_AT_REFEREE = 64_000;
/** With the reader of free text: more than the design allows, and it may only become less (ADR 28). */
const MOST_WITH_READER = 106_000;
const MOST_SHIFT = 0.001;
/** A first visit, read to the end, with everything. */
const MOST_IN_ALL = 170_000;

interface Loaded {
  readonly path: string;
  readonly body: Buffer;
}

/** As a host sends it: pictures and fonts are compressed as they are. */
const sent = ({ path, body }: Loaded): number => (/\.(woff2|png)$/.test(path) ? body.length : gzipSync(body).length);
const isScript = ({ path }: Loaded): boolean => path.endsWith('.js');

/** The scripts that a page loads while one reads it to its end. */
async function scriptsOf(page: Page, path: string, begun?: () => Promise<unknown>): Promise<Buffer[]> {
  return (await loadedBy(page, path, begun)).filter(isScript).map(({ body }) => body);
}

/** All that a page loads while one reads it to its end. @param begun there is what one reads first */
async function loadedBy(page: Page, path: string, begun?: () => Promise<unknown>): Promise<Loaded[]> {
  const loading: Promise<Loaded>[] = [];
  // A phone has no pointer over the page; a browser under test has one in the corner.
  await page.addInitScript(() => addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true));
  page.on('response', (response) => {
    if (!response.ok()) return;
    loading.push(response.body().then((body) => ({ path: new URL(response.url()).pathname, body })));
  });
  await page.goto(path);
  await begun?.();
  await scrollThrough(page);
  // What a script asks for once it is there comes too.
  for (let count = -1; count < loading.length; ) {
    count = loading.length;
    await Promise.all(loading);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }
  return Promise.all(loading);
}

/** What a browser with a window requests in addition. */
async function iconsOf(page: Page): Promise<Loaded[]> {
  const paths = await page
    .locator('link[rel=icon], link[rel=manifest]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return Promise.all(paths.map(async (path) => ({ path, body: await (await page.request.get(path)).body() })));
}

for (const path of pagesInTurn(LESSONS)) {
  test(`${path} loads little script, no other game, and shifts nothing`, async ({ page }) => {
    await watchShifts(page);
    const loaded = [...(await loadedBy(page, path)), ...(await iconsOf(page))];
    const scripts = loaded.filter(isScript).map(({ body }) => body);
    const bytes = loaded.filter(isScript).reduce((sum, script) => sum + sent(script), 0);
    const all = loaded.reduce((sum, one) => sum + sent(one), 0);
    const shift = await shifted(page);
    const figures = { js: bytes, all, cls: shift };
    test
      .info()
      .annotations.push(...Object.entries(figures).map(([type, figure]) => ({ type, description: `${figure}` })));
    expect.soft(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
    expect
      .soft(loaded.map((one) => one.path.split('.').at(-1)))
      .toEqual(expect.arrayContaining(['css', 'js', 'woff2']));
    expect.soft(all, 'a first visit').toBeLessThanOrEqual(MOST_IN_ALL);
    expect.soft(shift).toBeLessThanOrEqual(MOST_SHIFT);

    const text = scripts.join('\n');
    const own = (await page.locator('live-widget').count()) > 0 ? path.split('/')[2] : undefined;
    for (const { id, ruleSections } of ENGINES) {
      const told = ruleSections.flat().every((rule) => text.includes(rule));
      expect.soft(told, `the rules of ${id}`).toBe(id === own);
    }
  });
}

for (const lang of LANGS) {
  for (const { id } of GAMES) {
    const { example } = REFEREE_QUESTIONS.find(({ game }) => game === id) ?? { example: '' };
    // The front of the page, and a link to each game.
    const paths = id === 'xi-dach' ? [referee(lang), sentPath(example, lang)] : [sentPath(example, lang)];
    for (const path of paths) {
      test(`${path} loads little script, the engine of ${id} alone, and shifts nothing`, async ({ page }) => {
        await watchShifts(page);
        let shift = Number.NaN;
        const scripts = await scriptsOf(page, path, async () => {
          await expect(page.locator('article.case')).toHaveAttribute('data-case', canonicalText(example));
          // As it opens: for a reader who scrolls on at once, later work happens further down.
          shift = await shifted(page);
        });
        const bytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
        test.info().annotations.push({ type: 'js', description: `${bytes}` });
        expect.soft(bytes).toBeLessThanOrEqual(MOST_AT_REFEREE);
        expect.soft(shift).toBeLessThanOrEqual(MOST_SHIFT);
        const text = scripts.join('\n');
        for (const { id: one, ruleSections } of ENGINES) {
          const told = ruleSections.flat().every((rule) => text.includes(rule));
          expect.soft(told, `the rules of ${one}`).toBe(one === id);
        }
      });
    }
  }
}

test('the referee loads the reader of what people write once somebody types', async ({ page }) => {
  const box = page.locator('#case-text');
  const board = page.locator('article.case');
  const scripts = await scriptsOf(page, referee('vi'), async () => {
    await expect(page.locator('main live-widget[waiting]')).toHaveCount(0);
    await box.fill('cái 10 7, an 9 2 bốc A 6');
    await expect(board).toHaveAttribute('data-case', /^xi-dach@pho-thong;cai:10[SHDC]\.7[SHDC];an:9/);
  });
  const bytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
  test.info().annotations.push({ type: 'js', description: `${bytes}` });
  expect(bytes).toBeLessThanOrEqual(MOST_WITH_READER);
});

test('letters that come late take nothing from its place', async ({ page }) => {
  await watchShifts(page);
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  for (const path of [
    '/',
    '/vi/',
    '/vi/xi-dach/',
    '/en/ba-cay/cach-choi/',
    '/vi/luyen-tap/',
    '/vi/cai-nhau/xi-dach/',
  ]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    expect.soft(await shifted(page), path).toBeLessThanOrEqual(MOST_SHIFT);
  }
});

test('a page without widgets loads no engine', async ({ page }) => {
  const text = (await scriptsOf(page, '/')).join('\n');
  expect(text.length).toBeGreaterThan(0);
  for (const { ruleSections } of ENGINES) for (const rule of ruleSections.flat()) expect(text).not.toContain(rule);
});
