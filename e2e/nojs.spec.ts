/** Without JavaScript the whole book can be read. */

import type { Locator, Page } from '@playwright/test';
import { LANGS } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { FULL } from '#testing/runs.ts';
import { siteWords } from '#words/site.ts';
import { casesOnPage, LESSONS, PATHS, pagesInTurn, RULE_LINKS, referee } from './built.ts';
import { withNewKinds } from './kinds.ts';
import { unfoldAll } from './states/state.ts';
import { expect, softly, test } from './test.ts';
import { LESSON_CASE, rulingOn } from './widget.ts';

test.use({ javaScriptEnabled: false });

for (const { id, name } of GAMES) {
  test(`the lessons of ${name} tell every verdict and every reason`, async ({ page }) => {
    const paths = pagesInTurn(LESSONS.filter((one) => one.split('/')[2] === id && casesOnPage(one).length > 0));
    test.setTimeout(paths.length * 60_000);
    for (const path of paths) await softly(path, () => tellsAll(page, path));
  });
}

async function tellsAll(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // A fold opens without a script too.
  const folds = page.locator('main details:is(.setting, .fold)');
  const tapped = await folds.locator('> summary').all();
  for (const fold of FULL ? tapped : tapped.slice(0, 1)) await fold.click({ position: { x: 4, y: 4 } });
  await unfoldAll(page);
  const cases = page.locator(LESSON_CASE);
  await expect(cases, path).toHaveCount(casesOnPage(path).length);
  const all = casesOnPage(path).map(() => [true, true, true]);
  expect.soft(await seenIn(cases, ['.verdict', '.reasons li', '.sum']), path).toEqual(all);
  const told = await cases.evaluateAll((found) =>
    found.map((one) => [one.getAttribute('data-case'), one.getAttribute('data-verdict')] as const),
  );
  for (const [text, verdict] of told) {
    expect.soft(text, path).not.toBeNull();
    expect.soft(verdict, `${path}: ${text}`).toBe(rulingOn(text ?? ''));
  }
}

test('a replay can be read as a list', async ({ page }) => {
  await page.goto('/vi/xi-dach/cach-choi/');
  for (const fold of await page.locator('main details.fold > summary').all()) await fold.click();
  for (const replay of await page.locator('.replay').all()) {
    await replay.locator('summary').click();
    const steps = replay.locator('details li');
    expect(await steps.count()).toBeGreaterThan(4);
    for (const step of await steps.all()) await expect(step).toHaveText(/\p{L}/u);
    await expect(steps.last()).toBeVisible();
  }
});

test('the permanent link of a rule shows it in both languages', async ({ page }) => {
  expect(RULE_LINKS.length).toBeGreaterThan(40);
  const seen = FULL ? RULE_LINKS : withNewKinds(RULE_LINKS);
  for (const path of seen) {
    await page.goto(path);
    const parts = LANGS.flatMap((lang) =>
      [':is(h1, h2, h3, h4, h5, h6)', ':is(.rule, p)', `a[href^="/${lang}/"]`].map((of) => `div[lang=${lang}] ${of}`),
    );
    expect(await seenIn(page.locator('main'), parts), path).toEqual([parts.map(() => true)]);
  }
});

for (const lang of LANGS) {
  test(`${lang}: the referee says that it takes a script, and offers nothing that would`, async ({ page }) => {
    await page.goto(referee(lang));
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('.starts')).toBeHidden();
    // Chromium under test does not render <noscript>: its words are looked for in the page's source.
    expect(await page.content()).toContain(siteWords(lang).referee.noScript);
  });
}

test('no control is offered that needs a script, and the contents are at the foot', async ({ page }) => {
  for (const path of PATHS.filter((one) => /^\/vi\/([^/]+\/)?$/.test(one))) {
    await page.goto(path);
    const offered = await page
      .locator('.with-js')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length);
    expect.soft(offered, path).toBe(0);
    await page.locator('.top .no-js').click();
    await expect(page.locator('footer nav')).toBeInViewport();
  }
});

/** Whether the first of each of these can be seen, for every place: asked at one time, for the many pages that there are. */
function seenIn(places: Locator, selectors: readonly string[]): Promise<boolean[][]> {
  return places.evaluateAll(
    (found, wanted) =>
      found.map((place) =>
        wanted.map((selector) => {
          const first = place.querySelector(selector);
          const { width = 0, height = 0 } = first?.getBoundingClientRect() ?? {};
          return first?.checkVisibility({ visibilityProperty: true }) === true && width > 0 && height > 0;
        }),
      ),
    selectors,
  );
}
