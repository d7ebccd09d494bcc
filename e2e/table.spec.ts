/** Tables to play at: whole rounds of all games by keyboard, on a phone and on a desk; what is refused, looked at again, sent, left. */

import type { Locator, Page, Route } from '@playwright/test';
import { LANGS } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { en } from '#words/en/round.ts';
import { vi } from '#words/vi/round.ts';
import { looks } from './looks.ts';
import { chipsIn, MOST_MOVES, playPlain, playToEnd, reviewed } from './table-page.ts';
import { expect, IN_TURN } from './test.ts';
import { press, UI } from './widget.ts';

const look = looks('tables to play at');

const WORDS = { vi: vi.table, en: en.table };
const PHONE = { width: 360, height: 740 };
/** The same phone, lying. */
const LYING = { width: 740, height: 360 };
const DESK = { width: 1280, height: 800 };

async function sitAt(page: Page, path: string): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.locator('.tb-box live-widget[waiting]:not([touched]), .tb[aria-busy=true]')).toHaveCount(0);
  return page.locator('.tb-box').first();
}

/** Everything stands on one screen, nothing beside it. */
async function expectOneScreen(page: Page, { width, height }: typeof PHONE): Promise<void> {
  const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  expect.soft(size[0]).toBeLessThanOrEqual(width);
  expect.soft(size[1]).toBeLessThanOrEqual(height);
}

/** On a phone also as it lies. */
async function expectOneScreens(page: Page, size: typeof PHONE): Promise<void> {
  await expectOneScreen(page, size);
  if (size !== PHONE) return;
  await page.setViewportSize(LYING);
  await expectOneScreen(page, LYING);
  await page.setViewportSize(size);
}

