/** What the referee costs, and letters that come late; what every page of a game costs is seen in `pages.spec.ts`. */

import { LANGS } from '#core/lang.ts';
import { ENGINES } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { referee, sentBytes } from './built.ts';
import { shifted, watchShifts } from './layout.ts';
import { canonicalText, REFEREE_QUESTIONS, sentPath } from './referee-page.ts';
import { expect, test } from './test.ts';
import { holdIdle, holdsEngine, MOST_SHIFT, scriptsOf, visitedFirst } from './weight.ts';

/** The referee has the box and the share card in addition to a lesson's widgets. */
const MOST_AT_REFEREE = 64_000;
/** With the reader of free text, and the question that the typed case hangs on: more than the design allows (ADR 28). */
const MOST_WITH_READER = 112_500;

/** Names, the store, the book itself and its end; what enters and judges a round comes later, and so do engines and readers. */
const MOST_AT_BOOK = 63_200;

for (const lang of LANGS) {
  for (const { id } of GAMES) {
    const { example } = REFEREE_QUESTIONS.find(({ game }) => game === id) ?? { example: '' };
    // The front of the page, and a link to each game.
    const paths = id === 'xi-dach' ? [referee(lang), sentPath(example, lang)] : [sentPath(example, lang)];
    for (const path of paths) {
      test(`${path} loads little script, the engine of ${id} alone, and shifts nothing`, async ({ page }) => {
        await visitedFirst(page);
        let shift = Number.NaN;
        const scripts = await scriptsOf(page, path, async () => {
          if (path === referee(lang)) await expect(page.locator('live-widget:not([waiting]) .starts')).toBeVisible();
          else await expect(page.locator('article.case')).toHaveAttribute('data-case', canonicalText(example));
          // As it opens: for a reader who scrolls on at once, later work happens further down.
          shift = await shifted(page);
        });
        const bytes = sentBytes(scripts);
        test.info().annotations.push({ type: 'js', description: `${bytes}` });
        expect.soft(bytes).toBeLessThanOrEqual(MOST_AT_REFEREE);
        expect.soft(shift).toBeLessThanOrEqual(MOST_SHIFT);
        holdsEngine(scripts, id, path);
      });
    }
  }
}

test('the referee loads the reader of what people write once somebody types', async ({ page }) => {
  const box = page.locator('#case-text');
  const board = page.locator('article.case');
  await holdIdle(page);
  const scripts = await scriptsOf(page, referee('vi'), async () => {
    await expect(page.locator('main live-widget[waiting]')).toHaveCount(0);
    await box.fill('cái 10 7, an 9 2 bốc A 6');
    await expect(board).toHaveAttribute('data-case', /^xi-dach@pho-thong;cai:10[SHDC]\.7[SHDC];an:9/);
  });
  const bytes = sentBytes(scripts);
  test.info().annotations.push({ type: 'js', description: `${bytes}` });
  // On a slow machine something has come besides now and then: the message says what.
  expect(bytes, scripts.map(({ path }) => path).join(' ')).toBeLessThanOrEqual(MOST_WITH_READER);
});

test('the score book loads little script, and no engine before a round is entered', async ({ page }) => {
  await visitedFirst(page);
  const scripts = await scriptsOf(page, '/vi/so-diem/#moi', () => expect(page.locator('.sb-names')).toBeVisible());
  const bytes = sentBytes(scripts);
  test.info().annotations.push({ type: 'js', description: `${bytes}` });
  expect.soft(bytes).toBeLessThanOrEqual(MOST_AT_BOOK);
  expect.soft(await shifted(page)).toBeLessThanOrEqual(MOST_SHIFT);
  const text = scripts.map(({ body }) => body).join('\n');
  for (const { ruleSections } of ENGINES) for (const rule of ruleSections.flat()) expect(text).not.toContain(rule);
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
  const text = (await scriptsOf(page, '/')).map(({ body }) => body).join('\n');
  expect(text.length).toBeGreaterThan(0);
  for (const { ruleSections } of ENGINES) for (const rule of ruleSections.flat()) expect(text).not.toContain(rule);
});
