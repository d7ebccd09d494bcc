/** The glossary, and words of lessons that show their meaning in place. */

import type { Locator, Page } from '@playwright/test';
import { terms, termsOf } from '#book/glossary/glossary.ts';
import { glossaryJson } from '#book/glossary/json.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { siteWords } from '#words/site.ts';
import { COLOUR_RULES, violations } from './axe.ts';
import { LESSONS } from './built.ts';
import { atRest } from './layout.ts';
import { expect, IN_TURN, test } from './test.ts';

const PAGE = (lang: Lang): string => `/${lang}/thuat-ngu/`;
const LESSON = (lang: Lang): string => `/${lang}/ta-la/cach-choi/`;

/** Opens a lesson, moves to a word, which loads the script for words, and waits until that is loaded. */
async function open(page: Page, lang: Lang): Promise<void> {
  await page.goto(LESSON(lang));
  await page.mouse.move(2, 2);
  // Until the page's script is there nobody hears of it.
  await page.waitForFunction(() => {
    const over = new PointerEvent('pointerover', { pointerType: 'touch', bubbles: true });
    [...document.querySelectorAll('a.term')].at(-1)?.dispatchEvent(over);
    return document.adoptedStyleSheets.some(({ cssRules }) =>
      [...cssRules].some(({ cssText }) => cssText.includes('.term-note')),
    );
  });
}

/** The id that a word of a lesson links to. */
async function idOf(word: Locator): Promise<string> {
  return (await word.getAttribute('href'))?.split('#')[1] ?? '';
}

/** The note of a word, and that it says what the glossary says. */
async function told(page: Page, word: Locator, lang: Lang): Promise<Locator> {
  const note = page.locator('.term-note');
  const term = glossaryJson(lang).terms[await idOf(word)];
  await expect(note).toBeVisible();
  await expect(note).toContainText(term?.vi ?? 'no such term');
  await expect(note).toContainText(term?.meaning ?? 'no such term');
  return note;
}