for (const lang of LANGS) {
  look(
    `${lang}: a hint raises its card and readies its button, and another card takes it away`,
    IN_TURN.en,
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      const table = await sitAt(page, `/${lang}/ta-la/choi/?s=8`);
      const hint = table.locator('[data-move=hint]');
      await expect(hint).toHaveAttribute('aria-pressed', 'false');
      await press(page, hint);
      await expect(hint).toHaveAttribute('aria-pressed', 'true');
      await expect(table.locator('.tb-say b')).toHaveText(/: .*\d/);
      const raised = table.locator('.tb-hand [aria-pressed=true]');
      await expect(raised).toHaveCount(1);
      await expect(table.locator('.tb-moves .btn:not(.b2)')).toHaveAttribute('data-move', 'discard');
      const card = await raised.innerHTML();
      await press(page, table.locator('.tb-hand [aria-pressed=false]').first());
      await expect(hint).toHaveAttribute('aria-pressed', 'false');
      await expect(raised).toHaveCount(1);
      expect(await raised.innerHTML()).not.toBe(card);
      // Sitting down with better players is kept with the table.
      const good = table.locator('.tb-menu').getByRole('button', { name: WORDS[lang].levelGood });
      await press(page, table.locator('.tb-bar > button'));
      await press(page, good);
      await expect(table.locator('.tb-menu')).toHaveCount(0);
      await page.reload();
      await press(page, table.locator('.tb-bar > button'));
      await expect(good).toHaveAttribute('aria-pressed', 'true');
    },
  );

  look(`${lang}: a hint of several lines lies below the cards on a phone that lies`, IN_TURN.vi, async ({ page }) => {
    await page.setViewportSize(LYING);
    const table = await sitAt(page, `/${lang}/sam/choi/?s=8`);
    await press(page, table.locator('[data-move=hint]'));
    const say = table.locator('.tb-say.ok');
    await expect(say).toBeVisible();
    const [top, cards] = await Promise.all([
      say.evaluate((one) => one.getBoundingClientRect().top),
      table.locator('.tb-hand.rows .card').evaluateAll((all) => all.map((one) => one.getBoundingClientRect())),
    ]);
    expect(cards).toHaveLength(10);
    for (const { bottom, width } of cards) {
      expect(bottom).toBeLessThanOrEqual(top);
      expect(width).toBeGreaterThanOrEqual(44);
    }
  });

  for (const { id } of GAMES) {
    for (const [name, size] of [
      ['phone', PHONE],
      ['desk', DESK],
    ] as const) {
      look(
        `${lang}: rounds of ${id} are played to their end by keyboard, on a ${name}`,
        IN_TURN.en,
        async ({ page }) => {
          await page.setViewportSize(size);
          const table = await sitAt(page, `/${lang}/${id}/choi/?s=12`);
          let before = [0, 0, 0, 0];
          for (let round = 1; round <= 2; round++) {
            await expect(table.locator('.tb-house')).toContainText(`${WORDS[lang].round} ${round}`);
            for (let moves = 0; moves < MOST_MOVES && !(await table.locator('.tb-plate').isVisible()); moves++) {
              await expectOneScreens(page, size);
              await playPlain(page, table);
            }
            await expectOneScreens(page, size);
            await expect(table.locator('.tb-plate .big')).toHaveText(/\p{L}/u);
            const chips = await chipsIn(table.locator('.tb-seats'));
            expect(chips.reduce((sum, one) => sum + one, 0)).toBe(0);
            for (const link of await table.locator('.tb-pays .tb-no').all()) {
              await expect(link).toHaveAttribute('href', new RegExp(`/${lang}/${id}/luat/#[a-z]+-`));
            }
            before = chips;
            await press(page, table.locator('[data-move=again]'));
            await expect(table.locator('.tb-plate')).toHaveCount(0);
            await expect
              .poll(() => page.evaluate(() => document.activeElement?.matches('.tb-moves button, .tb-hand button')))
              .toBe(true);
          }
          expect(before).toHaveLength(4);
        },
      );
    }

    look(
      `${lang}: a table of ${id} is left and come back to; its link gives the round`,
      IN_TURN.en,
      async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const table = await sitAt(page, `/${lang}/${id}/choi/?s=12`);
        await playPlain(page, table);
        const left = await table.textContent();
        await page.reload();
        await expect.poll(() => table.textContent()).toBe(left);
        await playToEnd(page, table);
        const end = await table.locator('.tb-plate').textContent();
        await press(page, table.locator('[data-move=copy]'));
        await expect(table.locator('[data-move=copy]')).toHaveText(WORDS[lang].copied);
        const link = await page.evaluate(() => navigator.clipboard.readText());
        await press(page, table.locator('[data-move=review]'));
        await expect(table.locator('.tb-plate')).toHaveCount(0);
        const first = await table.locator('.tb-hand').first().textContent();
        await press(page, table.locator('[data-move=next]'));
        await expect(table.locator('[data-move=next] small')).toHaveText(/^2 \/ \d+$/);
        // Back comes back to the result, from the steps as from what can be learnt; a button that closes leaves no step behind.
        const address = page.url();
        await page.goBack();
        await expect(table.locator('.tb-plate')).toHaveText(end ?? '');
        expect(page.url()).toBe(address);
        await press(page, table.locator('[data-move=learn]'));
        await expect(table.locator('.lb')).toBeVisible();
        await page.goBack();
        await expect(table.locator('.tb-plate')).toHaveText(end ?? '');
        const steps = await page.evaluate(() => history.state);
        await press(page, table.locator('[data-move=review]'));
        await press(page, table.locator('[data-move=back]'));
        await expect.poll(() => page.evaluate(() => history.state)).toEqual(steps);
        expect(page.url()).toBe(address);
        await page.evaluate(() => localStorage.clear());
        await page.goto(link);
        await reviewed(table);
        await press(page, table.locator('[data-act=back]'));
        await expect(table.locator('.tb-plate')).toHaveText(end ?? '');
        await press(page, table.locator('[data-move=review]'));
        await expect(table.locator('.tb-hand').first()).toHaveText(first ?? '');
        // Truncated, it still gives what can be read, and reports it.
        await page.goto(`${link.slice(0, link.indexOf('&m=') + 5)}zz.9`);
        await expect(table.getByRole('alert')).toHaveText(WORDS[lang].cut);
        await expect(table.locator('.tb-you')).toBeVisible();
      },
    );

    look(
      `${lang}: what lies face down before the others at a table of ${id} is nowhere in the page`,
      IN_TURN.vi,
      async ({ page, request }) => {
        const html = await (await request.get(`/${lang}/${id}/`)).text();
        const box = html.slice(html.indexOf('class="tb-box'));
        const table = await sitAt(page, `/${lang}/${id}/`);
        const faces = await table
          .locator('.card:not(.back), .tok')
          .evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
        const named = [...box.slice(0, box.indexOf('</live-widget>')).matchAll(/aria-label="([^"]+)"/g)].map(
          ([, name = '']) => name,
        );
        const cards = named.filter((name) => Object.values(UI[lang].suits).some((suit) => name.includes(suit)));
        expect(new Set(cards)).toEqual(new Set(faces));
      },
    );
  }

  look(
    `${lang}: cards that are nothing together are refused with the rule, and so is a pass by who leads`,
    IN_TURN.vi,
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      const table = await sitAt(page, `/${lang}/sam/choi/?s=12`);
      await press(page, table.locator('[data-move=silent]'));
      await press(page, table.locator('.tb-hand button').first());
      await press(page, table.locator('.tb-hand button').last());
      const say = table.locator('.tb-say');
      await expect(say).toHaveClass(/refused/);
      await expect(say.locator('b')).toHaveText(/\p{L}/u);
      await expect(say.locator('.tb-no')).toHaveText(/\d+\.\d+/);
      await expect(table.locator('[data-move=play]')).toHaveAttribute('aria-disabled', 'true');
      await press(page, table.locator('.tb-hand button').last());
      await expect(say).toHaveClass(/ok/);
      await press(page, table.locator('[data-move=why-pass]'));
      await expect(say).toHaveClass(/refused/);
      await press(page, table.locator('.tb-hand button').first());
      await expect(say).not.toHaveClass(/refused/);
    },
  );

  look(`${lang}: what may not be done now can be asked`, IN_TURN.en, async ({ page }) => {
    for (const [game, ask] of [
      ['ba-cay', 'why-draw'],
      ['ta-la', 'why-lay'],
    ]) {
      const table = await sitAt(page, `/${lang}/${game}/`);
      await table.locator(`[data-move=${ask}]`).click();
      await expect(table.locator('.tb-say.refused .tb-no')).toHaveText(/\d+\.\d+/);
    }
  });

  look(
    `${lang}: moves of Xì Tố name their price, and a raise stops at what the house allows`,
    IN_TURN.en,
    async ({ page }) => {
      const table = await sitAt(page, `/${lang}/xi-to/`);
      const [call, raise] = lang === 'vi' ? ['Theo 2', 'Tố thêm 2: bỏ 4'] : ['Call 2', 'Raise 2: pay 4'];
      await expect(table.locator('[data-move=theo]')).toContainText(call ?? '');
      await expect(table.locator('[data-move=to]')).toContainText(raise ?? '');
      const [less, more] = [WORDS[lang].less, WORDS[lang].more].map((name) =>
        table.getByRole('button', { name, exact: true }),
      );
      await expect(less ?? table).toHaveAttribute('aria-disabled', 'true');
      for (let at = 0; at < 20 && (await more?.getAttribute('aria-disabled')) === 'false'; at++) await more?.click();
      await expect(more ?? table).toHaveAttribute('aria-disabled', 'true');
      const price = Number(/(\d+)\D*$/.exec((await table.locator('[data-move=to] span').textContent()) ?? '')?.[1]);
      await table.locator('[data-move=to]').click();
      await table.locator('.tb-last > button').click();
      await expect(table.locator('.tb-log')).toContainText(
        lang === 'vi' ? `bỏ vào ${price} phỉnh` : `${price} chips in`,
      );
    },
  );
}

