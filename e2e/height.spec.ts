/** How high the lessons are before anything is answered; the front pages have limits of their own, in `front.spec.ts`. */

import { LANGS } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { chaptersOf } from './built.ts';
import { expect, test } from './test.ts';
import { scrollThrough } from './widget.ts';

/** Twelve screens of a phone; a wide page has no more. */
const MOST_HEIGHT = 8900;

for (const lang of LANGS) {
  for (const { id, name } of GAMES) {
    for (const width of [360, 1280] as const) {
      test(`${lang}: no lesson of ${name} is too high at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        const lessons = chaptersOf(lang, id).filter((path) => path !== `/${lang}/${id}/`);
        expect(lessons.length).toBeGreaterThan(0);
        for (const path of lessons) {
          await page.goto(path);
          await scrollThrough(page);
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          expect.soft(height, path).toBeLessThanOrEqual(MOST_HEIGHT);
        }
      });
    }
  }
}
