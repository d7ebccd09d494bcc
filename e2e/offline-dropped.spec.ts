/**
 * Browsers drop saved files, singly or all at once: with a network they are fetched again, and without one the site's own page
 * says what is left.
 */

import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { LANGS, type Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { FULL } from '#testing/runs.ts';
import { lostWords } from '#words/site/lost.ts';
import { vi } from '#words/vi/offline.ts';
import { houseRulesLesson, referee } from './built.ts';
import { keepSite, left, line, OFFLINE_WORDS, openBox, type Reader, test } from './offline-reader.ts';
import { addressAt, publish } from './offline-site.ts';
import { expect, IN_TURN } from './test.ts';

const DROPPED = 40;
const SEED = 5;

/** The cache keys of the saved files. */
function held(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all
      .flat()
      .map(({ url }) => url)
      .sort();
  });
}

/** What the browser drops. */
function drop(page: Page, all: readonly string[]): Promise<void> {
  return page.evaluate(async (gone) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const url of gone) await cache.delete(url);
    }
  }, all);
}

function dropEverything(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

/** Any of the files, always including the required pages. */
function someOf(all: readonly string[], ...paths: readonly string[]): readonly string[] {
  const must = all.filter((url) => paths.some((path) => isAt(url, path)));
  expect(must).toHaveLength(paths.length);
  const others = all.filter((url) => !must.includes(url));
  const length = DROPPED - must.length;
  const [drawn = []] = fc.sample(fc.shuffledSubarray([...others], { minLength: length, maxLength: length }), {
    seed: SEED,
    numRuns: 1,
  });
  return [...must, ...drawn];
}

function isAt(url: string, path: string): boolean {
  return new URL(url).pathname === addressAt(path);
}

/** The most useful pages at a table, in this order; pages that are not listed come last. */
const USEFUL_FIRST = ['trong-tai', ...GAMES.map(({ id }) => id), 'luyen-tap'];

const isPage = (url: string): boolean => new URL(url).pathname.endsWith('/');

/** The links of the offline page, in its order. */
function openable(page: Page): Promise<readonly string[]> {
  return page.locator('[data-openable] a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
}

type See = (reader: Reader, lang: Lang) => Promise<void>;

/** What a reader who has saved the site in a language sees: by day one after the other, each leaves all of it as it was. */
function keptIn(lang: Lang): (name: string, turn: (typeof IN_TURN)[Lang], see: See) => void {
  const all: { readonly name: string; readonly see: See }[] = [];
  // Most of it is seen in Vietnamese by day.
  if (!FULL && lang === 'vi') {
    test(`${lang}: whoever has saved the site`, async ({ reader }) => {
      test.setTimeout(120_000);
      await keepSite(reader.page, lang);
      for (const { name, see } of all) await test.step(name, () => see(reader, lang));
    });
  }
  return (name, turn, see) => {
    if (!FULL) return void (turn === IN_TURN[lang] && all.push({ name, see }));
    test(name, turn, async ({ reader }) => {
      await keepSite(reader.page, lang);
      await see(reader, lang);
    });
  };
}

const ownPage = (lang: keyof typeof OFFLINE_WORDS): string => `/${lang}/khong-mang/`;

const AFTER = { vi: keptIn('vi'), en: keptIn('en') };

for (const lang of LANGS) {
  const words = OFFLINE_WORDS[lang];
  const one = AFTER[lang];

  test(
    `${lang}: of what the browser has dropped the site's own page says what is left, and one visit brings it back`,
    IN_TURN.en,
    async ({ reader: { site, page } }) => {
      await keepSite(page, lang);
      const all = await held(page);
      expect(all.length).toBeGreaterThan(300);
      const gone = someOf(all, referee(lang));
      await drop(page, gone);
      expect(await held(page)).toHaveLength(all.length - DROPPED);

      await site.stop();
      await page.goto(addressAt(`${referee(lang)}?c=xi-dach`));
      await expect(page.locator('h1')).toHaveText(words.missing.title);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('[data-openable] h2')).toHaveText(words.missing.openable);
      const offered = await openable(page);
      const here = all.filter((url) => isPage(url) && !gone.includes(url) && url.includes(`/${lang}/`));
      const expected = here.filter((url) => !isAt(url, ownPage(lang))).map((url) => url.replace(/\?.*/, ''));
      const rankOf = (url: string): number => {
        const rank = USEFUL_FIRST.findIndex((place) => url.includes(`/${lang}/${place}/`));
        return rank < 0 ? USEFUL_FIRST.length : rank;
      };
      // The front page of a game before its lessons.
      expect(offered).toEqual(expected.sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1)));
      await page.locator('[data-openable] a').first().click();
      await expect(page.locator('h1')).not.toHaveText(words.missing.title);

      await site.start();
      await page.goto(addressAt(`/${lang}/`));
      await expect.poll(() => held(page), { timeout: 30_000 }).toEqual(all);

      await site.stop();
      for (const url of gone.filter(isPage)) {
        await page.goto(url.replace(/\?.*/, ''));
        if (!isAt(url, ownPage(lang))) await expect(page.locator('h1').first()).not.toHaveText(words.missing.title);
      }
    },
  );

  test(`${lang}: what is met with a network is kept again at once`, IN_TURN.vi, async ({ reader: { site, page } }) => {
    await keepSite(page, lang);
    const all = await held(page);
    // Where the worker's own file is gone from the server it fetches nothing that no page requests.
    site.change('sw.js', undefined);
    const data = `/tim/${lang}.json`;
    await drop(
      page,
      all.filter((url) => isAt(url, referee(lang)) || isAt(url, data) || /\.(?:css|js|woff2)$/.test(url)),
    );
    await page.goto(addressAt(referee(lang)));
    await page.evaluate((address) => fetch(address), addressAt(data));
    const met = await page
      .locator('link[rel=stylesheet]:not([media=print]), link[as=font], script[src]')
      .evaluateAll((ones) =>
        ones.map((one) => new URL(one.getAttribute('href') ?? one.getAttribute('src') ?? '', location.href).href),
      );
    expect(met.length).toBeGreaterThan(4);
    const back = all.filter((url) => met.includes(url) || isAt(url, referee(lang)) || isAt(url, data));
    expect(back).toHaveLength(met.length + 2);
    await expect.poll(() => held(page)).toEqual(expect.arrayContaining([...back]));
    await site.stop();
    await page.goto(addressAt(referee(lang)));
    await expect(page.locator('h1').first()).not.toHaveText(words.missing.title);
  });

  test(
    `${lang}: with its own page gone, or everything, the worker itself has one, and the next visit brings all of it`,
    IN_TURN.en,
    async ({ reader: { site, page } }) => {
      await keepSite(page, lang);
      const all = await held(page);
      await drop(page, someOf(all, referee(lang), ownPage(lang)));
      await site.stop();
      await page.goto(addressAt(referee(lang)));
      await expect(page.locator('h1')).toHaveText(words.missing.title);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      // Its policy lets it look as it should.
      const first = page.locator('[data-openable] a').first();
      expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await first.click();
      await expect(page.locator('h1').first()).not.toHaveText(words.missing.title);

      await dropEverything(page);
      await page.goto(addressAt(`/${lang}/sam/`));
      await expect(page.locator('h1')).toHaveText(words.missing.title);
      await expect(page.locator('[data-openable]')).toHaveText(words.missing.nothing);

      await site.start();
      await page.goto(addressAt(`/${lang}/sam/`));
      await expect(page.locator('h1')).toHaveText('Sâm');
      await expect.poll(() => held(page), { timeout: 30_000 }).toEqual(all);
    },
  );

  one(`${lang}: the box says what is missing, and fetches it`, IN_TURN.vi, async ({ site, page }) => {
    const all = await held(page);
    const status = page.locator('dialog.offline').getByRole('status');
    await drop(page, someOf(all));
    await openBox(page, lang);
    await expect(status).toContainText(words.lacks(DROPPED));
    await page.locator('[data-act=mend]').click();
    await expect(status).toContainText(words.works);
    await expect(page.locator('[data-act=mend]')).toHaveCount(0);
    expect(await held(page)).toEqual(all);
    await page.keyboard.press('Escape');

    // Offline the message has no button.
    await drop(page, someOf(all, `/${lang}/sam/`));
    await site.stop();
    await openBox(page, lang);
    await expect(status).toContainText(words.lacks(DROPPED));
    await expect(page.locator('[data-act=mend]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await site.start();

    // A device without room reports that only when asked, also where it runs out of it while the box is open.
    const send = site.hold(`${lang}/sam/index.html`);
    await page.goto(addressAt(`/${lang}/`));
    await expect.poll(async () => (await held(page)).length).toBe(all.length - 1);
    await openBox(page, lang);
    await expect(status).toContainText(words.mending);
    const client = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 });
    send();
    await expect(status).toContainText(words.lacks(1));
    await page.locator('[data-act=mend]').click();
    await expect(status).toHaveText(words.failed.full);
    await client.send('Storage.overrideQuotaForOrigin', { origin });
    await page.locator('[data-act=mend]').click();
    await expect(status).toContainText(words.works);
    expect(await held(page)).toEqual(all);
  });
}