/** No part of it is beyond the sides of the window. */
async function expectInside(page: Page, note: Locator): Promise<void> {
  const box = await note.boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

for (const lang of LANGS) {
  test.describe(`the glossary in ${lang}`, () => {
    test('has every term at its own address, with its meaning and every synonym', async ({ page }) => {
      await page.goto(PAGE(lang));
      const written = await page
        .locator('.terms>div')
        .evaluateAll((all) => all.map(({ id, textContent }) => ({ id, text: textContent ?? '' })));
      expect(written.map(({ id }) => id).toSorted()).toEqual(
        terms()
          .map(({ id }) => id)
          .toSorted(),
      );
      for (const { id, vi, en, meaning, synonyms } of terms()) {
        const text = written.find((one) => one.id === id)?.text;
        for (const said of [vi, en, meaning[lang] ?? '', ...synonyms.map((one) => one.text)])
          expect(text, id).toContain(said);
      }
    });

    test(`${lang}: finds terms typed without marks, and gives all back`, IN_TURN.vi, async ({ page }) => {
      await page.goto(PAGE(lang));
      const shown = page.locator('.terms>div:visible');
      await page.locator('#tim').fill('Chat chong');
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveId('chat-chong');
      await expect(page.locator('output')).toContainText(`${terms().length}`);
      await expect(page.locator('main section:visible')).toHaveCount(1);
      await shown.getByRole('link', { name: 'chặt', exact: true }).click();
      await expect(page.locator('#chat-sam')).toBeInViewport();
      await expect(shown).toHaveCount(terms().length);
    });

    test(`${lang}: tells a word’s meaning to a pointer that rests on it`, IN_TURN.en, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, lang);
      const word = page.locator('a.term').first();
      await word.hover();
      const note = await told(page, word, lang);
      await note.getByText(glossaryJson(lang).terms[await idOf(word)]?.meaning ?? '').hover();
      await page.waitForTimeout(500);
      await expect(note, 'the pointer may go into it').toBeVisible();
      await page.keyboard.press('Escape');
      await expect(note).toBeHidden();
      await page.mouse.move(2, 2);
      await word.hover();
      await expect(note).toBeVisible();
      await page.mouse.move(2, 2);
      await expect(note).toBeHidden();
    });

    test(`${lang}: tells it to the keyboard, aloud, and Escape closes it`, IN_TURN.vi, async ({ page }) => {
      await open(page, lang);
      const word = page.locator('a.term').first();
      await word.evaluate((link) => {
        // The stop before the word, so that Tab leads to it.
        const before = document.createElement('button');
        link.before(before);
        before.focus();
      });
      await page.keyboard.press('Tab');
      await expect(word).toBeFocused();
      const note = await told(page, word, lang);
      await expect(page.locator('#da-chep')).toContainText(glossaryJson(lang).terms[await idOf(word)]?.meaning ?? '');
      await page.keyboard.press('Tab');
      const more = note.getByRole('link', { name: siteWords(lang).tools.glossary });
      await expect(more).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(note).toBeHidden();
      await expect(word).toBeFocused();
      await expect(page.locator('#da-chep')).toBeEmpty();
    });

    test(`${lang}: is a link without a script`, IN_TURN.en, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
      const page = await context.newPage();
      await page.goto(LESSON(lang));
      const word = page.locator('a.term').nth(1);
      const id = await idOf(word);
      await word.click();
      await expect(page).toHaveURL(`${PAGE(lang)}#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await expect(page.locator('#tim')).toBeHidden();
      await context.close();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('the first tap tells, the link in the note leads on', async ({ page }) => {
    await open(page, 'vi');
    for (const word of await page.locator('a.term').all()) {
      await word.tap();
      await expectInside(page, await told(page, word, 'vi'));
      // It may lie over the next word.
      await page.keyboard.press('Escape');
    }
    const note = page.locator('.term-note');
    const word = page.locator('a.term').first();
    const id = await idOf(word);
    await word.tap();
    await expect(note).toBeVisible();
    await page.locator('h1').tap();
    await expect(note).toBeHidden();
    await word.tap();
    await note.getByRole('link').tap();
    await expect(page).toHaveURL(`${PAGE('vi')}#${id}`);
  });

  test('the very first tap tells, before anything has come to tell it with; the second leads on', async ({ page }) => {
    let come = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/term-popover*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(LESSON('vi'));
    const word = page.locator('a.term').first();
    const address = page.url();
    await word.tap();
    await page.waitForTimeout(300);
    expect(page.url()).toBe(address);
    come();
    await told(page, word, 'vi');
    await expect(page.locator('#da-chep')).not.toBeEmpty();
    await word.tap();
    await expect(page).toHaveURL(/\/vi\/thuat-ngu\/#/);
  });

  test('Enter follows the word whose meaning the focus has told', async ({ page }) => {
    await open(page, 'vi');
    const word = page.locator('a.term').first();
    await word.evaluate((link) => {
      const before = document.createElement('button');
      link.before(before);
      before.focus();
    });
    await page.keyboard.press('Tab');
    await told(page, word, 'vi');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/vi\/thuat-ngu\/#/);
  });

  test.describe('where what tells it does not come', () => {
    test.use({ expected: /Failed to load resource|net::ERR_FAILED/ });

    test('the first tap follows the link', async ({ page }) => {
      await page.route('**/term-popover*.js', (route) => route.abort());
      await page.goto(LESSON('en'), { waitUntil: 'networkidle' });
      await page.locator('a.term').first().tap();
      await expect(page).toHaveURL(/\/en\/thuat-ngu\/#/);
    });
  });

  test('a second tap follows the word', async ({ page }) => {
    await open(page, 'en');
    const word = page.locator('a.term').first();
    await word.tap();
    await told(page, word, 'en');
    await word.tap();
    await expect(page).toHaveURL(/\/en\/thuat-ngu\/#/);
  });

  test.describe('where the glossary does not come', () => {
    test.use({ expected: /Failed to load resource/ });

    test('a tap follows the link', async ({ page }) => {
      await page.route('**/thuat-ngu/*.json', (route) => route.fulfill({ status: 503 }));
      await open(page, 'vi');
      await page.locator('a.term').first().tap();
      await expect(page).toHaveURL(/\/vi\/thuat-ngu\/#/);
    });
  });
});

test('axe finds nothing with a note open', async ({ page }) => {
  await open(page, 'vi');
  const word = page.locator('a.term').first();
  await word.hover();
  await told(page, word, 'vi');
  expect.soft(await violations(page)).toEqual([]);
  // A theme changes colours and nothing else.
  await page.emulateMedia({ colorScheme: 'dark' });
  await atRest(page);
  expect.soft(await violations(page, COLOUR_RULES, '.term-note'), 'dark').toEqual([]);
});

test('both languages have the same terms in the same order', async ({ page }) => {
  const lists: string[][] = [];
  for (const lang of LANGS) {
    await page.goto(PAGE(lang));
    lists.push(await page.locator('.terms>div').evaluateAll((all) => all.map(({ id }) => id)));
  }
  expect(lists[0]).toEqual(lists[1]);
  expect(lists[0]?.slice(0, termsOf().length)).toEqual(termsOf().map(({ id }) => id));
});

test('nothing is loaded for words until the reader moves, and the glossary once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/term-popover|\.json$/.test(request.url())) asked.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(LESSON('vi'), { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  for (const word of (await page.locator('a.term').all()).slice(0, 3)) {
    await word.hover();
    await told(page, word, 'vi');
  }
  expect(asked.map((url) => url.replace(/.*\//, '').split('.')[0])).toEqual(['term-popover', 'vi']);
});

test('every lesson links to a few terms, never to more than eight, each once', async ({ request }) => {
  // A front page explains each of its words itself.
  for (const path of LESSONS.filter((one) => !one.endsWith('/luat/') && one.split('/').length > 4)) {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<a class="term" href="([^"]+)"/g)].map(([, href]) => href);
    expect(links.length, path).toBeGreaterThan(0);
    expect(links.length, path).toBeLessThanOrEqual(8);
    expect(new Set(links).size, path).toBe(links.length);
  }
});
