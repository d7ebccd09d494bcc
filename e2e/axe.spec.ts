/** The referee where two houses part: nothing is wider than the screen, and axe finds nothing, in both themes. */

import type { Page } from '@playwright/test';
import { FULL } from '#testing/runs.ts';
import { COLOUR_RULES, violations } from './axe.ts';
import { showsNewKind } from './kinds.ts';
import { atRest, overflow } from './layout.ts';
import { argued, linkOf, opened, unfoldPart } from './referee-page.ts';
import { expect, test } from './test.ts';

const WIDTHS = [320, 360, 1280] as const;

test('which rule is argued about, among many camps', async ({ page }) => {
  const known = new Set<string>();
  await opened(
    page,
    linkOf(
      'ta-la; an: 3♠ 4♠ 5♠ 8♥ 8♦ 8♣* 2♦ A♣ 6♥; bình: 10♠ J♠ Q♠ 9♥ 7♦ 4♣ 2♠ A♦ K♥; chi: K♦ 9♣ 7♣ 5♥ 3♦ J♥ 2♣ A♥ 10♦',
    ),
  );
  await argued(page);
  await page.locator('.divergence details summary').first().click();
  await inspect(page, 'many camps', known);
  await page.locator('.camps input').last().check();
  await inspect(page, 'another camp', known);
  await opened(page, linkOf('sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣', 'en'));
  await argued(page);
  await inspect(page, 'a play', known);
});

test('a link as it opens, held against the reader’s own house, and with all that is folded', async ({ page }) => {
  const known = new Set<string>();
  await page.addInitScript(() => localStorage.setItem('luat-bai:house:xi-dach', 'xi-dach@mien-nam'));
  await opened(page, linkOf('xi-dach@pho-thong{shortVsBust=short-wins};cai:10H.6C.9D;an:8S.7D', 'en'));
  await expect(page.locator('.mine')).toBeVisible();
  await inspect(page, 'as it opens', known);
  for (const id of ['why', 'edit', 'others', 'report'] as const) await unfoldPart(page, id);
  await expect(page.locator('.report textarea')).toBeVisible();
  await inspect(page, 'unfolded', known);
  await page.locator('[data-act=hands]').click();
  await inspect(page, 'hands', known);
  await page.locator('[data-act=new]:visible').first().click();
  await expect(page.locator('.oneline.wait')).toHaveCount(1);
  await inspect(page, 'another case', known);
});

/** Looks at the referee as it is. @param known the kinds of element that axe has seen in its states before */
async function inspect(page: Page, state: string, known: Set<string>): Promise<void> {
  const isNew = await showsNewKind(page.locator('main'), known);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await overflow(page), `${state} at ${width} px`).toBeLessThanOrEqual(0);
    if (width === 320 || !(isNew || FULL)) continue;
    // At its top nothing that keeps its place on the screen lies over what one would tap.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await atRest(page);
      // A theme changes colours and nothing else.
      const rules = colorScheme === 'dark' ? COLOUR_RULES : undefined;
      expect.soft(await violations(page, rules), `${state}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
}
