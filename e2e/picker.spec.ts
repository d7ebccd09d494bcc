/** The deck as a sheet: by keyboard, by touch, for screen readers; the page beneath does not move. */

import type { Page } from '@playwright/test';
import { ALL_CARDS } from '#core/card.ts';
import { LANGS } from '#core/lang.ts';
import { houseRulesLesson } from './built.ts';
import { looks } from './looks.ts';
import { expect, test } from './test.ts';
import { cardButton, change, handInCase, judgedCase, liveCase, openPanel, openPicker, PICKER, UI } from './widget.ts';

const look = looks('the deck as a sheet');

const PAGE = houseRulesLesson('vi');
const UNPINNED = 'xi-dach@pho-thong;';

/** Which card has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-card') ?? '');

async function opened(page: Page) {
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, UNPINNED);
  const sheet = await openPicker(widget, 'an', 'vi');
  return { widget, sheet };
}

look('by keyboard alone: open, walk, choose, close, and be back where one was', async ({ page }) => {
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, UNPINNED);
  await openPanel(widget, 'more');
  await widget.locator('[data-act=edit]').focus();
  await page.keyboard.press('Enter');
  const hand = widget.getByRole('button', { name: PICKER.vi.editHand('an'), exact: true });
  await hand.focus();
  await page.keyboard.press('Enter');
  const sheet = widget.getByRole('dialog');
  await expect(sheet).toBeVisible();
  const [first = ''] = handInCase(await judgedCase(widget), 'an').split(' ');
  await expect(cardButton(sheet, first)).toBeFocused();

  await page.keyboard.press('Space');
  await expect(cardButton(sheet, first)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(cardButton(sheet, first)).toHaveAttribute('aria-pressed', 'true');
  expect(handInCase(await judgedCase(widget), 'an')).toContain(first);

  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(hand).toBeFocused();
});

look('the hand behind the deck follows what is picked, and so it is once the deck is closed', async ({ page }) => {
  const { widget, sheet } = await opened(page);
  const behind = widget.locator('.seat', { has: page.locator('[data-pick=an]') });
  const follows = async (): Promise<void> => {
    const cards = handInCase(await judgedCase(widget), 'an').split(' ');
    await expect(behind.locator('.card b')).toHaveText(cards.map((card) => card.slice(0, -1)));
    await expect(sheet.locator('.sum')).toContainText((await behind.locator('.sum').textContent()) || 'a sum');
  };
  for (const card of ['K♣', '2♥', 'K♣']) {
    await cardButton(sheet, card).click();
    await follows();
  }
  await cardButton(sheet, '2♥').click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(behind.locator('.card b')).toHaveText(
    handInCase(await judgedCase(widget), 'an')
      .split(' ')
      .map((card) => card.slice(0, -1)),
  );
});

look('the arrows walk the whole deck and wrap round; Home and End lead to the ends of a suit', async ({ page }) => {
  const { sheet } = await opened(page);
  await cardButton(sheet, 'A♠').focus();
  const seen = new Set<string>();
  for (let suit = 0; suit < 4; suit += 1) {
    for (let rank = 0; rank < 13; rank += 1) {
      seen.add(await focused(page));
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('ArrowDown');
  }
  expect(seen.size).toBe(ALL_CARDS.length);
  await expect(cardButton(sheet, 'A♠')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(cardButton(sheet, 'K♠')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(cardButton(sheet, 'K♣')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(cardButton(sheet, 'A♣')).toBeFocused();
  await page.keyboard.press('End');
  await expect(cardButton(sheet, 'K♣')).toBeFocused();
});

look('one Tab stop for the deck, and Tab stays in the sheet', async ({ page }) => {
  const { sheet } = await opened(page);
  await expect(sheet.locator('.pickgrid [tabindex="0"]')).toHaveCount(1);
  for (let i = 0; i < 14; i += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const at = document.activeElement;
      return at === document.body || at?.closest('dialog') !== null;
    });
    expect(inside).toBe(true);
  }
});

for (const [typed, shown] of [
  ['7h', '7♥'],
  ['át bích', 'A♠'],
  ['10 cơ', '10♥'],
  ['K♦', 'K♦'],
] as const) {
  look(`typing “${typed}” and Enter adds ${shown}`, async ({ page }) => {
    const { widget, sheet } = await opened(page);
    await page.keyboard.press('7');
    const box = sheet.getByRole('textbox');
    await expect(box).toBeFocused();
    await box.fill(typed);
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
    expect(handInCase(await judgedCase(widget), 'an').split(' ')).toContain(shown);
    await expect(sheet.getByRole('status')).toContainText(PICKER.vi.added('').slice(0, 4));
  });
}

look('what is no card stays in the box and is named', async ({ page }) => {
  const { widget, sheet } = await opened(page);
  const before = await judgedCase(widget);
  await sheet.getByRole('textbox').fill('11 cơ');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('status')).toHaveText(PICKER.vi.bad('11 cơ'));
  await expect(sheet.getByRole('textbox')).toHaveValue('11 cơ');
  expect(await judgedCase(widget)).toBe(before);
});

look('a card that someone else holds is marked, says who holds it, and is not given twice', async ({ page }) => {
  const { widget, sheet } = await opened(page);
  const before = await judgedCase(widget);
  const [theirs = ''] = handInCase(before, 'cai').split(' ');
  const taken = cardButton(sheet, theirs);
  await expect(taken).toHaveAttribute('aria-disabled', 'true');
  await expect(taken.locator('s')).toBeVisible();
  await expect(taken).toHaveAccessibleName(/nhà cái đang giữ/);
  await taken.focus();
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('status')).toContainText('nhà cái đang giữ');
  await sheet.getByRole('textbox').fill(theirs);
  await page.keyboard.press('Enter');
  expect(await judgedCase(widget)).toBe(before);
});

look('a full hand says so and takes no more', async ({ page }) => {
  const { widget, sheet } = await opened(page);
  await sheet.getByRole('button', { name: PICKER.vi.clear }).click();
  for (const text of ['2♠', '3♠', '4♠', '5♠', '6♠']) await cardButton(sheet, text).click();
  await expect(widget).toHaveAttribute('data-case', /an:2S\.3S\.4S\.5S\.6S/);
  await cardButton(sheet, '7♠').click();
  await expect(sheet.getByRole('status')).toHaveText(PICKER.vi.full(5));
  await expect(widget).toHaveAttribute('data-case', /an:2S\.3S\.4S\.5S\.6S/);
  await judgedCase(widget);
  // It reports the last event, not an earlier refusal.
  await sheet.getByRole('button', { name: PICKER.vi.clear }).click();
  await expect(sheet.getByRole('status')).toHaveText(PICKER.vi.cleared);
});

look('Escape in the box closes the sheet, and a press beside it too', async ({ page }) => {
  const { widget, sheet } = await opened(page);
  await sheet.getByRole('textbox').focus();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await openPicker(widget, 'an', 'vi');
  await page.mouse.click(180, 8);
  await expect(sheet).toBeHidden();
  await expect(widget.getByRole('button', { name: PICKER.vi.editHand('an'), exact: true })).toBeFocused();
});

for (const lang of LANGS) {
  look(`${lang}: every card has a spoken name of its own`, async ({ page }) => {
    await page.goto(houseRulesLesson(lang));
    const widget = await liveCase(page, houseRulesLesson(lang), UNPINNED);
    const sheet = await openPicker(widget, 'an', lang);
    const names = await sheet
      .locator('[data-card]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
    expect(new Set(names).size).toBe(ALL_CARDS.length);
    const { ranks, suits, cardName } = UI[lang];
    for (const [rank, rankWord] of Object.entries(ranks)) {
      for (const [suit, suitWord] of Object.entries(suits)) {
        await expect(cardButton(sheet, `${rank}${suit}`)).toHaveAccessibleName(
          new RegExp(`^${cardName(rankWord, suitWord)}(,|$)`),
        );
      }
    }
  });
}

look('the deck keeps its place while cards are chosen, and the page beneath while it opens', async ({ page }) => {
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, UNPINNED);
  await change(widget);
  await widget.getByRole('button', { name: PICKER.vi.editHand('an'), exact: true }).scrollIntoViewIfNeeded();
  const boxes = (): Promise<string> =>
    page.evaluate(() =>
      ['header', 'h1', '.case[data-case]', '.seat', '.verdict', '.btns', 'footer']
        .flatMap((selector) => [...document.querySelectorAll(selector)])
        .map((element) => JSON.stringify(element.getBoundingClientRect()))
        .join('\n'),
    );
  const before = await boxes();
  const sheet = await openPicker(widget, 'an', 'vi');
  expect(await boxes()).toBe(before);

  const deck = await sheet.locator('.pickgrid').boundingBox();
  const top = await widget.boundingBox();
  for (const text of ['2♣', '3♣', '2♣', '3♣']) {
    await cardButton(sheet, text).click();
    expect(await sheet.locator('.pickgrid').boundingBox()).toEqual(deck);
    expect((await widget.boundingBox())?.y).toBe(top?.y);
  }
});

look('a card taken out by its face leaves the focus in the sheet', async ({ page }) => {
  const { sheet } = await opened(page);
  await sheet.locator('.out').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('cards are tapped in and out at 360 px, each place wide enough for a thumb', async ({ page }) => {
    const { widget, sheet } = await opened(page);
    for (const button of await sheet.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.height, await button.textContent().then((text) => text ?? '')).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(40);
    }
    await sheet.getByRole('button', { name: PICKER.vi.clear }).tap();
    await cardButton(sheet, 'A♣').tap();
    await cardButton(sheet, 'K♣').tap();
    await sheet.getByRole('button', { name: PICKER.vi.done }).tap();
    await expect(sheet).toBeHidden();
    expect(handInCase(await judgedCase(widget), 'an')).toBe('A♣ K♣');
  });
});
