/** What a page costs: the bytes of its scripts, shifts of its layout, the wait after a tap. */

import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ENGINES } from '../src/engine/index.ts';
import { casesOf, houseLesson, LESSONS } from './built.ts';
import { expect, test } from './test.ts';
import { cardButton, liveCase, openPicker, scrollThrough } from './widget.ts';

const MOST_SCRIPT = 30_000;
const MOST_SHIFT = 0.001;
const LONGEST_WAIT = 50;

/** The scripts that a page loads while one reads it to its end. */
async function scriptsOf(page: Page, path: string): Promise<Buffer[]> {
  const loading: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) loading.push(response.body());
  });
  await page.goto(path);
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  return Promise.all(loading);
}

for (const path of LESSONS) {
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
    const own = casesOf(path).length > 0 ? path.split('/')[2] : undefined;
    for (const { id, ruleSections } of ENGINES) {
      const told = ruleSections.flat().every((rule) => text.includes(rule));
      expect.soft(told, `the rules of ${id}`).toBe(id === own);
    }
  });
}

test('a page without widgets loads no engine', async ({ page }) => {
  const text = (await scriptsOf(page, '/')).join('\n');
  expect(text.length).toBeGreaterThan(0);
  for (const { ruleSections } of ENGINES) for (const rule of ruleSections.flat()) expect(text).not.toContain(rule);
});

test('a card that is picked is judged and painted at once, on a phone four times as slow', async ({ page }) => {
  await page.goto(houseLesson('vi'));
  const widget = await liveCase(page, houseLesson('vi'), 'xi-dach@pho-thong;');
  const sheet = await openPicker(widget, 'an', 'vi');
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const waits: number[] = [];
  for (const _ of [1, 2, 3, 4, 5]) {
    waits.push(
      await cardButton(sheet, 'K♣').evaluate(async (button) => {
        const board = button.closest('.case');
        const before = board?.getAttribute('data-case');
        const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
        const start = performance.now();
        if (button instanceof HTMLElement) button.click();
        await frame();
        await frame();
        const wait = performance.now() - start;
        if (board?.getAttribute('data-case') === before) throw new Error('the case has not changed');
        return wait;
      }),
    );
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const median = waits.toSorted((a, b) => a - b)[2] ?? Number.POSITIVE_INFINITY;
  test.info().annotations.push({ type: 'interaction', description: `${median}` });
  expect(median, waits.map(Math.round).join(' ')).toBeLessThanOrEqual(LONGEST_WAIT);
});
