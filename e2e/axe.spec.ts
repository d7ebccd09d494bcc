/** Every page, in both themes and on a phone as on a desk: no violation of WCAG 2.2 AA, nothing wider than the screen. */

import type { Page } from '@playwright/test';
import { EDITION } from '../src/edition.ts';
import { violations } from './axe.ts';
import { houseLesson, PATHS, referee } from './built.ts';
import { atRest, overflow } from './layout.ts';
import { argued, linkOf, opened } from './referee-page.ts';
import { expect, test } from './test.ts';
import { cardButton, comeAlive, liveCase, openPicker, PICKER, scrollThrough, UI } from './widget.ts';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const WIDTHS = [360, 1280] as const;

/** At all widths no page is wider than the screen; at these, in these themes, axe finds nothing; a message says where. */
async function inspect(page: Page, path: string, themes: Readonly<Record<number, readonly Theme[]>>) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  // Every frame on the way is painted: in a tall window they are few.
  await page.setViewportSize({ width: 360, height: 4000 });
  await scrollThrough(page);
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    for (const colorScheme of themes[width] ?? []) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await atRest(page);
      // A theme changes colours and nothing else.
      const rules = colorScheme === 'dark' ? COLOUR_RULES : undefined;
      expect.soft(await violations(page, rules), `${path}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
}

const isRule = (path: string): boolean => path.startsWith('/r/');

for (const path of [...PATHS.filter((one) => !isRule(one)), '/404.html']) {
  test(`axe finds nothing on ${path}`, ({ page }) => inspect(page, path, { 360: THEMES, 1280: THEMES }));
}

// The pages of single rules are many and alike: some of them at a time, both themes on a phone, and one of them on a desk.
const RULES_AT_ONCE = 9;
const RULE_PATHS = PATHS.filter(isRule);
for (let from = 0; from < RULE_PATHS.length; from += RULES_AT_ONCE) {
  const some = RULE_PATHS.slice(from, from + RULES_AT_ONCE);
  test(`axe finds nothing on ${some[0]} and the rules after it`, async ({ page }) => {
    // A rule's own page sends the reader on, unless he asks for it.
    for (const [at, path] of some.entries()) {
      await inspect(page, `${path}#hai-tieng`, { 360: THEMES, ...(at === 0 && { 1280: ['light'] }) });
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

    test('a slip, and the button that mends it', async ({ page }) => {
      await opened(page, linkOf('xi-dach;cai:KD.9C;an:AS.11H', 'en'));
      await expect(page.locator('[data-act=mend]')).toBeVisible();
      await page.locator('.asks summary').click();
      await inspectReferee(page);
    });

    test('an old link that ruled otherwise, and a forged one', async ({ page }) => {
      for (const rest of ['&e=0&v=an:-1', `&e=0&v=${'an-'.repeat(7)}:1`, `&e=${EDITION}&v=an:-1`, '&e=99&v=an:-1']) {
        await opened(page, linkOf('xi-dach;cai:KD.9C;an:AS.AH', 'vi', rest));
        await expect(page.locator('.since')).toBeVisible();
        await inspectReferee(page);
      }
    });

    test('which rule is argued about, among many camps', async ({ page }) => {
      await opened(page, linkOf('xi-dach; cái: A♠ K♦; an: A♥ A♣; bình: 10♠ A♦; chi: 10♣ 9♥'));
      await argued(page);
      await page.locator('.parting details summary').first().click();
      await inspectReferee(page);
      await page.locator('.camps input').last().check();
      await inspectReferee(page);
      await opened(page, linkOf('sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣', 'en'));
      await argued(page);
      await inspectReferee(page);
    });

    test('the code to scan, and the frame to paste', async ({ page }) => {
      await opened(page, linkOf('ba-cay; an: 9♦ 8♥ 2♠; bình: 7♦ 6♥ 6♣; chi: 3♠ 4♥ 5♣'));
      for (const act of ['qr', 'embed']) {
        await page.locator(`.ticket [data-act=${act}]`).click();
        await expect(page.locator(act === 'qr' ? 'svg.qr' : '.frame textarea')).toBeVisible();
        await inspectReferee(page);
      }
    });

    test.describe('cut off', () => {
      test.use({ expected: /ERR_INTERNET_DISCONNECTED/ });
      test('a game that could not be brought', async ({ page, context }) => {
        const { box } = await opened(page, referee('vi'));
        await page.waitForLoadState('networkidle');
        await context.setOffline(true);
        await box.fill('sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣');
        await expect(page.locator('[data-act=retry]')).toBeVisible();
        await inspectReferee(page);
      });
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

/** The referee as it lies there: no wider than any screen, and nothing for axe, on a phone and on a desk. */
async function inspectReferee(page: Page): Promise<void> {
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
    if (width === 320) continue;
    await atRest(page);
    expect.soft(await violations(page), `at ${width} px`).toEqual([]);
  }
}
