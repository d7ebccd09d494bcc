/** What the table that one plays at tells and keeps: its start, its prices, what stays hidden, its end, and a new round in sight. */

import type { Locator, Page } from '@playwright/test';
import { LANGS, type Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { en as roundEn } from '#words/round/en.ts';
import { vi as roundVi } from '#words/round/vi.ts';
import { expect, IN_TURN, test } from './test.ts';
import { comeAlive } from './widget.ts';

const ROUND = { vi: roundVi, en: roundEn };
/** What is pressed of all that may be: the first that is there. */
const PLAIN = ['u', 'eat', 'draw', 'lay', 'gui', 'discard', 'look', 'silent', 'stand', 'theo', 'to', 'hint', 'pass'];

async function sit(page: Page, game: string, lang: Lang): Promise<Locator> {
  await page.goto(`/${lang}/${game}/`);
  const deal = page.locator('.play').first();
  await comeAlive(deal);
  return deal;
}

/** Presses the first of these moves that there is, until the round is over. */
async function playOut(deal: Locator, moves: readonly string[] = PLAIN): Promise<void> {
  const again = deal.locator('[data-move=again]');
  for (let i = 0; i < 80 && !(await again.isVisible()); i++) {
    const told = await deal.locator('.story').textContent();
    for (const move of moves) {
      const button = deal.locator(`[data-move=${move}]`);
      if (!(await button.isVisible())) continue;
      await button.click();
      if (move === 'hint') await deal.locator('[data-move=play]').click();
      break;
    }
    await expect.poll(() => deal.locator('.story').textContent()).not.toBe(told);
  }
  await expect(again).toBeVisible();
}

/** A seat of the table, by its place from the top. */
function cardsOf(deal: Locator, seat: number, kind: '.back' | ':not(.back)'): Locator {
  return deal.locator('.seat').nth(seat).locator(`.hand.m .card${kind}`);
}

for (const lang of LANGS) {
  test(
    `${lang}: the first deal of Xì Tố says who has bet before the reader, also without a script`,
    IN_TURN,
    async ({ page, request }) => {
      const deal = await sit(page, 'xi-to', lang);
      const told = await deal.locator('.story li').allTextContents();
      expect(told.at(-1)).toContain(lang === 'vi' ? 'Chi tố 2.' : 'Chi bets 2.');
      const html = await (await request.get(`/${lang}/xi-to/`)).text();
      expect(html).toContain(lang === 'vi' ? 'Chi tố 2.' : 'Chi bets 2.');
      // What follows is added to it.
      await deal.locator('[data-move=theo]').click();
      await expect(deal.locator('.story li')).not.toHaveCount(told.length);
      expect((await deal.locator('.story li').allTextContents()).slice(0, told.length)).toEqual(told);
    },
  );

  test(`${lang}: moves of Xì Tố name their price, and that is what they cost`, IN_TURN, async ({ page }) => {
    const deal = await sit(page, 'xi-to', lang);
    const [call, raise, fold] = lang === 'vi' ? ['Theo 2', 'Tố thêm', 'mất 1'] : ['Call 2', 'Raise by', 'lose 1'];
    await expect(deal.locator('[data-move=theo]')).toContainText(call ?? '');
    await expect(deal.locator('[data-move=theo] small')).toContainText('7');
    await expect(deal.locator('[data-move=up] small')).toHaveText(fold ?? '');
    await deal.locator('.amount select').selectOption({ index: 1 });
    const to = deal.locator('[data-move=to]');
    await expect(to).toContainText(raise ?? '');
    const price = Number(/\d+/.exec((await to.locator('small').textContent()) ?? '')?.[0]);
    await to.click();
    await expect(deal.locator('.story')).toContainText(lang === 'vi' ? `bỏ vào ${price} phỉnh` : `${price} chips in`);
  });

  test(`${lang}: one’s own hole card is marked, in words`, IN_TURN, async ({ page }) => {
    const deal = await sit(page, 'xi-to', lang);
    const hole = deal.locator('.seat').first().locator('.down');
    await expect(hole.locator('small')).toHaveText(ROUND[lang].down);
    await expect(hole.getByRole('img')).toHaveCount(1);
    await expect(deal.locator('.down')).toHaveCount(1);
    await expect(cardsOf(deal, 0, ':not(.back)')).toHaveCount(2);
  });

  test(`${lang}: who folds sees no hidden card after the end, nor is one in the page`, IN_TURN, async ({ page }) => {
    const deal = await sit(page, 'xi-to', lang);
    await playOut(deal, ['up']);
    // Two were left: they showed at their showdown, or one took the pot without showing. Of who folded nothing is turned up.
    const shows = await deal.locator('.story').textContent();
    for (const [seat, name] of ['Bình', 'Chi'].entries()) {
      const shown = shows?.includes(lang === 'vi' ? `${name} lật bài` : `${name} turns up`);
      await expect(cardsOf(deal, seat + 1, '.back')).toHaveCount(shown ? 0 : 1);
    }
    expect(shows).toContain(lang === 'vi' ? 'khỏi lật' : 'without showing');
  });

  test(
    `${lang}: at the end of Xì Dách nothing is turned up that need not be, and no total named`,
    IN_TURN,
    async ({ page }) => {
      const deal = await sit(page, 'xi-dach', lang);
      await playOut(deal, ['stand']);
      await expect(cardsOf(deal, 0, ':not(.back)')).toHaveCount(2);
      for (const seat of [1, 2]) await expect(cardsOf(deal, seat, ':not(.back)')).toHaveCount(0);
      const banker = lang === 'vi' ? /Nhà cái.*\d+ điểm/ : /The banker.*has \d+/;
      for (const line of await deal.locator('.story li').allTextContents()) expect(line).not.toMatch(banker);
      // Who was checked may ask, and then it is told to him.
      await deal.locator('[data-move=ask]').click();
      await expect(deal.locator('.story li').last()).toHaveText(/\d+ điểm\.$|: \d+\.$/);
      await expect(deal.locator('.verdict .why')).not.toHaveText(/không nói điểm|names no total/);
      await expect(deal.locator('[data-move=ask]')).toHaveCount(0);
    },
  );

  test(
    `${lang}: the plate of Sâm names who is first, and nobody won before the first round`,
    IN_TURN,
    async ({ page }) => {
      const deal = await sit(page, 'sam', lang);
      await playOut(deal);
      const story = (await deal.locator('.story').textContent()) ?? '';
      expect(story).not.toMatch(/nhất ván trước|won the last round/);
      const winner = (lang === 'vi' ? /(An|Bình|Chi) hết bài: về nhất/ : /(An|Bình|Chi) is out of cards and wins/).exec(
        story,
      )?.[1];
      if (!winner) throw new Error('nobody is out of cards');
      await expect(deal.locator('.verdict .big')).toContainText(winner);
    },
  );

  for (const { id } of GAMES) {
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      // Once each way of moving is enough for the rest.
      if (reducedMotion === 'no-preference' && id !== 'sam') continue;
      test(
        `${lang}: a new round of ${id} begins with its cards in sight, and the focus on a move (${reducedMotion})`,
        IN_TURN,
        async ({ page }) => {
          await page.emulateMedia({ reducedMotion });
          const deal = await sit(page, id, lang);
          await playOut(deal);
          await deal.locator('[data-move=again]').click();
          await expect(deal.locator('.verdict')).toHaveCount(0);
          await expect(deal.locator('.seat').first().locator('.hand')).toBeInViewport({ ratio: 1 });
          await expect(deal.locator('.head').first()).toBeInViewport();
          await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.moves') !== null)).toBe(true);
        },
      );
    }
  }
}
