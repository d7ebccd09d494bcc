/** Every page, in both themes and on a phone as on a desk: no violation of WCAG 2.2 AA, nothing wider than the screen. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { houseLesson, PATHS, referee } from './built.ts';
import { expect, test } from './test.ts';
import { cardButton, comeAlive, liveCase, openPicker, PICKER, scrollThrough, UI } from './widget.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [360, 1280] as const;

/** Both widths in both themes, and no page wider than the screen; a message says where. */
async function inspect(page: Page, path: string, views: readonly (readonly [number, (typeof THEMES)[number]])[]) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await scrollThrough(page);
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
  }
  for (const [width, colorScheme] of views) {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await atRest(page);
    // A theme changes colours and nothing else.
    const rules = colorScheme === 'dark' ? COLOUR_RULES : undefined;
    expect.soft(await violations(page, rules), `${path}, ${colorScheme}, ${width} px`).toEqual([]);
  }
}

const ALL_VIEWS = WIDTHS.flatMap((width) => THEMES.map((theme) => [width, theme] as const));
const isRule = (path: string): boolean => path.startsWith('/r/');

for (const path of [...PATHS.filter((one) => !isRule(one)), '/404.html']) {
  test(`axe finds nothing on ${path}`, ({ page }) => inspect(page, path, ALL_VIEWS));
}

// The pages of single rules are many and alike: some of them at a time, both themes on a phone, and one of them on a desk.
const RULES_AT_ONCE = 9;
const ON_A_PHONE = [
  [360, 'light'],
  [360, 'dark'],
] as const;
const ON_A_DESK = [[1280, 'light']] as const;
const RULE_PATHS = PATHS.filter(isRule);
for (let from = 0; from < RULE_PATHS.length; from += RULES_AT_ONCE) {
  const some = RULE_PATHS.slice(from, from + RULES_AT_ONCE);
  test(`axe finds nothing on ${some[0]} and the rules after it`, async ({ page }) => {
    // A rule's own page sends the reader on, unless he asks for it.
    for (const [at, path] of some.entries()) {
      await inspect(page, `${path}#hai-tieng`, at === 0 ? [...ON_A_PHONE, ...ON_A_DESK] : ON_A_PHONE);
    }
  });
}

for (const colorScheme of THEMES) {
  test.describe(`with the widgets open, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('a guess that is answered, and all house rules', async ({ page }) => {
      await page.goto(houseLesson('vi'));
      const widget = await liveCase(page, houseLesson('vi'), 'xi-dach@pho-thong;');
      await widget.locator('.guess input').first().check();
      await widget.getByRole('button', { name: UI.vi.house.all }).click();
      await expect(widget.locator('.choice').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('hands being changed, and the deck', async ({ page }) => {
      await page.goto(houseLesson('en'));
      const widget = await liveCase(page, houseLesson('en'), 'xi-dach@pho-thong;');
      await widget.locator('[data-act=edit]').click();
      expect(await violations(page)).toEqual([]);
      const sheet = await openPicker(widget, 'an', 'en');
      await cardButton(sheet, 'K♣').click();
      expect(await violations(page)).toEqual([]);
      await sheet.getByRole('button', { name: PICKER.en.four }).click();
      expect(await violations(page)).toEqual([]);
    });

    test('the drawer', async ({ page }) => {
      await page.goto(houseLesson('vi'));
      await page.locator('[data-drawer]').click();
      await atRest(page);
      expect(await violations(page)).toEqual([]);
    });

    test('a text that is no case', async ({ page }) => {
      await page.goto(`${referee('vi')}?c=xi-dach;cai:KD.9C;an:AS.ZZ`);
      await expect(page.getByRole('alert')).toContainText('bad-card');
      expect(await violations(page)).toEqual([]);
    });

    test('a round that is over', async ({ page }) => {
      await page.goto('/vi/xi-dach/');
      const deal = page.locator('.play');
      await comeAlive(deal);
      await deal.locator('[data-move=stand]').click();
      await expect(deal.locator('[data-move=again]')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}

/** By how many pixels the page is wider than the screen. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Waits until nothing is on its way from one colour or place to another. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
}

/** What axe found: the rule, and where. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // What passes is not told in detail: that is most of the work.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS },
  });
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