look(
  'a newcomer sees their round before its scripts have come, and a move that they make meanwhile is made',
  async ({ page }) => {
    const held: Route[] = [];
    let come = false;
    await page.route(/_astro\/(?!Live|Touch)[^/]*\.js$/, (route) => (come ? route.continue() : held.push(route)));
    await page.goto('/vi/xi-dach/choi/', { waitUntil: 'commit' });
    const table = page.locator('.tb-box');
    await expect(table.locator('.tb-hand .card')).toHaveCount(2);
    await table.locator('.tb-moves .btn').first().click();
    come = true;
    await Promise.all(held.map((route) => route.continue()));
    await expect(table.locator('.tb-hand .card')).toHaveCount(3);
  },
);

look('who left a round, or follows a link, is not shown another one first', async ({ page }) => {
  await sitAt(page, '/vi/xi-dach/choi/');
  const round = page.url();
  await page.route(/_astro\/.*\.js$/, () => undefined);
  for (const path of [round, '/vi/xi-dach/choi/', '/vi/xi-dach/choi/?s=12']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('.tb-bar')).toBeVisible();
    await expect(page.locator('.tb-hand')).toBeHidden();
  }
});

look('a round is dealt under the house that was chosen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('luat-bai:house:xi-dach', 'xi-dach@vipgame'));
  const table = await sitAt(page, '/vi/xi-dach/choi/');
  await expect(table.locator('.tb-house')).toContainText('VIPGAME');
});

look('the small table of a front page goes on with its round when the page is loaded anew', async ({ page }) => {
  for (const { id } of GAMES) {
    const table = await sitAt(page, `/vi/${id}/`);
    await playPlain(page, table);
    const left = await table.textContent();
    await page.reload();
    await expect.poll(() => table.textContent()).toBe(left);
    await playToEnd(page, table);
    const end = await table.locator('.tb-plate').textContent();
    await page.reload();
    await expect(table.locator('.tb-plate')).toHaveText(end ?? '');
  }
});

