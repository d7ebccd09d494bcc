/** The share card of a ruling: link, text, QR code, frame, paper. */

import { contractLink } from '#components/house-rules/contract/link.ts';
import { readLink } from '#components/referee/link.ts';
import { chatText } from '#components/share/chat.ts';
import { embedLink, embedSnippet } from '#components/share/embed.ts';
import { verdictText } from '#core/branches/opinion-groups.ts';
import { LANGS } from '#core/lang.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { referee } from './built.ts';
import { overflow } from './layout.ts';
import { looks } from './looks.ts';
import { scanned } from './qr.ts';
import {
  argued,
  canonicalText,
  hydratedReferee,
  known,
  linkOf,
  moreOf,
  opened,
  openedAfresh,
  openedWith,
  REFEREE,
  rulingOf,
  sentPath,
  setting,
  shows,
} from './referee-page.ts';
import { expect, IN_TURN, test } from './test.ts';
import { changedFrom, judgedCase } from './widget.ts';

const look = looks('the share card of a ruling');

test.use({ hasTouch: true });

const CASE = 'xi-dach@vipgame{minStand=14}; cái: K♦ 9♣; an: A♠ A♥';
/** What chats and people append to a link. */
const TAILS = ['.', ',', ')', ').', '!', '…', '”', '*', '_', '%20', '&fbclid=x', '#', '>'];

for (const lang of LANGS) {
  const words = REFEREE[lang].ticket;
  look(
    `${lang}: the ticket is copied as a link, as text, as a frame; it can be scanned, and taken for house rules`,
    IN_TURN.en,
    async ({ page, baseURL }) => {
      const { board } = await opened(page, linkOf(CASE, lang));
      await shows(board, CASE);
      const { of, all } = known(CASE, lang);
      const link = new URL(sentPath(CASE, lang), baseURL).href;
      const ticket = page.locator('.ticket');
      const told = ticket.locator('[role=status]');
      const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
      await expect(ticket.locator('[data-act=self]')).toHaveAttribute('href', sentPath(CASE, lang));
      await expect(ticket.locator('[data-act=self]')).toHaveText(canonicalText(CASE));

      await moreOf(page);
      for (const [act, expected] of [
        ['link', link],
        ['text', chatText(of, all, link)],
      ] as const) {
        const button = ticket.locator(`[data-act=${act}]`);
        await button.tap();
        await expect(told).toHaveText(words.copied);
        await expect(button).toHaveText(words.copied);
        expect(await clipboard()).toBe(expected);
        // The confirmation is shown for a while, then the label returns.
        await expect(button).toHaveText(words[act]);
      }

      const qr = ticket.locator('[data-act=qr]');
      await expect(qr).toHaveAttribute('aria-expanded', 'false');
      await qr.tap();
      await expect(qr).toHaveAttribute('aria-expanded', 'true');
      const code = ticket.getByRole('img', { name: words.qrLabel });
      await expect(code).toBeVisible();
      expect(await scanned(code)).toBe(link);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await scanned(code)).toBe(link);

      await (await moreOf(page)).locator('[data-act=embed]').tap();
      // The frame's title names the ruling: game, rule set and verdict.
      const title = `${all.words.name}, ${ruleSetName(of, all)}: ${verdictText(all.words.verdict(rulingOf(CASE)))}`;
      const snippet = embedSnippet(new URL(embedLink(of, lang, all), baseURL).href, title);
      await expect(ticket.getByRole('textbox', { name: words.embedLabel })).toHaveValue(snippet);
      await ticket.locator('[data-act=snippet]').tap();
      await expect(told).toHaveText(words.copied);
      expect(await clipboard()).toBe(snippet);

      const contract = contractLink([{ game: all.game, ruleSet: of }], lang);
      await expect(ticket.locator('[data-act=contract]')).toHaveAttribute('href', contract);
      await argued(page);
      await expect(page.locator('.side.own [data-act=keep]')).toHaveAttribute('href', contract);
    },
  );

  test(
    `${lang}: where copying is refused the page says so, and how to do it by hand`,
    IN_TURN.en,
    async ({ page, context }) => {
      await context.clearPermissions();
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: () => Promise.reject(new Error('refused')) },
        });
      });
      await opened(page, linkOf(CASE, lang));
      await page.locator('.ticket [data-act=link]').tap();
      await expect(page.locator('.ticket [role=alert]')).toHaveText(words.failed);
      await expect(page.locator('.ticket [role=status]')).toHaveText('');
    },
  );

  look(
    `${lang}: on paper are the verdict, why, the link and its code; not the box`,
    IN_TURN.en,
    async ({ page, baseURL }) => {
      await page.addInitScript(() => {
        const printed: string[] = [];
        Object.assign(window, {
          printed,
          print: () => printed.push(document.querySelector('svg.qr') ? 'with its code' : 'bare'),
        });
      });
      const { box, board } = await opened(page, linkOf(CASE, lang));
      await argued(page);
      await (await moreOf(page)).locator('[data-act=print]').tap();
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toEqual(['with its code']);
      await page.emulateMedia({ media: 'print' });
      const link = new URL(sentPath(CASE, lang), baseURL).href;
      await expect(board.locator('.verdict .big')).toBeVisible();
      for (const reason of await board.locator('[data-fold=why] .reasons li').all()) await expect(reason).toBeVisible();
      for (const side of await page.locator('.side .says').all()) await expect(side).toBeVisible();
      await expect(page.locator('.ticket [data-act=self]')).toBeVisible();
      await expect(page.locator('.ticket [data-act=self]')).toContainText(canonicalText(CASE));
      const code = page.locator('svg.qr');
      await expect(code).toBeVisible();
      expect(await scanned(code)).toBe(link);
      await expect(box).toBeHidden();
      for (const useless of await page.locator('main button, main select').all()) await expect(useless).toBeHidden();
    },
  );
}

