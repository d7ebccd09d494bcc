/** What a reader does on the pages of the games that compare hands: every widget by keyboard, verdicts from the engine. */

import { displayCard, rankOf, suitOf } from '#core/card.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { casesOnPage } from './built.ts';
import { expect, IN_TURN, test } from './test.ts';
import {
  cardButton,
  cardFrom,
  hydrateInView,
  judgedCase,
  liveCase,
  openHouseRules,
  openPanel,
  PICKER,
  press,
  rulingOn,
  UI,
  widgetAt,
} from './widget.ts';

for (const lang of LANGS) {
  test(`${lang}: the same hands stand under two rule sets, and change in both`, IN_TURN.vi, async ({ page }) => {
    const books = await widgetAt(page, `/${lang}/ba-cay/cach-choi/`, '.books');
    const shelves = books.locator('.shelf > section');
    await expect(shelves).toHaveCount(2);
    const before = await Promise.all([0, 1].map((i) => judgedCase(shelves.nth(i))));
    await expect(books.locator('.shelf')).toBeHidden();
    await books.locator('.see').click();
    await expect(books.locator('.shelf')).toBeVisible();
    await press(page, books.locator('[data-act=edit]'));
    await press(page, books.getByRole('button', { name: PICKER[lang].editHand('an'), exact: true }));
    const sheet = books.getByRole('dialog');
    await press(page, sheet.locator('.out').first());
    // A court card is in the deck of one rule set and not of the other.
    await press(page, cardButton(sheet, 'K♠'));
    await page.keyboard.press('Escape');
    await expect(shelves.nth(1)).not.toHaveAttribute('data-case', before[1] ?? '');
    await judgedCase(shelves.nth(1));
    const missing = await shelves.nth(0).getAttribute('data-case');
    expect(rulingOn(missing ?? '')).toBeNull();
    await expect(shelves.nth(0)).not.toHaveAttribute('data-verdict');
    await expect(shelves.nth(0)).toContainText('K♠');
    await press(page, books.locator('[data-act=reset]'));
    await expect(shelves.nth(0)).toHaveAttribute('data-case', before[0] ?? '');
  });

  test(
    `${lang}: a house without court cards says so, and has no say about other hands that hold them`,
    IN_TURN.vi,
    async ({ page }) => {
      const path = `/${lang}/ba-cay/so-bai/`;
      await page.goto(path);
      const [first = '', second = ''] = casesOnPage(path).filter((text) => /^ba-cay@bai-cao;.*[JQK]/.test(text));
      const other = await liveCase(page, path, second);
      const widget = await liveCase(page, path, first);
      const before = await judgedCase(widget);
      await openPanel(widget, 'else');
      await expect(widget.locator('.else li').last()).toContainText(UI[lang].branches.impossible);
      await openHouseRules(widget);
      await widget.locator('[data-setting=preset]').selectOption('ba-cay');
      await expect(widget).toHaveAttribute('data-case', before.replace('@bai-cao', '@ba-cay'));
      await expect(widget).not.toHaveAttribute('data-verdict');
      const strange = /[JQK][SHDC]|10[SHDC]/.exec(before)?.[0] ?? '';
      await expect(widget.locator('.verdict')).toContainText(UI[lang].case.notInDeck(displayCard(cardFrom(strange))));
      expect(await judgedCase(other)).toBe(second);
      await widget.locator('[data-act=undo]').click();
      expect(await judgedCase(widget)).toBe(before);
    },
  );

  test(`${lang}: the ladder names a hand as its cards come and go`, IN_TURN.vi, async ({ page }) => {
    const ladder = await widgetAt(page, `/${lang}/xi-to/tinh-diem/`, '.ladder');
    const before = await judgedCase(ladder);
    const rungs = ladder.locator('.rungs tbody tr');
    await expect(rungs).toHaveCount(9);
    await press(page, rungs.first().getByRole('button'));
    await expect(ladder).not.toHaveAttribute('data-case', before);
    await expect(rungs.first()).toHaveClass('here');
    // One card out: four to a straight flush, and the other hand has one more, so that nothing is compared.
    await press(page, ladder.getByRole('button', { name: PICKER[lang].editHand('an'), exact: true }));
    const sheet = ladder.getByRole('dialog');
    await press(page, sheet.locator('.out').last());
    await press(page, sheet.getByRole('button', { name: PICKER[lang].done }));
    await expect(ladder).not.toHaveAttribute('data-verdict');
    await expect(rungs.first().locator('.n')).toHaveText(/%/);
    await expect(ladder.locator('.far')).toHaveText(/1/);
  });

  test(`${lang}: the deck of Xì Tố is its own: 7 to ace, and the arrows stay in it`, IN_TURN.en, async ({ page }) => {
    const ladder = await widgetAt(page, `/${lang}/xi-to/tinh-diem/`, '.ladder');
    await press(page, ladder.getByRole('button', { name: PICKER[lang].editHand('an'), exact: true }));
    const sheet = ladder.getByRole('dialog');
    await expect(sheet.locator('[data-card]')).toHaveCount(32);
    await cardButton(sheet, 'A♠').focus();
    await page.keyboard.press('ArrowRight');
    await expect(cardButton(sheet, '7♠')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(cardButton(sheet, 'K♠')).toBeFocused();
    await sheet.getByRole('textbox').fill('2♠');
    await page.keyboard.press('Enter');
    await expect(sheet.locator('.note')).toHaveText(UI[lang].case.notInDeck(spoken('2♠', lang)));
  });

  test(
    `${lang}: drawing and standing are counted for another house, and for the reader’s own`,
    IN_TURN.vi,
    async ({ page }) => {
      const path = `/${lang}/xi-dach/xac-suat/`;
      const other = await widgetAt(page, path, '.other-house');
      const tables = page.locator('.strategy table');
      await expect(tables).toHaveCount(1);
      await other.locator('select').selectOption('mien-nam');
      await expect(tables).toHaveCount(2);
      await expect(tables.last().locator('.flips')).toHaveCount(6);
      await other.locator('select').selectOption('vipgame');
      await expect(tables.last().locator('.flips')).toHaveCount(0);
      await other.locator('select').selectOption('');
      await expect(tables).toHaveCount(1);
      await page.evaluate(() => localStorage.setItem('luat-bai:house:xi-dach', 'xi-dach@pho-thong{bustVsBust=banker}'));
      await widgetAt(page, path, '.other-house');
      await expect(tables.last().locator('.flips')).toHaveCount(3);
    },
  );

  test(`${lang}: a round with betting is looked at again step by step`, IN_TURN.vi, async ({ page }) => {
    const replay = await widgetAt(page, `/${lang}/xi-to/cach-choi/`, '.replay');
    await expect(replay.locator('.pot')).toBeVisible();
    const next = replay.locator('.steps .btn').last();
    for (let i = 0; i < 40 && (await next.getAttribute('aria-disabled')) === 'false'; i++) await press(page, next);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    const chips = await replay.locator('.sum.chips').allTextContents();
    expect(chips.reduce((sum, text) => sum + Number(text.replace('−', '-') || 0), 0)).toBe(0);
    await expect(replay.locator('.pot')).toHaveCount(0);
  });
}

test('the referee takes a case of any game, typed or linked, one engine more at a time', async ({ page }) => {
  await page.goto('/vi/trong-tai/');
  const box = page.locator('#case-text');
  await hydrateInView(box);
  await box.fill('xi-to; an: 8♥ 8♦ J♣ K♠ A♥; bình: 8♠ 8♣ J♠ K♦ Q♥');
  const board = page.locator('article.case');
  await expect(board).toHaveAttribute('data-case', 'xi-to@vipgame;an:8H.8D.JC.KS.AH;bình:8S.8C.JS.KD.QH');
  await judgedCase(board);
  await expect(box).toBeFocused();
  await page.goto('/en/trong-tai/?c=ba-cay@bai-cao;an:9C.8D.KS;binh:3H.4C.2S');
  await expect(page.locator('article.case')).toHaveAttribute('data-case', 'ba-cay@bai-cao;an:9C.8D.KS;binh:3H.4C.2S');
  await judgedCase(page.locator('article.case'));
});

/** A card's spoken name. */
function spoken(text: string, lang: Lang): string {
  const ui = UI[lang];
  return ui.cardName(ui.ranks[rankOf(cardFrom(text))], ui.suits[suitOf(cardFrom(text))]);
}
