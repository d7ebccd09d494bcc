/** What every page has around its text: the ways in, out and between, with the keyboard and in the reader's language. */

import type { Page } from '@playwright/test';
import { LANGS } from '#core/lang.ts';
import { siteWords } from '#words/site.ts';
import { chaptersOf, houseRulesLesson, PATHS, referee } from './built.ts';
import { unfoldAll } from './states/state.ts';
import { expect, test } from './test.ts';
import { changedFrom, judgedCase, liveCase, openHouseRules } from './widget.ts';

const PAGE = houseRulesLesson('vi');

test.describe('on a phone', () => {
  test('the skip link is the first stop and leads to the text', async ({ page }) => {
    await page.goto(PAGE);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: siteWords('vi').skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('the drawer keeps the focus, closes on Escape and gives the focus back', async ({ page }) => {
    await page.goto(PAGE);
    const opener = page.locator('[data-drawer]');
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    const stops = await drawer.locator('a, button').count();
    for (let i = 0; i < stops + 3; i += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const at = document.activeElement;
        return at !== document.body && at?.closest('dialog') === null;
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the drawer closes by its button and by a press beside it', async ({ page }) => {
    await page.goto(PAGE);
    const drawer = page.locator('dialog.drawer');
    await page.locator('[data-drawer]').click();
    await drawer.locator('[data-close]').click();
    await expect(drawer).toBeHidden();
    await page.locator('[data-drawer]').click();
    await expect(drawer).toBeVisible();
    await page.mouse.click(8, 400);
    await expect(drawer).toBeHidden();
  });

  test('the drawer leads to every chapter of the game', async ({ page }) => {
    await page.goto(PAGE);
    await page.locator('[data-drawer]').click();
    await expect(page.locator('dialog.drawer')).toBeVisible();
    const links = await page
      .locator('dialog.drawer a')
      .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : '')));
    for (const path of chaptersOf('vi', 'xi-dach')) expect(links).toContain(path);
  });
});

test('the theme goes round, is remembered, and stands before anything is painted', async ({ page }) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.body) return;
      Object.assign(window, { themeAtBody: document.documentElement.dataset['theme'] });
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(PAGE);
  const root = page.locator('html');
  // On a phone it lies in the drawer, and says in words which one stands.
  const button = page.locator('.drawer [data-theme-switch]');
  await expect(page.locator('header .top [data-theme-switch]')).toBeHidden();
  await page.locator('[data-drawer]').click();
  const words = siteWords('vi').theme;
  await expect(root).not.toHaveAttribute('data-theme');
  await expect(button).toHaveAccessibleName(words.system);
  await button.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(button).toHaveAccessibleName(words.light);
  await expect(button).toHaveText(words.light);
  await button.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(button).toHaveAccessibleName(words.dark);
  const dark = await paper(page);

  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  expect(await page.evaluate(() => Reflect.get(window, 'themeAtBody'))).toBe('dark');
  expect(await paper(page)).toBe(dark);
  // A desk has it in the header.
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.locator('header .top [data-theme-switch]').click();
  await expect(root).not.toHaveAttribute('data-theme');
  expect(await paper(page)).not.toBe(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper(page)).toBe(dark);
});

test('blocked storage costs nothing but memory', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: blocked });
  });
  await page.goto(PAGE);
  await page.locator('[data-drawer]').click();
  await page.locator('.drawer [data-theme-switch]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  const widget = await liveCase(page, PAGE, 'xi-dach@pho-thong;');
  const before = await judgedCase(widget);
  await openHouseRules(widget);
  await widget.locator('[data-setting=preset]').selectOption('vipgame');
  await changedFrom(widget, before);
  await page.locator('a.lang').click();
  await expect(page).toHaveURL(houseRulesLesson('en'));
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('stored nonsense is taken for nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['theme', 'lang', 'house:xi-dach', 'four-colours']) {
      for (const key of [name, `luat-bai:${name}`]) localStorage.setItem(key, '{"a":[');
    }
  });
  await page.goto(PAGE);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  const widget = await liveCase(page, PAGE, 'xi-dach@pho-thong;');
  await expect(widget).toHaveAttribute('data-case', /^xi-dach@pho-thong;/);
  await judgedCase(widget);
});

test('a house that no longer exists is taken for none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('luat-bai:house:xi-dach', 'xi-dach@nha-cu{minStand=99}'));
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, 'xi-dach@pho-thong;');
  await expect(widget).toHaveAttribute('data-case', /^xi-dach@pho-thong;/);
});