look('a link opens to the same whatever is left behind it', async ({ page }) => {
  const path = sentPath(CASE, 'vi');
  // Some mailers write entities into an address.
  const links = [...TAILS.map((tail) => path + tail), path.replaceAll('&', '&amp;')];
  for (const link of links)
    expect(readLink(new URL(link, 'https://luat-bai.example').search), link).toEqual(
      readLink(path.slice(path.indexOf('?'))),
    );
  for (const link of links) {
    const { board } = await openedAfresh(page, link);
    await shows(board, CASE);
    await expect(page.locator('.since'), link).toHaveCount(0);
  }
});

look('the ticket follows every change, and so does what is scanned', async ({ page, baseURL }) => {
  const { board, box } = await openedWith(page, referee('vi'));
  await page.locator('.ticket [data-act=qr]').tap();
  const code = page.locator('svg.qr');
  const before = await judgedCase(board);
  await box.fill('sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣');
  const after = await changedFrom(board, before);
  await expect(page).toHaveURL(sentPath(after, 'vi'));
  // Another game has a share card of its own.
  await page.locator('.ticket [data-act=qr]').tap();
  await expect(code).toBeVisible();
  expect(await scanned(code)).toBe(new URL(sentPath(after, 'vi'), baseURL).href);
  await (await setting(page, 'preset')).selectOption('strict');
  const strict = await changedFrom(board, after);
  await expect(page).toHaveURL(sentPath(strict, 'vi'));
  expect(await scanned(code)).toBe(new URL(sentPath(strict, 'vi'), baseURL).href);
  await page.reload();
  await hydratedReferee(page);
  await shows(board, strict);
});

look('a case too long for a code says so, or leaves out what can be ruled anew', async ({ page }) => {
  const named = (count: number): string =>
    ['xi-dach@mien-nam; cái: K♦ 9♣']
      .concat(
        Array.from({ length: count }, (_, i) => {
          const suits = i < 12 ? '♠♥' : '♦♣';
          const rank = ['A', '2', '3', '4', '5', '6', '7', '8', 'J', 'Q', '10', 'K'][i % 12] ?? 'A';
          const [first = '', second = ''] = suits;
          return `${'ệ'.repeat(22)}${i}: ${rank}${first} ${rank}${second}`;
        }).filter((field) => !/K♦/.test(field)),
      )
      .join('; ');
  for (const [count, code] of [
    [6, true],
    [16, false],
  ] as const) {
    const { board } = await opened(page, linkOf(named(count)));
    await shows(board, named(count));
    await page.locator('.ticket [data-act=qr]').tap();
    if (code) {
      await expect(page.locator('svg.qr')).toBeVisible();
      // Only a screen wide enough for its modules shows such a code so that it can be read.
      await page.setViewportSize({ width: 1280, height: 900 });
    } else {
      await expect(page.locator('.scan')).toHaveText(REFEREE.vi.ticket.qrTooLong);
      await expect(page.locator('svg.qr')).toHaveCount(0);
    }
    await judgedCase(board);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 360, height: 740 });
  }
});