test('a page of another build is never put among those of this one', async ({ reader: { site, page } }) => {
  await keepSite(page, 'vi');
  const all = await held(page);
  const home = all.filter((url) => isAt(url, '/vi/'));
  const gone = someOf(all, '/vi/');
  await page.goto(addressAt('/vi/sam/'));
  publish(site, 'vi/index.html', (html) => html.replace(/<h1>/, '<h1 id="moi">'));
  await drop(page, gone);
  // With a network the reader has the page as it is now.
  await page.goto(addressAt('/vi/'));
  await expect(page.locator('#moi')).toBeVisible();
  await expect(line(page).getByRole('button', { name: vi.reload })).toBeVisible({ timeout: 30_000 });
  expect((await held(page)).filter((url) => home.includes(url))).toEqual([]);

  // Offline it is missing as a whole.
  await site.stop();
  await page.goto(addressAt('/vi/'));
  await expect(page.locator('h1')).toHaveText(vi.missing.title);
  await line(page).getByRole('button', { name: vi.reload }).click();
  await expect(page.locator('#moi')).toBeVisible();
});

test('a host that touches pages on their way is taken at its word, as when they were saved', async ({ reader }) => {
  const { site, page } = reader;
  site.change('vi/sam/index.html', (html) => `${html}<!-- touched -->`);
  await keepSite(page, 'vi');
  const all = await held(page);
  const touched = all.filter((url) => isAt(url, '/vi/sam/'));
  expect(touched).toHaveLength(1);
  for (const path of ['/vi/', '/vi/sam/']) {
    await drop(page, touched);
    await page.goto(addressAt(path));
    await expect.poll(() => held(page)).toEqual(all);
  }
});