test('switching language keeps the page, the case and the section', async ({ page }) => {
  await page.goto(`${PAGE}?c=x#aces`);
  await page.locator('a.lang').click();
  await expect(page).toHaveURL(`${houseRulesLesson('en')}?c=x#aces`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.locator('a.lang').click();
  await expect(page).toHaveURL(`${PAGE}?c=x#aces`);
});

test('every page has its twin in the other language', async ({ request }) => {
  for (const path of PATHS.filter((one) => one.startsWith('/vi/'))) {
    expect(PATHS).toContain(path.replace('/vi/', '/en/'));
    expect((await request.get(path)).ok(), path).toBe(true);
  }
});

test('a heading’s link copies the whole address and says so', async ({ page, baseURL }) => {
  await page.goto(PAGE);
  const heading = page.locator('.prose h2').nth(1);
  const id = await heading.getAttribute('id');
  const link = heading.locator('a.anchor');
  await expect(link).toHaveAccessibleName(/./);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#da-chep')).toHaveText(siteWords('vi').heading.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${PAGE}#${id}`);
  await expect(page.locator('#da-chep')).toBeEmpty();
});

test('the contents mark the section that is being read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto(PAGE);
  await unfoldAll(page);
  const marked = page.locator('.toc [aria-current]');
  await expect(marked).toHaveCount(1);
  for (const place of [5, 9, 2]) {
    const heading = page.locator('.prose h2').nth(place);
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(marked).toHaveAttribute('href', `#${await heading.getAttribute('id')}`);
    await expect(marked).toHaveCount(1);
  }
});

for (const [lang, game] of [
  ['vi', 'xi-dach'],
  ['en', 'xi-to'],
  ['vi', 'ba-cay'],
] as const) {
  test(`${lang}: “next” leads through every chapter of ${game} and “previous” back`, async ({ page }) => {
    await page.goto(`/${lang}/${game}/`);
    const chapters = chaptersOf(lang, game);
    const seen = [new URL(page.url()).pathname];
    while ((await page.locator('a[rel=next]').count()) > 0) {
      await page.locator('a[rel=next]').click();
      await page.waitForURL((url) => url.pathname !== seen.at(-1));
      seen.push(new URL(page.url()).pathname);
    }
    expect(seen.toSorted()).toEqual(chapters.toSorted());
    await page.locator('a[rel=prev]').click();
    await expect(page).toHaveURL(seen.at(-2) ?? '');
  });
}

test.describe('where there is no page', () => {
  test.use({ expected: /404/ });

  test('it is said in both languages, with ways out', async ({ page }) => {
    const answer = await page.goto('/vi/xi-dach/khong-co/');
    expect(answer?.status()).toBe(404);
    for (const lang of LANGS) {
      const { title, referee: settle } = siteWords(lang).notFound;
      const part = page.locator(`main [lang=${lang}]`);
      await expect(part.getByRole('heading', { name: title })).toBeVisible();
      await expect(part.getByRole('link', { name: settle })).toHaveAttribute('href', referee(lang));
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

test('every page says where it is, in which languages, with whole addresses', async ({ page }) => {
  // A plain-text page has no policy that would apply to the pages read here.
  await page.goto('/robots.txt');
  for (const path of PATHS.filter((one) => !one.startsWith('/r/'))) {
    // Read as a search engine reads it: the page as it is sent, before any script.
    const head = await page.evaluate(async (address) => {
      const html = await fetch(address).then((response) => response.text());
      const { head: sent } = new DOMParser().parseFromString(html, 'text/html');
      return {
        canonical: [...sent.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href') ?? ''),
        alternates: [...sent.querySelectorAll('link[rel=alternate][hreflang]')].map(
          (link) => [link.getAttribute('hreflang'), link.getAttribute('href') ?? ''] as const,
        ),
        data: [...sent.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent),
        description: sent.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
        picture: sent.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
      };
    }, path);
    expect(
      head.canonical.map((url) => new URL(url).pathname),
      path,
    ).toEqual([path]);
    const languages = head.alternates.map(([lang, url]) => [lang, new URL(url).pathname]);
    const rest = path.replace(/^\/(vi|en)\//, '');
    const twin = path === '/' ? '' : rest;
    expect(languages, path).toEqual([
      ['vi', `/vi/${twin}`],
      ['en', `/en/${twin}`],
      ['x-default', twin === '' ? '/' : `/vi/${twin}`],
    ]);
    expect(head.description.length, path).toBeGreaterThan(20);
    expect(new URL(head.picture).pathname, path).toMatch(/^\/og\/.+\.png$/);
    if (/^\/(vi|en)\/./.test(path)) {
      const [data = ''] = head.data;
      const items = [...data.matchAll(/"item":"([^"]+)"/g)].map(([, url = '']) => new URL(url).pathname);
      expect(data, path).toContain('BreadcrumbList');
      expect(items.at(-1), path).toBe(path);
    }
  }
});

test('on paper there is the text and no way around', async ({ page }) => {
  await page.goto(PAGE);
  await page.emulateMedia({ media: 'print' });
  for (const selector of ['.top .tools', '.games', '.toc', '.chap', '.ends', '.acts', '.guess', '.skip', '.anchor'])
    for (const part of await page.locator(selector).all()) await expect(part, selector).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.prose h2').first()).toBeVisible();
  expect(await paper(page)).toBe('rgb(255, 255, 255)');
});

test('on paper an unanswered guess is told', async ({ page }) => {
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, 'xi-dach@pho-thong;');
  await page.emulateMedia({ media: 'print' });
  await expect(widget.locator('.verdict')).toBeVisible();
  await expect(widget.locator('.reasons')).toBeVisible();
});

/** The colour of the page. */
function paper(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}
