/** “My house plays it otherwise”, “this is wrong”: the text that says so, in a case and on the page of a rule. Nothing is sent. */

import type { Locator, Page } from '@playwright/test';
import { EDITION } from '#book/edition.ts';
import { type IssueForm, REPORT_FIELD } from '#components/report/report-text.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { en } from '#words/en/ui/report.ts';
import { vi } from '#words/vi/ui/report.ts';
import { violations } from './axe.ts';
import { houseRulesLesson } from './built.ts';
import { overflow } from './layout.ts';
import { known, rulingOf } from './referee-page.ts';
import { expect, IN_TURN, test } from './test.ts';
import { liveCase, openPanel, UI } from './widget.ts';

const WORDS = { vi, en };
const CASE = 'xi-dach@vipgame;';
const RULE = 'xd-cmp-equal';
const OWN = 'Ở quê tôi “hòa” & khỏi chung 🂡';

async function opened(page: Page, lang: Lang): Promise<{ readonly widget: Locator; readonly form: Locator }> {
  await page.goto(houseRulesLesson(lang));
  const widget = await liveCase(page, houseRulesLesson(lang), CASE);
  await openPanel(widget, 'more');
  const button = widget.getByRole('button', { name: UI[lang].case.report });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const form = widget.locator('.report');
  await expect(form).toBeVisible();
  return { widget, form };
}

/** A build that names the source's home offers an issue with this text filled in; any other offers none. */
async function leadsToIssue(form: Locator, template: IssueForm, text: string): Promise<void> {
  const home = process.env['PUBLIC_REPO_URL'];
  const link = form.locator('[data-act=issue]');
  await expect(link).toHaveCount(home ? 1 : 0);
  if (!home) return;
  const address = (await link.getAttribute('href')) ?? '';
  expect(address.length).toBeLessThanOrEqual(8000);
  expect(address.startsWith(`${home}/issues/new?template=${template}.yml&title=`)).toBe(true);
  expect(new URL(address).searchParams.get(REPORT_FIELD)).toBe(text);
}

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

for (const lang of LANGS) {
  const words = WORDS[lang];

  test(
    `${lang}: a ruling: what is said, the case, its house, the edition and every step are copied`,
    IN_TURN.vi,
    async ({ page }) => {
      const sent: string[] = [];
      const { widget, form } = await opened(page, lang);
      page.on('request', (request) => sent.push(request.url()));
      const text = (await widget.getAttribute('data-case')) ?? '';
      const { all } = known(text, lang);

      await form.getByLabel(words.wrongRuling).check();
      await form.getByLabel(words.line).fill(OWN);
      const shown = await form.getByLabel(words.text).inputValue();
      expect(shown.split('\n')[0]).toBe(`${words.wrongRuling}: ${OWN}`);
      expect(shown).toContain(words.case(text));
      expect(shown).toContain(words.edition(EDITION));
      for (const step of rulingOf(text).reasons) expect(shown).toContain(`${step.rule}: ${all.words.reason(step)}`);
      expect(shown).toMatch(new RegExp(`^http://[^ ]+/${lang}/trong-tai/\\?c=xi-dach@vipgame`, 'm'));

      await form.getByRole('button', { name: words.copy }).click();
      await expect(form.getByRole('status')).toHaveText(words.copied);
      expect(await clipboard(page)).toBe(shown);
      await expect(form.getByText(words.nothingSent)).toBeVisible();
      await leadsToIssue(form, 'wrong-verdict', shown);
      expect(sent).toEqual([]);
    },
  );

  test(
    `${lang}: what is changed in the case is changed in the report, and the reader's own line stays`,
    IN_TURN.en,
    async ({ page }) => {
      const { widget, form } = await opened(page, lang);
      const before = (await widget.getAttribute('data-case')) ?? '';
      await form.getByLabel(words.line).fill(OWN);
      await widget.locator('[data-setting=preset]').selectOption('blog');
      await expect(widget).not.toHaveAttribute('data-case', before);
      const after = (await widget.getAttribute('data-case')) ?? '';
      await expect(form.getByLabel(words.text)).toHaveValue(
        new RegExp(words.case(after).replace(/[{}.*+?()|[\]\\]/g, '\\$&')),
      );
      expect((await form.getByLabel(words.text).inputValue()).split('\n')[0]).toBe(`${words.other}: ${OWN}`);
    },
  );

  test(`${lang}: axe finds nothing in the open form on a phone, and it fits`, IN_TURN.vi, async ({ page }) => {
    const { form } = await opened(page, lang);
    await form.getByLabel(words.line).fill('x'.repeat(500));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await violations(page), colorScheme).toEqual([]);
    }
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    for (const target of await form.locator('label:has([type=radio]), [type=text], button').all()) {
      expect.soft((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test(`${lang}: a rule in the list leads to its form, which copies the same`, IN_TURN.en, async ({ page }) => {
    await page.goto(`/${lang}/xi-dach/luat/#${RULE}`);
    await page.locator(`#${RULE}`).getByRole('link', { name: words.openRule }).click();
    await expect(page).toHaveURL(new RegExp(`/r/${RULE}/#bao-${lang}$`));
    const form = page.locator(`#bao-${lang}`);
    await expect(form).toBeVisible();
    await expect(form).toBeInViewport();
    const text = form.getByLabel(words.text);
    await expect(text).not.toBeEditable();
    expect((await text.inputValue()).split('\n')[0]).toBe(`${words.other}.`);
    await leadsToIssue(form, 'house-differs', await text.inputValue());
    await form.getByRole('radio', { name: words.wrongRule }).check();
    await form.getByLabel(words.line).fill(OWN);
    const lines = (await text.inputValue()).split('\n');
    expect(lines.slice(0, 3)).toEqual([`${words.wrongRule}: ${OWN}`, '', words.rule('5.3', RULE, 'Xì Dách')]);
    expect(lines).toContain(words.edition(EDITION));
    expect(lines.at(-1)).toMatch(new RegExp(`/r/${RULE}/$`));
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toHaveText(words.copied);
    expect(await clipboard(page)).toBe(lines.join('\n'));
    await leadsToIssue(form, 'wrong-verdict', lines.join('\n'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

test('where copying is refused both forms say so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  const { form } = await opened(page, 'vi');
  await form.getByRole('button', { name: vi.copy }).click();
  await expect(form.getByRole('alert')).toHaveText(vi.failed);
  await page.goto(`/r/${RULE}/#bao-en`);
  const rule = page.locator('#bao-en');
  await rule.getByRole('button').click();
  await expect(rule.getByRole('status')).toHaveText(en.failed);
});

test('the form closes as it opened, and its button keeps the focus', async ({ page }) => {
  const { widget, form } = await opened(page, 'en');
  const button = widget.getByRole('button', { name: UI.en.case.report });
  await button.press('Enter');
  await expect(form).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the text of a rule can be opened, changed and copied by hand', async ({ page }) => {
    for (const lang of LANGS) {
      const words = WORDS[lang];
      await page.goto(`/r/${RULE}/`);
      const half = page.locator(`#hai-tieng > [lang=${lang}]`);
      await half.locator('summary', { hasText: words.openRule }).click();
      const text = half.getByLabel(words.text);
      await expect(text).toBeEditable();
      await expect(text).toHaveValue(new RegExp(`/r/${RULE}/$`));
      expect((await text.inputValue()).startsWith(words.either)).toBe(true);
      await expect(half.getByRole('radio')).toHaveCount(0);
      await expect(half.getByRole('button', { name: words.copy })).toHaveCount(0);
    }
  });
});