test('who spares data is asked before more is fetched than the page needs', async ({ reader: { site, page } }) => {
  site.change(
    'sw.js',
    (text) => `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });${text}`,
  );
  await keepSite(page, 'vi');
  const all = await held(page);
  const unmet = all.filter((url) => isAt(url, '/vi/sam/'));
  await drop(
    page,
    all.filter((url) => isAt(url, '/vi/') || unmet.includes(url)),
  );
  await page.goto(addressAt('/vi/'));
  const left = all.filter((url) => !unmet.includes(url));
  await expect.poll(() => held(page)).toEqual(left);
  await page.waitForLoadState('networkidle');
  const box = await openBox(page, 'vi');
  await expect(box.getByRole('status')).toContainText(vi.lacks(1));
  expect(await held(page)).toEqual(left);
  await box.locator('[data-act=mend]').click();
  await expect(box.getByRole('status')).toContainText(vi.works);
  expect(await held(page)).toEqual(all);
});

AFTER.vi(
  'vi: what was removed stays removed, whatever a page that is still open asks for',
  IN_TURN.vi,
  async ({ page }) => {
    await page.goto(addressAt('/vi/'));
    const all = await held(page);
    const box = await openBox(page, 'vi');
    await box.locator('[data-act=remove]').click();
    await expect(box).toContainText(vi.removed);
    await page.evaluate(async (address) => {
      await fetch(address);
      for (const type of ['online', 'pageshow']) dispatchEvent(new Event(type));
      document.dispatchEvent(new Event('visibilitychange'));
    }, addressAt('/tim/vi.json'));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    expect(await left(page)).toEqual([0, 0]);

    // A reader who consents again in the same window gets all of it.
    await page.keyboard.press('Escape');
    await keepSite(page, 'vi');
    expect(await held(page)).toEqual(all);
  },
);

AFTER.vi('vi: with both languages kept each is told of its pages in its own', IN_TURN.vi, async ({ site, page }) => {
  const box = await openBox(page, 'vi');
  await box.locator('[data-act=other]').click();
  await expect(box.locator('[data-act=remove-en]')).toBeVisible({ timeout: 30_000 });
  const all = await held(page);
  await drop(
    page,
    all.filter((url) => LANGS.some((lang) => isAt(url, `/${lang}/sam/`))),
  );
  await site.stop();
  for (const lang of LANGS) {
    await page.goto(addressAt(`/${lang}/sam/`));
    await expect(page.locator('h1')).toHaveText(OFFLINE_WORDS[lang].missing.title);
    expect((await openable(page))[0]).toMatch(new RegExp(`${referee(lang)}$`));
  }
  await site.start();
});

for (const lang of LANGS) {
  test(
    `${lang}: a page whose scripts are gone stands as it was built, and says what it lacks`,
    IN_TURN.vi,
    async ({ reader: { site, page } }) => {
      await keepSite(page, lang);
      const all = await held(page);
      // The rules of the game: every widget of its lessons waits for them.
      await drop(
        page,
        all.filter((url) => /\/_astro\/xi-dach\.[^/]*\.js$/.test(url)),
      );
      await site.stop();
      await page.context().setOffline(true);
      await page.goto(addressAt(houseRulesLesson(lang)));
      const widget = page.locator('article.case.small').first();
      await widget.scrollIntoViewIfNeeded();
      await expect(widget.locator('.card').first()).toBeVisible();
      await widget.locator('.see').click();
      await expect(widget.locator('.verdict')).toBeVisible();
      await expect(page.locator('#mat')).toContainText(lostWords[lang].lost);

      await drop(
        page,
        all.filter((url) => url.endsWith('.js')),
      );
      await page.goto(addressAt(houseRulesLesson(lang)));
      await expect(widget.locator('.card').first()).toBeVisible();
    },
  );
}