look('what beats what is beside a table on a desk, and over it on a phone, where Back closes it', async ({ page }) => {
  for (const { id } of GAMES) {
    await page.setViewportSize(DESK);
    const table = await sitAt(page, `/vi/${id}/choi/?s=12`);
    const [told, beats] = [table.locator('.tb-log ol'), table.locator('.tb-ladder')];
    const tabs = table.locator('.tb-tabs button');
    await expect(tabs).toHaveCount(2);
    await press(page, tabs.last());
    await expect(beats).toBeVisible();
    await expect(told).toHaveCount(0);
    await expect(beats.locator('a.tb-no').first()).toHaveAttribute('href', new RegExp(`/vi/${id}/luat/#`));
    await press(page, tabs.first());
    await expect(told).toBeVisible();
    await page.setViewportSize(PHONE);
    await expect(table.locator('.tb-log')).toBeHidden();
    const menu = table.locator('.tb-bar > button');
    // The focus never falls back to the page: it goes where a press leads, or back to what was pressed before.
    for (const shut of ['Escape', 'Enter']) {
      await press(page, menu);
      if (shut === 'Enter') await table.locator('.tb-menu > .btn:last-child').focus();
      await page.keyboard.press(shut);
      await expect(menu).toBeFocused();
    }
    await press(page, menu);
    await press(page, table.locator('.tb-menu .ladder'));
    await expect(beats).toBeInViewport();
    await expect(tabs.last()).toBeFocused();
    const address = page.url();
    await page.goBack();
    await expect(table.locator('.tb-log')).toBeHidden();
    await expect(table.locator('.tb-last > button')).toBeFocused();
    expect(page.url()).toBe(address);
  }
});

look('storage that is blocked or damaged gives a new table, and nothing is thrown', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => localStorage.setItem('luat-bai:table:sam', 'h=%%%&s=x&n=99&m=..&t=a.b&c=-1'));
  const table = await sitAt(page, '/vi/sam/choi/');
  await expect(table.locator('.tb-hand button, .tb-hand .card').first()).toBeVisible();
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked');
      },
    }),
  );
  await page.reload();
  await playPlain(page, table);
  expect(errors).toEqual([]);
});

look('others move one at a time, and a touch goes on to the reader’s move without making one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/vi/sam/choi/?s=12');
  await expect(page.locator('live-widget[waiting], .tb[aria-busy=true]')).toHaveCount(0);
  const table = page.locator('.tb-box');
  await press(page, table.locator('[data-move=silent]'));
  await expect(table.locator('.tb-say')).toHaveText(WORDS.vi.skip);
  // Until there is something to do the focus waits where it is said.
  await expect(table.locator('.tb-say')).toBeFocused();
  const told = await table.locator('.tb-log li').count();
  await table.locator('.tb-moves .btn').first().click({ force: true });
  await expect(table.locator('.tb-me .now')).toBeVisible();
  const later = await table.locator('.tb-log li').count();
  expect(later).toBeGreaterThan(told);
  await expect(table.locator('.tb-say')).not.toHaveText(WORDS.vi.skip);
  await expect(page.locator('body')).not.toBeFocused();
});

look('the bank moves as agreed, and how many sit down is chosen', async ({ page }) => {
  const table = await sitAt(page, '/vi/xi-dach/choi/?s=12');
  await playToEnd(page, table);
  await press(page, table.locator('[data-move=again]'));
  // The reader sat after the banker: now the reader has the bank.
  await expect(table.locator('.tb-mid')).toContainText('Bạn cầm cái');
  await playToEnd(page, table);
  await press(page, table.locator('.tb-bar > button'));
  await press(page, table.locator('.tb-choice .btn').first());
  await expect(table.locator('.tb-you').locator(':focus')).toHaveCount(1);
  await expect(table.locator('.tb-seats li')).toHaveCount(0);
  await expect(table.locator('.tb-house')).toContainText('Ván 1');
});

look('Ba Cây is played without a banker too, by a link as well', async ({ page }) => {
  const table = await sitAt(page, '/vi/ba-cay/choi/?s=12');
  await press(page, table.locator('.tb-bar > button'));
  await table.getByRole('button', { name: WORDS.vi.noBank }).click();
  await expect(table.locator('.tb-pot .n')).toContainText('4');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/vi/ba-cay/choi/?s=12&n=3&b=x&m=');
  await expect(table.locator('.tb-pot .n')).toContainText('3');
});
