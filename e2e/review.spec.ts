/**
 * The look-back at a round: by keyboard on a phone, from its end and from its link; luck and mistakes in words, and the rule to
 * practise.
 */

import type { Locator, Page } from '@playwright/test';
import { LANGS, type Lang } from '#core/lang.ts';
import { en as tableEn } from '#words/en/round.ts';
import { en } from '#words/en/ui/review.ts';
import { vi as tableVi } from '#words/vi/round.ts';
import { vi } from '#words/vi/ui/review.ts';
import { COLOUR_RULES, violations } from './axe.ts';
import { atRest, overflow } from './layout.ts';
import { looks } from './looks.ts';
import { expectLost, lostOf } from './lost.ts';
import { BAD_ROUNDS, chooseAgain, openReview, playToEnd, reviewed } from './table-page.ts';
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
const chipsOf = (text: string): number => Number.parseFloat(text.replace('−', '-').replace(',', '.'));

/** Of both moves on one axis the better one has the better figure; the one on the plate is their difference. */
async function expectMistake(table: Locator, lang: Lang): Promise<void> {
  const words = WORDS[lang];
  await expect(table.getByRole('status').locator('.big')).toHaveText(words.mistake);
  const means = await table.locator('.lb-means .v').allTextContents();
  const [did = 0, best = 0, ...others] = means.map(chipsOf);
  expect(others).toEqual([]);
  const cost = chipsOf((await table.locator('.tb-plate .net').textContent())?.replace(words.costs, '') ?? '');
  expect(cost).toBeGreaterThan(0);
  expect(best - did).toBeCloseTo(cost, 5);
  const listed = await table.locator('.lb-list [aria-current] span').textContent();
  expect(chipsOf(listed ?? '')).toBe(-cost);
  // What came of it begins with luck, good or bad, and stands apart.
  await expect(table.locator('.lb-real b')).toHaveText(new RegExp(`^(${words.lucky.head}|${words.unlucky.head})$`));
  // A link of the rule to practise, and of the rule itself.
  const practise = table.locator('[data-act=practise]');
  await expect(practise).toHaveAttribute('href', new RegExp(`/${lang}/luyen-tap/\\?s=dieu\\.[a-z0-9-]+$`));
  await expect(practise).toHaveText(/\d+\.\d+/);
}

