/** The score book of an evening, from its first name to its end. */

import type { Page } from '@playwright/test';
import { addRound, saveRound } from '../score-book-sheet.ts';
import { LAYER, layOnTable } from '../table-mode-page.ts';
import { expect } from '../test.ts';
import { statesOf, type Visit, visit } from './state.ts';

const MAIN = 'main';
/** As long as a name may be, without a place to break it; and a letter with more marks than any alphabet has. */
const LONG_NAME = 'Nguyễnthịminhkhaibàchằng';
const MARKED_NAME = `ẩ${'\u0301\u0323\u0309\u0302'.repeat(5)}`;
const SHEET = '.sb-sheet';
const main = statesOf(MAIN);

async function begin(page: Page, names: readonly string[]): Promise<void> {
  const boxes = page.locator('.sb-names input');
  for (const [at, name] of names.entries()) {
    if ((await boxes.count()) <= at) await page.locator('.sb-start > .sb-link').click();
    await boxes.nth(at).fill(name);
  }
}

async function chips(page: Page, all: readonly string[]): Promise<void> {
  for (const [at, text] of all.entries()) await page.locator(`${SHEET} .sb-ent input`).nth(at).fill(text);
}

export const BOOK_VISITS: readonly Visit[] = [
  visit(
    'the score book',
    'so-diem/#moi',
    main.served,
    {
      name: 'names, games and houses',
      part: MAIN,
      async enter(page) {
        await begin(page, ['An', 'Bình', 'Chi', 'Dung']);
        for (const at of [0, 4]) await page.locator('.sb-games button').nth(at).click();
      },
    },
    {
      name: 'just begun',
      part: MAIN,
      async enter(page) {
        await page.locator('[data-act=begin]').click();
        await expect(page.locator('.sb-bar')).toBeVisible();
      },
    },
    {
      name: 'a round in chips',
      part: SHEET,
      async enter(page) {
        await addRound(page, 'ta-la', 'amounts');
        await chips(page, ['+8', '3', '0']);
      },
    },
    {
      name: 'a round by its result',
      part: SHEET,
      async enter(page) {
        await saveRound(page);
        await addRound(page, 'sam', 'result');
        await page.locator('[data-first]').nth(3).click();
        await page.locator('[data-count="6"]').click();
      },
    },
    {
      name: 'a round of nine cards each',
      part: SHEET,
      async enter(page) {
        for (const count of [4, 6]) await page.locator(`[data-count="${count}"]`).click();
        await saveRound(page);
        await addRound(page, 'ta-la', 'cards');
        await page
          .locator('#case-text')
          .fill(
            'An 2♠ 4♠ 6♠ 8♠ 10♠ Q♠ K♦ A♦ 3♥\nBình 2♦ 4♦ 6♦ 8♦ 10♦ Q♦ K♣ A♣ 3♣\nChi 2♥ 4♥ 6♥ 8♥ 10♥ Q♥ K♠ A♠ 3♦\nDung 5♠ 5♥ 7♦ 7♣ 9♠ 9♥ J♦ J♣ K♥',
          );
        await expect(page.locator('.sb-ent .num').first()).not.toHaveText('');
      },
    },
    {
      name: 'a round by its cards',
      part: SHEET,
      async enter(page) {
        await page.locator('[data-act=game]').click();
        await page.locator('[data-game=xi-dach]').click();
        await page.locator('[data-way=cards]').click();
        await page.locator('[data-bank]').nth(1).click();
        await page.locator('#case-text').fill('bình 10 8, an k 9\nchi 9 7 5, dung 10 4 8');
        await expect(page.locator('.sb-ent .num').first()).not.toHaveText('');
      },
    },
    {
      name: 'the deck over a round',
      part: 'dialog.sheet',
      async enter(page) {
        await page.locator('[data-pick]').nth(2).click();
        await expect(page.locator('dialog.sheet')).toBeVisible();
      },
    },
    {
      name: 'what the table paid instead',
      part: SHEET,
      async enter(page) {
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog.sheet')).toHaveCount(0);
        await page.locator('[data-act=otherwise]').click();
        for (const [at, text] of ['-4', '+2'].entries()) {
          await page.locator('.sb-otherwise input').nth(at).fill(text);
        }
      },
    },
    {
      name: 'a house that pays so, or none',
      part: MAIN,
      async enter(page) {
        for (const [at, text] of ['-1', '+1', '+1', '-1'].entries()) {
          await page.locator('.sb-otherwise input').nth(at).fill(text);
        }
        await saveRound(page);
        await expect(page.locator('.sb-seen')).toBeVisible();
      },
    },
    {
      name: 'a round of the book',
      part: MAIN,
      async enter(page) {
        await page.locator('[data-act=leave-house]').click();
        await page.locator('#van-1 .ln').click();
      },
    },
    {
      name: 'a round that is corrected',
      part: SHEET,
      async enter(page) {
        await page.locator('[data-act=fix]').click();
        await chips(page, ['+6', '3', '0', '3']);
      },
    },
    {
      name: 'corrected and dropped rounds',
      part: MAIN,
      async enter(page) {
        await saveRound(page);
        await page.locator('#van-2 .ln').click();
        await page.locator('[data-act=drop]').click();
      },
    },
    { name: 'the totals on the table', part: LAYER, enter: layOnTable },
    {
      name: 'the table',
      part: SHEET,
      async enter(page) {
        await page.locator(`${LAYER} [data-act=leave]`).click();
        await page.locator('[data-act=table]').click();
      },
    },
    {
      name: 'the end',
      part: MAIN,
      async enter(page) {
        await page.locator('[data-act=close]').click();
        await page.locator('[data-act=end]').click();
        await expect(page.locator('.sb-ticket .qr')).toBeVisible();
      },
    },
  ),
  visit(
    'a score book of eight',
    'so-diem/#moi',
    {
      name: 'eight people',
      part: MAIN,
      async enter(page) {
        await begin(page, ['An', 'Bình', 'Chi', 'Dung', 'Em Út', 'Phương Thảo', LONG_NAME, MARKED_NAME]);
        await page.locator('[data-act=begin]').click();
        await addRound(page, 'xi-to', 'amounts');
        await chips(page, ['+70', '10', '10', '10', '10', '10', '10']);
        await saveRound(page);
      },
    },
    { name: 'eight totals on the table', part: LAYER, enter: layOnTable },
    {
      name: 'who says that they are paid',
      part: MAIN,
      async enter(page) {
        await page.locator(`${LAYER} [data-act=leave]`).click();
        await page.locator('[data-act=end]').click();
        await expect(page.locator('.sb-ticket .qr')).toBeVisible();
      },
    },
  ),
];
