/** Search: opened from any page, by button or keys, and led on from by keyboard or finger. */

import type { Locator, Page } from '@playwright/test';
import { LANGS, type Lang } from '#core/lang.ts';
import { searchWords } from '#words/search.ts';
import { siteWords } from '#words/site.ts';
import { COLOUR_RULES, violations } from './axe.ts';
import { looks } from './looks.ts';
import { expect, IN_TURN, test } from './test.ts';

const look = looks('the search');

const PAGE = (lang: Lang): string => `/${lang}/sam/luat/`;
const MINE = /\/tim\/|\/open\.|search/;

const dialogOf = (page: Page): Locator => page.locator('dialog.search');
const box = (page: Page): Locator => dialogOf(page).getByRole('combobox');
const results = (page: Page): Locator => dialogOf(page).getByRole('option');

/** Opens the search of a page, types, and waits for what is found. */
async function search(page: Page, path: string, typed: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(typed);
  await expect(results(page).first()).toBeVisible();
}

for (const lang of LANGS) {
  const words = searchWords(lang);

  look(
    `${lang}: nothing of it is there before it is asked for, and the button shows it at once`,
    IN_TURN.vi,
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(PAGE(lang));
      await page.waitForLoadState('networkidle');
      expect(asked.filter((path) => MINE.test(path))).toEqual([]);
      const button = page.getByRole('button', { name: siteWords(lang).nav.search });
      await button.click();
      await expect(box(page)).toBeFocused();
      await expect(dialogOf(page)).toContainText(words.hint);
      await expect.poll(() => asked).toContain(`/tim/${lang}.json`);
      const screen = await dialogOf(page).boundingBox();
      expect([screen?.x, screen?.y, screen?.width, screen?.height]).toEqual([0, 0, 360, 740]);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await expect(button).toBeFocused();
    },
  );

  look(`${lang}: a rule is found without marks, and the keyboard alone leads to it`, async ({ page }) => {
    await search(page, `/${lang}/`, 'ngu linh');
    await expect(results(page).first()).toContainText(words.kinds.rule('3.4'));
    await expect(results(page).first().locator('mark').first()).toHaveText('Ngũ linh');
    await expect(dialogOf(page).getByRole('status')).toHaveText(/\d/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    const chosen = dialogOf(page).getByRole('option', { selected: true });
    await expect(chosen).toHaveCount(1);
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    await expect(box(page), 'the focus stays').toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${lang}/xi-dach/luat/#xd-ngu-linh`);
  });

  look(`${lang}: what is not found, and what is a case, can be asked elsewhere`, async ({ page }) => {
    await search(page, PAGE(lang), 'zzqqxx');
    await expect(results(page)).toHaveText([new RegExp(words.glossary), /zzqqxx/]);
    await box(page).fill('cai k ro, 9 chuon; an at bich at co');
    await expect(results(page).first()).toContainText(words.kinds.referee);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${lang}/trong-tai/`));
    await expect(page.locator('#phan-quyet, .plate').first()).toBeVisible();
  });

  look(`${lang}: axe finds nothing in it, in either theme`, IN_TURN.vi, async ({ page }) => {
    await search(page, PAGE(lang), 'ngu linh');
    await page.keyboard.press('ArrowDown');
    expect(await violations(page, undefined, 'dialog.search')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, COLOUR_RULES, 'dialog.search')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  });
}

look('the stroke opens it but where somebody types, and what was typed is kept', async ({ page }) => {
  await page.goto('/vi/thuat-ngu/');
  await page.locator('#tim').fill('a');
  await page.keyboard.press('/');
  await expect(page.locator('#tim')).toHaveValue('a/');
  await expect(dialogOf(page)).toBeHidden();
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('chat chong');
  await expect(results(page).first()).toContainText('6.4');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toHaveValue('chat chong');
  await expect(results(page).first()).toContainText('6.4');
});

look('a place on the page itself is shown, and the game of the page comes first', async ({ page }) => {
  await search(page, PAGE('vi'), 'den');
  await expect(results(page).first()).toContainText('Sâm');
  await results(page).first().click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('#sam-bao-mot')).toBeInViewport();
});

look('with a keyboard on the screen the results are above it', async ({ page }) => {
  await search(page, PAGE('vi'), 'heo');
  await page.setViewportSize({ width: 360, height: 340 });
  await expect(results(page).first()).toBeInViewport();
  const list = await dialogOf(page).getByRole('listbox').boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(340);
});

test.describe('on a slow line', () => {
  const MOST = 250;

  /** Files of the search take a while, as they do far from the next mast. */
  async function slow(page: Page): Promise<void> {
    await page.route('**/_astro/*.js', async (route) => {
      await new Promise((done) => setTimeout(done, MOST));
      await route.continue();
    });
  }

  for (const keys of ['Control+k', '/']) {
    look(`what is typed behind ${keys} is in the box, in order`, async ({ page }) => {
      await page.goto('/vi/');
      await slow(page);
      await page.keyboard.press(keys);
      await page.keyboard.type('chatt');
      await page.keyboard.press('Backspace');
      await page.keyboard.type(' chồng');
      await expect(dialogOf(page).locator('input'), 'before anything else is here').toHaveValue('chat chồng');
      expect(await results(page).count()).toBe(0);
      await page.keyboard.type('x');
      await page.keyboard.press('Backspace');
      await expect(results(page).first()).toContainText('6.4');
      await expect(box(page)).toHaveValue('chat chồng');
      await expect(box(page)).toBeFocused();
    });
  }

  look('a tap has the box focused in its own task, as a phone asks for its keyboard', async ({ page }) => {
    await page.goto('/vi/');
    await slow(page);
    const focused = await page.evaluate(() => {
      document.querySelector<HTMLElement>('[data-search]')?.click();
      return document.activeElement?.matches('dialog.search input');
    });
    expect(focused).toBe(true);
    await expect(dialogOf(page)).toContainText(searchWords('vi').hint);
  });

  look('Enter before everything is there leads to what is first of all', async ({ page }) => {
    await page.route(/\/tim\/vi\.json$/, async (route) => {
      await new Promise((come) => setTimeout(come, 800));
      await route.continue();
    });
    await page.goto(PAGE('vi'));
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveRole('combobox');
    await page.keyboard.type('thoi heo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${PAGE('vi')}#sam-pay-thoi`);
  });

  look('closed before its files are here, it stays closed, and opens again with what was typed', async ({ page }) => {
    await page.goto('/vi/');
    // Until then the loader opens it, and what is closed again is not loaded.
    await page.waitForFunction(() => window.onkeydown === null);
    await slow(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('h');
    await dialogOf(page).evaluate((dialog: HTMLDialogElement) => dialog.close());
    const hint = dialogOf(page).getByText(searchWords('vi').hint);
    await expect(hint).toHaveCount(1);
    await expect(dialogOf(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveValue('h');
    await expect(results(page).first()).toBeVisible();
  });
});

test.describe('Back', () => {
  const steps = (page: Page): Promise<number> => page.evaluate(() => history.length);

  look('closes it and stays, and Forward has it again', async ({ page }) => {
    await page.goto('/vi/xi-dach/');
    await search(page, PAGE('vi'), 'heo');
    await page.goBack();
    await expect(dialogOf(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(PAGE('vi'));
    await page.goForward();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('heo');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/vi/xi-dach/');
  });

  for (const way of ['Escape', 'the button'] as const) {
    look(`leads where it did once ${way} has closed it`, async ({ page }) => {
      await page.goto('/vi/xi-dach/');
      await search(page, PAGE('vi'), 'heo');
      if (way === 'Escape') await page.keyboard.press('Escape');
      else
        await dialogOf(page)
          .getByRole('button', { name: searchWords('vi').close })
          .click();
      await expect(dialogOf(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
      await page.goBack();
      await expect(page).toHaveURL('/vi/xi-dach/');
    });
  }

  for (const [where, typed, to] of [
    ['another page', 'ngu linh', '/vi/xi-dach/luat/#xd-ngu-linh'],
    ['the page itself', 'thoi heo', `${PAGE('vi')}#sam-pay-thoi`],
  ] as const) {
    look(`leads in one step from a place on ${where} to the page, without it`, async ({ page }) => {
      await search(page, PAGE('vi'), typed);
      const before = await steps(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(to);
      expect(await steps(page)).toBe(before);
      await page.goBack();
      await expect(page).toHaveURL(PAGE('vi'));
      await expect(dialogOf(page)).toBeHidden();
      expect(await page.evaluate(() => history.state)).toBeNull();
    });
  }

  look('closes it where it was closed and asked for again at once', async ({ page }) => {
    await page.goto('/vi/xi-dach/');
    await search(page, PAGE('vi'), 'heo');
    // Both in one task: the step back has not been made when it opens again.
    await dialogOf(page).evaluate((dialog: HTMLDialogElement) => {
      dialog.addEventListener('close', () => document.querySelector<HTMLElement>('[data-search]')?.click(), {
        once: true,
      });
      dialog.close();
    });
    await expect(box(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => history.state)).toBe('search');
    await page.goBack();
    await expect(dialogOf(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/vi/xi-dach/');
  });

  look('does not begin a round of practice anew', async ({ page }) => {
    await page.goto('/vi/luyen-tap/?s=xi-dach&n=12');
    const question = page.locator('.quiz[data-kind]');
    await expect(question).toBeVisible();
    await question.evaluate((element) => element.setAttribute('data-same', ''));
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await page.keyboard.press('Control+k');
      await expect.poll(() => page.evaluate(() => history.state)).toBe('search');
      await leave();
      await expect(dialogOf(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
      await page.waitForTimeout(200);
      await expect(page.locator('.quiz[data-same]')).toBeVisible();
    }
  });
});

test.describe('without a network', () => {
  test.use({ expected: /Failed to load resource/ });
  test('it says so, and tries again', async ({ page }) => {
    await page.route('**/tim/vi.json', (route) => route.abort());
    await page.goto(PAGE('vi'));
    await page.keyboard.press('Control+k');
    await box(page).fill('heo');
    await expect(dialogOf(page)).toContainText(searchWords('vi').failed);
    await page.unroute('**/tim/vi.json');
    await dialogOf(page)
      .getByRole('button', { name: searchWords('vi').retry })
      .click();
    await expect(results(page).first()).toBeVisible();
    await expect(box(page)).toBeFocused();
  });

  test('what is found by name stays while the texts do not come, and is added to once they do', async ({ page }) => {
    const words = searchWords('vi');
    await page.route('**/tim/loi.vi.json', (route) => route.abort());
    await search(page, PAGE('vi'), 'ngu linh');
    await expect(dialogOf(page)).toContainText(words.failed);
    const [first] = await results(page).allTextContents();
    await page.keyboard.press('ArrowDown');
    await page.unroute('**/tim/loi.vi.json');
    await dialogOf(page).getByRole('button', { name: words.retry }).click();
    await expect(dialogOf(page)).not.toContainText(words.failed);
    // Its text is added; what the reader has picked stays picked.
    await expect(results(page).first()).toContainText(first ?? '');
    await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
    // Only a text says so.
    await box(page).fill('ngồi ngay trước vừa đánh 7 rô');
    await expect(results(page).first()).toBeVisible();
  });
});
