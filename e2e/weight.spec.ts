/** What a page costs: the bytes of its scripts, and shifts of its layout. */

import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { LANGS } from '#core/lang.ts';
import { ENGINES } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { inTurn, LESSONS, referee } from './built.ts';
import { canonical, QUESTIONS, sentPath } from './referee-page.ts';
import { expect, test } from './test.ts';
import { scrollThrough } from './widget.ts';

const MOST_SCRIPT = 30_000;
/** The referee has the readers of the notation and of what people write, the box and the ticket on top of a lesson's widgets. */
const MOST_AT_REFEREE = 50_000;
const MOST_SHIFT = 0.001;

/** The scripts that a page loads while one reads it to its end. */
async function scriptsOf(page: Page, path: string): Promise<Buffer[]> {
  const loading: Promise<Buffer>[] = [];
  // A phone has no pointer that the page could pass under; a browser under test has one in the corner.
  await page.addInitScript(() => addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true));
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) loading.push(response.body());
  });
  await page.goto(path);
  await scrollThrough(page);
  // What a script asks for once it is there comes too.
  for (let count = -1; count < loading.length; ) {
    count = loading.length;
    await Promise.all(loading);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }
  return Promise.all(loading);
}

for (const path of inTurn(LESSONS)) {
  test(`${path} loads little script, no other game, and shifts nothing`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const scripts = await scriptsOf(page, path);
    const bytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
    const shift = await page.evaluate(() => Number(Reflect.get(window, 'shifted')));
    test.info().annotations.push({ type: 'js', description: `${bytes}` }, { type: 'cls', description: `${shift}` });
    expect.soft(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
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
    const { example } = QUESTIONS.find(({ game }) => game === id) ?? { example: '' };
    // The front of the page, and a link to each game.
    const paths = id === 'xi-dach' ? [referee(lang), sentPath(example, lang)] : [sentPath(example, lang)];
    for (const path of paths) {
      test(`${path} loads little script, and the engine of ${id} alone`, async ({ page }) => {
        const scripts = await scriptsOf(page, path);
        await expect(page.locator('article.case')).toHaveAttribute('data-case', canonical(example));
        const bytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
        test.info().annotations.push({ type: 'js', description: `${bytes}` });
        expect.soft(bytes).toBeLessThanOrEqual(MOST_AT_REFEREE);
        const text = scripts.join('\n');
        for (const { id: one, ruleSections } of ENGINES) {
          const told = ruleSections.flat().every((rule) => text.includes(rule));
          expect.soft(told, `the rules of ${one}`).toBe(one === id);
        }
      });
    }
  }
}

test('a page without widgets loads no engine', async ({ page }) => {
  const text = (await scriptsOf(page, '/')).join('\n');
  expect(text.length).toBeGreaterThan(0);
  for (const { ruleSections } of ENGINES) for (const rule of ruleSections.flat()) expect(text).not.toContain(rule);
});
