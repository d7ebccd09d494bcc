/**
 * The look-back at a round: by keyboard on a phone, from its end and from its link; luck and mistakes in words, and the rule to
 * practise.
 */

import type { Locator, Page } from '@playwright/test';
import { LANGS, type Lang } from '#core/lang.ts';
import { en as tableEn } from '#words/round/en.ts';
import { vi as tableVi } from '#words/round/vi.ts';
import { en } from '#words/ui/review/en.ts';
import { vi } from '#words/ui/review/vi.ts';
import { COLOUR_RULES, violations } from './axe.ts';
import { atRest, overflow } from './layout.ts';
import { looks } from './looks.ts';
import { chooseAgain, openReview, playToEnd } from './table-page.ts';
import { expect, IN_TURN, test } from './test.ts';
import { press } from './widget.ts';

const look = looks('the look-back at a round');

const WORDS = { vi, en };
const TABLE = { vi: tableVi.table, en: tableEn.table };
const BOX = '.tb-box';
const PHONE = { width: 360, height: 740 };

async function sitAt(page: Page, path: string): Promise<Locator> {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.locator('.tb-box live-widget[waiting]:not([touched]), .tb[aria-busy=true]')).toHaveCount(0);
  return page.locator(BOX).first();
}

/** On a phone nothing is wider than the screen, and axe finds nothing in either theme. */
async function expectSound(page: Page): Promise<void> {
  for (const width of [320, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width });
    expect.soft(await overflow(page)).toBeLessThanOrEqual(0);
  }
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await atRest(page);
    const rules = colorScheme === 'dark' ? COLOUR_RULES : undefined;
    expect.soft(await violations(page, rules, BOX), colorScheme).toEqual([]);
  }
}

/** The focus moves to the heading of the new page. */
async function expectAtHeading(table: Locator): Promise<void> {
  await expect(table.locator('[data-heading]')).toBeFocused();
}

/** Chips as shown, with a real minus. */
const chipsOf = (text: string): number => Number.parseInt(text.replace('−', '-'), 10);

/** The whole text is announced, even where nothing is won. */
async function expectTold(table: Locator, lang: Lang): Promise<void> {
  const words = WORDS[lang];
  await expect(table.getByRole('status').locator('.big')).toHaveText(/\S/);
  const rows = table.locator('.lb-ways li');
  expect(await rows.count()).toBeGreaterThan(1);
  await expect(rows.filter({ has: table.page().locator('em', { hasText: words.did }) })).toHaveCount(1);
  const tried = rows.filter({ has: table.page().locator('em', { hasText: words.tried }) });
  await expect(tried).toHaveCount(1);
  // The banner and the row beside it state the same result of the second choice.
  const plate = chipsOf((await table.locator('.tb-plate .net').textContent()) ?? '');
  expect(chipsOf((await tried.locator('.amt').textContent()) ?? '')).toBe(plate);
  // A link of each rule that is practised, and of the rule itself.
  for (const link of await table.locator('[data-act=practise]').all()) {
    await expect(link).toHaveAttribute('href', new RegExp(`/${lang}/luyen-tap/\\?s=dieu\\.[a-z0-9-]+$`));
    await expect(link).toHaveText(/\d+\.\d+/);
  }
}

/** A round in which the reader, played plainly or standing at once, chooses badly. */
const BADLY = {
  sam: { path: 'sam/choi/?s=12', play: playToEnd },
  'xi-dach': {
    path: 'xi-dach/choi/?s=3',
    play: async (page: Page, table: Locator) => {
      await press(page, table.locator('[data-move=stand]'));
      await playToEnd(page, table);
    },
  },
};

