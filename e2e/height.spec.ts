/** How high the lessons are before anything is answered; the front pages have limits of their own, in `front.spec.ts`. */

import { GAMES } from '#games/index.ts';
import { LESSONS } from './built.ts';
import { expect, test } from './test.ts';
import { scrollThrough } from './widget.ts';

/** Twelve screens of a phone; a wide page has no more. */
const MOST_HEIGHT = 8900;

const isFront = (path: string): boolean => GAMES.some(({ id }) => path.endsWith(`/${id}/`));

for (const path of LESSONS.filter((one) => !isFront(one) && !one.endsWith('/luat/'))) {
  test(`${path} is not too high`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await scrollThrough(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, `${width} px`).toBeLessThanOrEqual(MOST_HEIGHT);
    }
  });
}
