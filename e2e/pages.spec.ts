/**
 * Every page, seen once: what a first visit loads and shifts, how high and how wide it is, and that axe finds no violation of
 * WCAG 2.2 AA in both themes, on a phone and on a desk.
 */

import type { Page } from '@playwright/test';
import type { Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { FULL } from '#testing/runs.ts';
import { COLOUR_RULES, violations } from './axe.ts';
import { CHAPTER_PATHS, LESSONS, langOf, PATHS } from './built.ts';
import { withNewKinds } from './kinds.ts';
import { atRest } from './layout.ts';
import { expect, softly, test } from './test.ts';
import { isTurnOfPage } from './turn.ts';
import { loadedBy, visitedFirst, weighLesson } from './weight.ts';
import { hydrateAll } from './widget.ts';

const HEIGHT = 740;
const WIDTHS = [360, 320, 1280] as const;
type Width = (typeof WIDTHS)[number];

/** How high a page may be before anything is answered, in pixels: a lesson has twelve screens of a phone. */
const MOST_HEIGHT = {
  chapter: { 360: 8900, 1280: 8900 },
  front: { 360: 5920, 1280: 5000 },
} as const;

/** A theme changes only colours: everything else is checked in the light one. */
interface AxeLook {
  readonly width: Width;
  readonly colorScheme: 'light' | 'dark';
}
const EVERY_LOOK: readonly AxeLook[] = ([360, 1280] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
/** Between the pages of both languages every look has its turn. */
const LOOKS: Readonly<Record<Lang, readonly AxeLook[]>> = {
  vi: [
    { width: 360, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ],
  en: [
    { width: 360, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ],
};

const isRule = (path: string): boolean => path.startsWith('/r/');
const NOT_FOUND = '/404.html';
const PAGES = [...PATHS.filter((path) => !isRule(path)), NOT_FOUND];
const RULES = PATHS.filter(isRule);
const inTurn = (path: string): boolean => langOf(path) === undefined || isTurnOfPage(path);
/** The pages that axe checks: those with a new kind of element, each in one language. */
const CHECKED = withNewKinds([...PAGES.filter(inTurn), ...RULES]);

function looksAt(path: string): readonly AxeLook[] {
  if (FULL) return EVERY_LOOK;
  return CHECKED.has(path) ? LOOKS[langOf(path) ?? 'vi'] : [];
}

/** Pages by the folder that they are in, without those of folders that have one page. */
function folderOf(path: string): string {
  const [lang = '', folder = ''] = path.split('/').slice(1);
  return GAMES.some(({ id }) => id === folder) ? `/${lang}/${folder}/` : `/${lang.length === 2 ? `${lang}/` : ''}`;
}

for (const folder of new Set(PAGES.map(folderOf))) {
  const paths = PAGES.filter((path) => folderOf(path) === folder);
  test(`${paths.length} pages in ${folder}: weight, shifts, height, width, axe`, async ({ page }) => {
    test.setTimeout(paths.length * 60_000);
    await visitedFirst(page);
    for (const path of paths) await softly(path, () => survey(page, path));
  });
}

async function survey(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: HEIGHT });
  if (LESSONS.includes(path) && inTurn(path)) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
    await weighLesson(page, path, await loadedBy(page, path));
  } else await page.goto(path);
  await seen(page, path, looksAt(path));
}

// The pages of single rules are many and alike: those with a new kind of element are seen as every other page; of the others, which
// have the same styles, the text is put into an open one, to see how wide it is.
const OWN = FULL ? RULES : RULES.filter((path, at) => at === 0 || CHECKED.has(path));
const RULES_AT_ONCE = 36;
for (let from = 0; from < OWN.length; from += RULES_AT_ONCE) {
  const some = OWN.slice(from, from + RULES_AT_ONCE);
  test(`pages of single rules from ${some[0]} on: width, axe`, async ({ page }) => {
    test.setTimeout(some.length * 60_000);
    for (const path of some) {
      await softly(path, async () => {
        await page.setViewportSize({ width: 360, height: HEIGHT });
        // A rule's own page redirects, unless the address asks for it.
        await page.goto(`${path}#hai-tieng`);
        await seen(page, path, looksAt(path));
      });
    }
  });
}

test('every page of a rule is no wider than the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await page.goto(`${RULES[0]}#hai-tieng`);
  const wide = await page.evaluate(async (paths) => {
    const styles = (of: Document): string =>
      [...of.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href')).join();
    const found: string[] = [];
    for (const path of paths) {
      const sent = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
      const main = sent.querySelector('main');
      if (!main || styles(sent) !== styles(document)) found.push(`${path} has other styles`);
      else document.querySelector('main')?.replaceWith(main);
      const { scrollWidth } = document.documentElement;
      if (scrollWidth > innerWidth) found.push(`${path}: ${scrollWidth} px`);
    }
    return found;
  }, RULES);
  expect(wide).toEqual([]);
});

/**
 * Looks at the open page at each width, from that of a phone on: every other one causes a full layout. A page whose twin in the
 * other language has its turn is seen on a phone alone: its words may be longer.
 */
async function seen(page: Page, path: string, looks: readonly AxeLook[]): Promise<void> {
  // A widget takes the place of its HTML when it hydrates: for its size it need not hydrate.
  if (looks.length > 0 || FULL) await hydrateAll(page);
  const firsts = await page.evaluate(() => {
    const fields = document.querySelectorAll('textarea,select,input:not([type=radio],[type=checkbox],[type=file])');
    return {
      heads: document.querySelectorAll('h1').length,
      small: [...fields].filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16).map((one) => one.id),
    };
  });
  expect.soft(firsts.heads, `${path}: its headings of the first level`).toBe(1);
  expect.soft(firsts.small, `${path}: fields that a phone zooms in on`).toEqual([]);
  const most = CHAPTER_PATHS.includes(path) ? MOST_HEIGHT.chapter : frontHeight(path);
  for (const width of inTurn(path) ? WIDTHS : WIDTHS.filter((one) => one !== 1280)) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT });
    const { wider, height } = await page.evaluate(() => {
      // At its top nothing that keeps its place on the screen lies over what one would tap.
      scrollTo({ top: 0, behavior: 'instant' });
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { wider: scrollWidth - innerWidth, height: scrollHeight };
    });
    expect.soft(wider, `${path} at ${width} px: wider than the screen`).toBeLessThanOrEqual(0);
    if (most && width !== 320) {
      test.info().annotations.push({ type: `height of ${path} at ${width} px`, description: `${height}` });
      expect.soft(height, `${path} at ${width} px: its height`).toBeLessThanOrEqual(most[width]);
    }
    for (const { colorScheme } of looks.filter((look) => look.width === width)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await atRest(page);
      const rules = colorScheme === 'dark' ? COLOUR_RULES : undefined;
      expect.soft(await violations(page, rules), `${path}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.setViewportSize({ width: 360, height: HEIGHT });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(wider, `${path} in letters of 200 %: wider than the screen`).toBeLessThanOrEqual(0);
}

function frontHeight(path: string): (typeof MOST_HEIGHT)['front'] | undefined {
  return LESSONS.includes(path) && !path.endsWith('/luat/') ? MOST_HEIGHT.front : undefined;
}
