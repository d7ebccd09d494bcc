/** The page of one rule: both languages, the rule at work, its link and its text to copy, and the way on. */

import { LANGS } from '#core/lang.ts';
import { referenceWords } from '#words/site/reference.ts';
import { expect, test } from './test.ts';

const ID = 'xd-cmp-both-quac';
const PAGE = `/r/${ID}/`;
const STAY = `${PAGE}#hai-tieng`;

for (const lang of LANGS) {
  const { atWork, permanent } = referenceWords(lang);

  test(`the ${lang} half shows the rule at work, where it turns out otherwise, and who uses it`, async ({ page }) => {
    await page.goto(STAY);
    const half = page.locator(`#hai-tieng > [lang=${lang}]`);
    for (const name of [atWork.examples, atWork.counter, atWork.cited]) {
      await expect(half.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    }
    for (const link of await half.locator('a[data-case]').all()) {
      await expect(link).toHaveAttribute('href', new RegExp(`^/${lang}/trong-tai/\\?c=`));
      await expect(link).toHaveAttribute('data-verdict', /^\{/);
    }
    await expect(half.locator('.how').first()).toHaveText(/\p{L}/u);
  });

  test(`the rule is copied as text in ${lang}`, async ({ page }) => {
    await page.goto(STAY);
    const text = page.locator(`#hai-tieng > [lang=${lang}] .as-text`);
    await text.getByText(permanent.asText).click();
    await text.getByRole('button', { name: permanent.copyText }).click();
    await expect(text.getByRole('button')).toHaveText(permanent.copied);
    await expect(page.locator('#da-chep')).toHaveText(permanent.copied);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')[0]).toContain('5.5');
    expect(copied.split('\n').at(-1)).toMatch(new RegExp(`/r/${ID}/$`));
    expect(copied).toBe(await text.locator('pre').textContent());
    await expect(text.getByRole('button')).toHaveText(permanent.copyText);
  });
}

test('where copying is refused the button says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  await page.goto(STAY);
  const { permanent } = referenceWords('vi');
  const text = page.locator('#hai-tieng > [lang=vi] .as-text');
  await text.getByText(permanent.asText).click();
  await text.getByRole('button').click();
  await expect(text.getByRole('button')).toHaveText(permanent.failed);
});

test('its link is copied at a tap', async ({ page, baseURL }) => {
  await page.goto(STAY);
  await page.locator('.sorry .copies').click();
  await expect(page.locator('#da-chep')).toContainText(referenceWords('vi').permanent.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${PAGE}`);
  expect(page.url()).toBe(`${baseURL}${STAY}`);
});

test('a reader goes on to the list in their language, and from there back to the whole page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('luat-bai:lang', 'en'));
  await page.goto(PAGE);
  await expect(page).toHaveURL(new RegExp(`/en/xi-dach/luat/#${ID}$`));
  await page.locator(`#${ID} a.own`).click();
  await expect(page).toHaveURL(new RegExp(`${STAY}$`));
  await expect(page.locator('#hai-tieng .as-text')).toHaveCount(LANGS.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there, and the text can be opened and copied by hand', async ({ page }) => {
    await page.goto(PAGE);
    for (const lang of LANGS) {
      const half = page.locator(`#hai-tieng > [lang=${lang}]`);
      await expect(half.getByRole('heading', { name: referenceWords(lang).atWork.counter })).toBeVisible();
      await half.locator('.as-text summary').click();
      await expect(half.locator('pre')).toContainText(`/r/${ID}/`);
      await expect(half.locator('.copies')).toBeHidden();
    }
    await expect(page.locator('.sorry .copies')).toBeHidden();
    await expect(page.locator('.sorry code')).toContainText(PAGE);
  });
});

test('a rule of the round shows a step of a round, and an attempt that it forbids', async ({ page }) => {
  await page.goto('/r/xt-act-theo/#hai-tieng');
  for (const lang of LANGS) {
    const { atWork } = referenceWords(lang);
    const half = page.locator(`#hai-tieng > [lang=${lang}]`);
    await expect(half.getByRole('heading', { level: 3, name: atWork.round })).toBeVisible();
    await expect(half.locator('.how strong').last()).toContainText('Chi');
  }
});

test('a rule that nothing can show says why', async ({ page }) => {
  await page.goto('/r/xd-talk/#hai-tieng');
  for (const lang of LANGS) {
    await expect(page.locator(`#hai-tieng > [lang=${lang}]`)).toContainText(referenceWords(lang).atWork.setup);
  }
});

test('what programs read is there', async ({ request }) => {
  const guide = await (await request.get('/llms.txt')).text();
  expect(guide).toMatch(/^# Luật Bài\n\n> /);
  expect(guide).toContain('/en/trong-tai/?c=<case>');
  const book = await (await request.get('/llms-full.txt')).text();
  expect(book).toContain('### 5.5 `xd-cmp-both-quac`');
  const catalogue: unknown = await (await request.get('/rules.json')).json();
  expect(JSON.stringify(catalogue)).toContain('"citedBy"');
  expect(guide).toContain('/vi/xi-dach/so-bai/index.md)');
  const lesson = await request.get('/vi/xi-dach/so-bai/index.md');
  expect(lesson.headers()['content-type']).toContain('text/markdown');
  expect(await lesson.text()).toContain('**→ An ăn');
});
