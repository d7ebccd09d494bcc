/** Every page, in both themes, on a phone and on a desktop: no violation of WCAG 2.2 AA, nothing wider than the screen. */

import type { Page } from '@playwright/test';
import type { Lang } from '#core/lang.ts';
import { FULL } from '#testing/runs.ts';
import { COLOUR_RULES, violations } from './axe.ts';
import { CHAPTER_PATHS, langOf, PATHS, withNewParts } from './built.ts';
import { atRest, overflow } from './layout.ts';
import { argued, linkOf, opened, unfoldPart } from './referee-page.ts';
import { expect, test } from './test.ts';
import { isTurnOfPage } from './turn.ts';
import { hydrateAll } from './widget.ts';

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [360, 1280] as const;

/** A theme changes only colours: everything else is checked in the light one. */
interface AxeLook {
  readonly width: (typeof WIDTHS)[number];
  readonly colorScheme: (typeof THEMES)[number];
}
const EVERY_LOOK: readonly AxeLook[] = WIDTHS.flatMap((width) => THEMES.map((colorScheme) => ({ width, colorScheme })));
const PHONE_LIGHT: AxeLook = { width: 360, colorScheme: 'light' };
/** A page has the same parts in both languages: between them they are checked in every look. */
const LOOKS: Readonly<Record<Lang, readonly AxeLook[]>> = {
  vi: [PHONE_LIGHT, { width: 1280, colorScheme: 'dark' }],
  en: [
    { width: 360, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ],
};
/**
 * Chapters have the same parts in every game: after one was checked in both themes, the others are checked in the light one, each
 * in one language.
 */
const kinds = new Set<string>();
const looksAt = (path: string): readonly AxeLook[] => {
  const lang = langOf(path);
  if (!lang || FULL) return EVERY_LOOK;
  const kind = `${lang} ${path.split('/').slice(3).join('/')}`;
  if (kinds.size < kinds.add(kind).size) return LOOKS[lang];
  return isTurnOfPage(path) ? LOOKS[lang].filter(({ colorScheme }) => colorScheme === 'light') : [];
};

/**
 * Checks that the page is no wider than the screen, and that axe finds nothing in these looks. Without looks only the narrowest
 * width is checked.
 */
async function inspect(page: Page, path: string, looks: readonly AxeLook[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  // A widget takes the place of its HTML when it hydrates: for its width it need not hydrate.
  if (looks.length > 0) await hydrateAll(page);
  // The first width is that of the new window: every other one causes a full layout.
  for (const width of looks.length > 0 ? [360, 320, 1280] : [320]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    for (const { colorScheme } of looks.filter((look) => look.width === width)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await atRest(page);
      const rules = colorScheme === 'dark' ? COLOUR_RULES : undefined;
      expect.soft(await violations(page, rules), `${path}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
}

const isRule = (path: string): boolean => path.startsWith('/r/');

for (const path of [...PATHS.filter((one) => !isRule(one)), '/404.html']) {
  const looks = looksAt(path);
  // How wide a chapter is, `height.spec.ts` measures.
  if (looks.length === 0 && CHAPTER_PATHS.includes(path)) continue;
  const what = looks.length > 0 ? `axe finds nothing on ${path}` : `${path} is no wider than the narrowest screen`;
  test(what, ({ page }) => inspect(page, path, looks));
}

// The pages of single rules are many and alike: axe checks those in which a new element occurs, and the first of some in every
// look; every third of the others is checked for width.
const RULES_AT_ONCE = 36;
const RULE_PATHS = PATHS.filter(isRule);
const NEW = new Set(withNewParts(RULE_PATHS));
for (let from = 0; from < RULE_PATHS.length; from += RULES_AT_ONCE) {
  const some = RULE_PATHS.slice(from, from + RULES_AT_ONCE)
    .map((path, at) => ({ path, looks: at === 0 || FULL ? EVERY_LOOK : NEW.has(path) ? [PHONE_LIGHT] : [] }))
    .filter(({ looks }, at) => looks.length > 0 || at % 3 === 0);
  test(`axe finds nothing on ${some[0]?.path} and what is new on the rules after it`, async ({ page }) => {
    if (FULL) test.setTimeout(300_000);
    // A rule's own page redirects, unless the address asks for it.
    for (const { path, looks } of some) await inspect(page, `${path}#hai-tieng`, looks);
  });
}

for (const colorScheme of THEMES) {
  test.describe(`two houses side by side, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('which rule is argued about, among many camps', async ({ page }) => {
      await opened(
        page,
        linkOf(
          'ta-la; an: 3♠ 4♠ 5♠ 8♥ 8♦ 8♣* 2♦ A♣ 6♥; bình: 10♠ J♠ Q♠ 9♥ 7♦ 4♣ 2♠ A♦ K♥; chi: K♦ 9♣ 7♣ 5♥ 3♦ J♥ 2♣ A♥ 10♦',
        ),
      );
      await argued(page);
      await page.locator('.divergence details summary').first().click();
      await inspectReferee(page);
      await page.locator('.camps input').last().check();
      await inspectReferee(page);
      await opened(page, linkOf('sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣', 'en'));
      await argued(page);
      await inspectReferee(page);
    });

    test('a link as it opens, held against the reader’s own house, and with all that is folded', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('luat-bai:house:xi-dach', 'xi-dach@mien-nam'));
      const link = linkOf('xi-dach@pho-thong{shortVsBust=short-wins};cai:10H.6C.9D;an:8S.7D', 'en');
      await opened(page, link);
      await expect(page.locator('.mine')).toBeVisible();
      await inspectReferee(page);
      for (const id of ['why', 'edit', 'others', 'report'] as const) await unfoldPart(page, id);
      await expect(page.locator('.report textarea')).toBeVisible();
      await inspectReferee(page);
      await page.locator('[data-act=hands]').click();
      await inspectReferee(page);
      await page.locator('[data-act=new]:visible').first().click();
      await expect(page.locator('.oneline.wait')).toHaveCount(1);
      await inspectReferee(page);
    });
  });
}

/** The referee's current state: no wider than any screen, and no violations, on a phone and on a desktop. */
async function inspectReferee(page: Page): Promise<void> {
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
    if (width === 320) continue;
    await atRest(page);
    // At its top nothing that keeps its place on the screen lies over what one would tap.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect.soft(await violations(page), `at ${width} px`).toEqual([]);
  }
}
