/** Every page, in both themes and on a phone as on a desk: no violation of WCAG 2.2 AA, nothing wider than the screen. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PATHS } from './built.ts';
import { expect, test } from './test.ts';
import { scrollThrough } from './widget.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [360, 1280] as const;

for (const path of [...PATHS, '/404.html']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await scrollThrough(page);
    for (const width of [320, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await violations(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });
}

/** By how many pixels the page is wider than the screen. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** What axe found: the rule, and where. */
export async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode(true).analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