for (const lang of LANGS) {
  const words = WORDS[lang];

  for (const [game, { path, play }] of Object.entries(BADLY)) {
    look(
      `${lang}: the moves of a round of ${game} are tried again, by keyboard, and the rule behind a bad one is practised`,
      IN_TURN.vi,
      async ({ page }) => {
        test.setTimeout(120_000);
        const table = await sitAt(page, `/${lang}/${path}`);
        await play(page, table);
        await openReview(page, table);
        await expectAtHeading(table);
        const rows = table.locator('[data-moment]');
        const count = await rows.count();
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThanOrEqual(5);
        // Nothing is revealed before the second try.
        await expect(rows.locator('em')).toHaveText(Array.from({ length: count }, () => words.untried));
        await expect(table.locator('.lb-ways, .lb-rules')).toHaveCount(0);
        await expectSound(page);

        await press(page, table.locator('[data-act=begin]'));
        for (let at = 1; at <= count; at++) {
          await expectAtHeading(table);
          await expect(table.locator('[data-heading]')).toHaveText(words.of(at, count));
          await expect(table.locator('.tb-say b')).toHaveText(words.question);
          await expect(table.locator('.lb-ways, [data-move=hint]')).toHaveCount(0);
          if (at === 1) await expectSound(page);
          await chooseAgain(page, table);
          await expectAtHeading(table);
          await expectTold(table, lang);
          if (at === 1) {
            for (const fold of await table.locator('.lb-ways summary').all()) await press(page, fold);
            await expectSound(page);
          }
          await press(page, table.locator('[data-act=next]'));
        }
        await expectAtHeading(table);
        for (const told of await rows.locator('em').allTextContents())
          expect(Object.values<string>(words.judged)).toContain(told);
        await expect(table.locator('[data-move=again]')).toBeVisible();
        await expectSound(page);

        const practise = table.locator('.lb-rules [data-act=practise]').first();
        await press(page, practise);
        await expect(page.locator('.quiz[data-kind]')).toBeVisible();
        await expect(page).toHaveURL(/\?s=dieu\./);
      },
    );
  }

  look(
    `${lang}: a move is chosen once more, and the list goes back to the end and to a new round`,
    IN_TURN.vi,
    async ({ page }) => {
      const table = await sitAt(page, `/${lang}/xi-dach/choi/?s=3`);
      await press(page, table.locator('[data-move=stand]'));
      await playToEnd(page, table);
      const end = await table.locator('.tb-plate').textContent();
      await openReview(page, table);
      await expect(table.locator('.tb-plate')).toHaveText(end ?? '');
      await press(page, table.locator('[data-act=begin]'));
      const outcomes: string[] = [];
      for (const move of ['stand', 'draw']) {
        await press(page, table.locator(`[data-move=${move}]`));
        outcomes.push((await table.locator('.tb-plate').textContent()) ?? '');
        await press(page, table.locator('[data-act=retry]'));
        await expectAtHeading(table);
      }
      expect(outcomes[0]).not.toBe(outcomes[1]);
      expect(outcomes[0]).toContain(words.judged.mistake);
      expect(outcomes[1]).toContain(words.judged.right);
      await press(page, table.locator('[data-act=back]'));
      await press(page, table.locator('[data-act=back]'));
      await expect(table.locator('.lb')).toHaveCount(0);
      await expect(table.locator('.tb-plate')).toHaveText(end ?? '');
      await expect(table.locator('.tb-moves button').first()).toBeFocused();
      await openReview(page, table);
      await press(page, table.locator('[data-move=review]'));
      await expect(table.locator('[data-move=next]')).toBeVisible();
      await press(page, table.locator('[data-move=back]'));
      await openReview(page, table);
      await press(page, table.locator('[data-act=begin]'));
      await press(page, table.locator('[data-move=draw]'));
      await press(page, table.locator('[data-act=next]'));
      await press(page, table.locator('[data-move=again]'));
      await expect(table.locator('.lb, .tb-plate')).toHaveCount(0);
      await expect(table.locator('.tb-house')).toContainText(`${TABLE[lang].round} 2`);
    },
  );

  look(`${lang}: the link of a round opens what can be learnt from it`, IN_TURN.vi, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const table = await sitAt(page, `/${lang}/sam/choi/?s=12`);
    await playToEnd(page, table);
    const end = await table.locator('.tb-plate').textContent();
    await openReview(page, table);
    const moves = await table.locator('.lb-list').textContent();
    await press(page, table.locator('[data-move=copy]'));
    await expect(table.locator('[data-move=copy]')).toHaveText(TABLE[lang].copied);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect(table.locator('.lb-list')).toHaveText(moves ?? '');
    await expect(table.locator('.tb-plate')).toHaveText(end ?? '');
    // On arrival the focus is left alone.
    await expect(page.locator('body')).toBeFocused();
    await press(page, table.locator('[data-act=begin]'));
    await chooseAgain(page, table);
    // On return it is a finished round.
    await page.goto(page.url());
    await expect(table.locator('[data-move=learn]')).toBeVisible();
    await expect(table.locator('.lb')).toHaveCount(0);
  });

  look(`${lang}: Ba Cây leaves nothing to decide, and says so`, IN_TURN.vi, async ({ page }) => {
    const table = await sitAt(page, `/${lang}/ba-cay/choi/?s=12`);
    await playToEnd(page, table);
    await openReview(page, table);
    await expect(table.getByText(words.noChoice('Ba Cây'))).toBeVisible();
    await expect(table.locator('[data-act=begin]')).toHaveCount(0);
    await expect(table.locator('[data-move=again]')).toBeVisible();
    await expectSound(page);
  });

  look(`${lang}: a round in a lesson is looked back at in its place`, IN_TURN.vi, async ({ page }) => {
    const table = await sitAt(page, `/${lang}/sam/`);
    await playToEnd(page, table);
    await openReview(page, table);
    await expectAtHeading(table);
    await press(page, table.locator('[data-act=begin]'));
    await chooseAgain(page, table);
    await expectTold(table, lang);
    await expectSound(page);
  });
}

test.describe('without a network', () => {
  test.use({ expected: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });
  test('what did not come is asked for again', async ({ page, context }) => {
    const table = await sitAt(page, '/vi/sam/choi/?s=12');
    await playToEnd(page, table);
    await context.setOffline(true);
    await press(page, table.locator('[data-move=learn]'));
    await expect(table.locator('[data-move=learn]')).toHaveText(TABLE.vi.learnLost);
    await context.setOffline(false);
    // The browser may cache the failure: then the page is reloaded, with the saved round.
    await press(page, table.locator('[data-move=learn]'));
    const learn = table.locator('[data-move=learn]');
    await expect(table.locator('.lb').or(learn.getByText(TABLE.vi.learn, { exact: true }))).toBeVisible();
    if (await learn.isVisible()) await press(page, learn);
    await expect(table.locator('.lb-body:not([aria-busy])')).toBeVisible();
  });
});