for (const lang of LANGS) {
  const words = WORDS[lang];

  for (const [game, path] of Object.entries(BAD_ROUNDS)) {
    look(
      `${lang}: the mistakes of a round of ${game} are told and tried again, by keyboard, and the rule is practised`,
      IN_TURN.vi,
      async ({ page }) => {
        test.setTimeout(120_000);
        const table = await sitAt(page, `/${lang}/${path}`);
        await reviewed(table);
        const listed = table.locator('[data-mistake]');
        const count = await listed.count();
        expect(count).toBeGreaterThan(0);
        for (let at = 1; at <= count; at++) {
          if (at > 1) await expectAtHeading(table);
          await expect(table.locator('[data-heading]')).toHaveText(words.of(at, count));
          await expectMistake(table, lang);
          if (at === 1) {
            await press(page, table.locator('.lb-means summary'));
            await expectSound(page);
          }
          await press(page, table.locator('[data-act=retry]'));
          await expect(table.locator('.tb-say b')).toHaveText(words.question);
          await expect(table.locator('[data-move=hint]')).toHaveCount(0);
          if (at === 1) await expectSound(page);
          await chooseAgain(page, table);
          await expectAtHeading(table);
          expect(Object.values<string>(words.grades)).toContain(await table.locator('.tb-plate .big').textContent());
          if (at < count) await press(page, table.locator('[data-act=next]'));
        }
        await expect(table.locator('[data-move=again]')).toBeVisible();
        await press(page, table.locator('[data-act=practise]'));
        await expect(page.locator('.quiz[data-kind]')).toBeVisible();
        await expect(page).toHaveURL(/\?s=dieu\./);
      },
    );
  }

  look(
    `${lang}: a move is chosen once more, and the mistakes go back to the end and to a new round`,
    IN_TURN.vi,
    async ({ page }) => {
      const table = await sitAt(page, `/${lang}/xi-dach/choi/?s=3`);
      await press(page, table.locator('[data-move=stand]'));
      await playToEnd(page, table);
      const end = await table.locator('.tb-plate').textContent();
      await openReview(page, table);
      for (const [move, grade] of [
        ['stand', words.grades.worse],
        ['draw', words.grades.best],
      ] as const) {
        await press(page, table.locator('[data-act=retry]'));
        await press(page, table.locator(`[data-move=${move}]`));
        await expect(table.locator('.tb-plate .big')).toHaveText(grade);
        await expectAtHeading(table);
      }
      await press(page, table.locator('[data-act=back]'));
      await expect(table.locator('.lb')).toHaveCount(0);
      await expect(table.locator('.tb-plate')).toHaveText(end ?? '');
      await expect(table.locator('.tb-moves button').first()).toBeFocused();
      await openReview(page, table);
      await press(page, table.locator('[data-move=again]'));
      await expect(table.locator('.lb, .tb-plate')).toHaveCount(0);
      await expect(table.locator('.tb-house')).toContainText(`${TABLE[lang].round} 2`);
    },
  );

  look(`${lang}: a round without a mistake says so, and has no list`, IN_TURN.vi, async ({ page }) => {
    const table = await sitAt(page, `/${lang}/xi-dach/choi/?s=3`);
    await press(page, table.locator('[data-move=draw]'));
    await playToEnd(page, table);
    await openReview(page, table);
    await expect(table.locator('.tb-plate .big')).toHaveText(words.none);
    await expect(table.locator('.lb-list, .lb-means')).toHaveCount(0);
    await expectSound(page);
    await press(page, table.locator('[data-move=review]'));
    await expect(table.locator('[data-move=next]')).toBeVisible();
  });

  look(`${lang}: the link of a round opens what can be learnt from it`, IN_TURN.vi, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const table = await sitAt(page, `/${lang}/sam/choi/?s=5`);
    await playToEnd(page, table);
    await press(page, table.locator('[data-move=copy]'));
    await expect(table.locator('[data-move=copy]')).toHaveText(TABLE[lang].copied);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await openReview(page, table);
    const told = await table.locator('.tb-plate').textContent();
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await reviewed(table);
    await expect(table.locator('.tb-plate')).toHaveText(told ?? '');
    // On arrival the focus is left alone.
    await expect(page.locator('body')).toBeFocused();
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
    await expect(table.locator('[data-act=retry]')).toHaveCount(0);
    await expect(table.locator('[data-move=again]')).toBeVisible();
    await expectSound(page);
  });

  look(`${lang}: a round in a lesson is looked back at in its place`, IN_TURN.vi, async ({ page }) => {
    const table = await sitAt(page, `/${lang}/sam/`);
    await playToEnd(page, table);
    await openReview(page, table);
    await expectAtHeading(table);
    await expect(table.getByRole('status').first()).toHaveText(/\S/);
    await expectSound(page);
  });
}

test.describe('without a network', () => {
  test.use({ expected: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });
  test('what did not come is said, and comes with the network', async ({ page, context }) => {
    const table = await sitAt(page, '/vi/sam/choi/?s=5');
    await playToEnd(page, table);
    await context.setOffline(true);
    await press(page, table.locator('[data-move=learn]'));
    await expectLost(page, 'vi');
    await context.setOffline(false);
    await expect(table.locator('.lb')).toBeVisible();
    await expect(lostOf(page)).toBeEmpty();
  });

  test('a hint is given all the same, and the table goes on', async ({ page, context }) => {
    const table = await sitAt(page, '/vi/sam/choi/?s=5');
    await context.setOffline(true);
    await press(page, table.locator('[data-move=hint]'));
    await expect(table.locator('[data-move=hint][aria-pressed=true], .tb-say.ok')).not.toHaveCount(0);
    await press(page, table.locator('[data-move=silent]'));
    await expect(table.locator('[data-move=silent]')).toHaveCount(0);
  });
});
