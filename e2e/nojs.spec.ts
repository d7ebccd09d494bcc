/** Without JavaScript the book is a book: everything that it says can be read. */

import { siteWords } from '../src/i18n/site/index.ts';
import { LANGS } from '../src/site.ts';
import { casesOf, LESSONS, PATHS, RULE_LINKS, referee } from './built.ts';
import { expect, test } from './test.ts';
import { judgedCase } from './widget.ts';

test.use({ javaScriptEnabled: false });

for (const path of LESSONS.filter((one) => casesOf(one).length > 0)) {
  test(`${path} tells every verdict and every reason`, async ({ page }) => {
    await page.goto(path);
    const cases = page.locator('article[class=case][data-case]');
    await expect(cases).toHaveCount(casesOf(path).length);
    for (const one of await cases.all()) {
      await expect(one.locator('.verdict')).toBeVisible();
      await expect(one.locator('.reasons li').first()).toBeVisible();
      await expect(one.locator('.sum').first()).toBeVisible();
      await judgedCase(one);
    }
  });
}

test('a replay can be read as a list', async ({ page }) => {
  await page.goto('/vi/xi-dach/cach-choi/');
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
  for (const path of RULE_LINKS) {
    await page.goto(path, { waitUntil: 'commit' });
    for (const lang of LANGS) {
      const part = page.locator(`main div[lang=${lang}]`);
      await expect(part.getByRole('heading').first(), path).toBeVisible();
      await expect(part.locator('.rule, p').first(), path).toBeVisible();
      await expect(part.locator(`a[href^="/${lang}/"]`).first(), path).toBeVisible();
    }
  }
});

for (const lang of LANGS) {
  test(`${lang}: the referee shows an example that is ruled on, and says that more takes a script`, async ({
    page,
  }) => {
    await page.goto(referee(lang));
    await expect(page.locator('.case .verdict')).toBeVisible();
    await judgedCase(page.locator('.case[data-case]'));
    // Chromium under test keeps what <noscript> holds to itself: its words are looked for in the page's source.
    expect(await page.content()).toContain(siteWords(lang).referee.noScript);
  });
}

test('no control is offered that needs a script, and the contents are at the foot', async ({ page }) => {
  for (const path of PATHS.filter((one) => /^\/vi\/([^/]+\/)?$/.test(one))) {
    await page.goto(path);
    for (const button of await page.locator('.with-js').all()) await expect(button).toBeHidden();
    await page.locator('.no-js').click();
    await expect(page.locator('footer nav')).toBeInViewport();
  }
});
