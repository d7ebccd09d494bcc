/** How high the lessons are before anything is answered, and how wide; the front pages have limits of their own, in `front.spec.ts`. */

import { CHAPTER_PATHS } from './built.ts';
import { overflow } from './layout.ts';
import { expect, test } from './test.ts';
import { scrollThrough } from './widget.ts';

/** Twelve screens of a phone; a wide page has no more. */
const MOST_HEIGHT = 8900;

for (const path of CHAPTER_PATHS) {
  test(`${path} is not too high, and no wider than the narrowest screen`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await scrollThrough(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, `${width} px`).toBeLessThanOrEqual(MOST_HEIGHT);
    }
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}
