/** Marks say what they mean to whoever looks: without colours, after a guess, on what can be pressed and what cannot. */

import type { Locator } from '@playwright/test';
import { challengeLink } from '#components/share/case-link.ts';
import { LANGS } from '#core/lang.ts';
import { referee } from './built.ts';
import { looks } from './looks.ts';
import { answerIt, goOn, practicePath, QUIZ_UI } from './practice-page.ts';
import { hydratedReferee, known, linkOf, opened, openedWith, partsOf, REFEREE, rulingOf } from './referee-page.ts';
import { expect, IN_TURN } from './test.ts';
import { UI, widgetAt } from './widget.ts';

const look = looks('marks');

const CASE = 'xi-dach;cai:KD.9C;an:AS.AH';

/** A widget after a wrong guess: the right answer is ringed and named, the reader's own crossed out and named. */
async function marked(box: Locator, lang: 'vi' | 'en'): Promise<void> {
  const { marks } = UI[lang].case;
  const [right, own] = [box.locator('.opts .ok'), box.locator('.opts .x')];
  await expect(right).toContainText(marks.right);
  await expect(own).toContainText(marks.wrong);
  await expect.poll(() => styleOf(right.locator('span'), 'border-top-style', '::after')).toBe('solid');
  await expect(own.locator('span')).toHaveCSS('text-decoration-line', 'line-through');
  // The one that was chosen no longer stands out as such.
  await expect(own).toHaveCSS('font-weight', '400');
  await expect(own).toHaveCSS('outline-style', 'none');
  await expect(own).toHaveCSS('background-color', await styleOf(box.locator('.opts'), 'background-color'));
}

function styleOf(element: Locator, property: string, part?: '::after'): Promise<string> {
  return element.evaluate((one, [name = '', of]) => getComputedStyle(one, of).getPropertyValue(name), [property, part]);
}

/** How thick a square's edges are, above and below, in pixels: forced colours leave it nothing else. */
async function edgesOf(square: Locator): Promise<readonly number[]> {
  const widths = ['border-top-width', 'border-bottom-width'].map((name) => styleOf(square, name));
  return (await Promise.all(widths)).map(Number.parseFloat);
}

for (const lang of LANGS) {
  look(`${lang}: a wrong guess is marked as such, and the right answer as right`, IN_TURN.vi, async ({ page }) => {
    const { of, all } = known(CASE, lang);
    const guess = all.words.guess(rulingOf(CASE).verdict);
    const wrong = guess?.options.find(({ id }) => id !== guess.answer)?.id ?? '';
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      await page.goto('about:blank');
      await page.goto(challengeLink(of, lang, all));
      await hydratedReferee(page);
      const { board } = partsOf(page);
      await board.locator(`.guess input[value="${wrong}"]`).check();
      await marked(board, lang);
    }
    // Nothing of a case is loaded here after the guess either.
    const eat = await widgetAt(page, `/${lang}/ta-la/cach-choi/`, '.caneat');
    await eat.locator('.guess input[value=no]').check();
    await marked(eat, lang);
  });

  look(`${lang}: without colours right and wrong squares are told apart`, IN_TURN.en, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(practicePath(lang, '?s=xi-dach&n=7'));
    for (const rightly of [true, false]) {
      await answerIt(page, rightly);
      await goOn(page);
    }
    const square = (state: string): Locator => page.locator(`.prog li${state}`).last();
    // What is right is filled to the middle, what is wrong is struck through, what is asked now is between.
    const height = (await square('.got').boundingBox())?.height ?? 0;
    expect(await edgesOf(square('.got'))).toEqual([height / 2, height / 2]);
    expect(await styleOf(square('.lost'), 'border-top-style', '::after')).toBe('solid');
    expect(await styleOf(square('.got'), 'border-top-style', '::after')).toBe('none');
    const [, lost, now, rest] = await Promise.all(['.got', '.lost', '.now', ''].map((one) => edgesOf(square(one))));
    expect(lost).toEqual(rest);
    expect(now).not.toEqual(rest);
  });

  look(`${lang}: at the referee only a list to choose from looks like one`, IN_TURN.vi, async ({ page }) => {
    await openedWith(page, referee(lang));
    await page.locator('[data-fold=edit] > summary').click();
    const tiles = page.locator('.pick, .pick *, [data-want], .asks, .desk > .house > div');
    expect(await tiles.count()).toBeGreaterThan(5);
    // What has an edge all around is a list.
    const boxed = await tiles.evaluateAll((all) =>
      all
        .filter((one) => {
          const { borderLeftStyle, borderRightStyle, borderLeftWidth, borderRightWidth } = getComputedStyle(one);
          const [left, right] = [borderLeftStyle, borderRightStyle].map((style) => style !== 'none');
          return (
            left && right && borderLeftWidth !== '0px' && borderRightWidth !== '0px' && !one.querySelector('select')
          );
        })
        .map((one) => one.className),
    );
    expect(boxed).toEqual([]);
    // What leads to a list looks like a link; what can be unfolded has a plus.
    for (const value of await page.locator('[data-want] b').all())
      await expect(value).toHaveCSS('text-decoration-line', 'underline');
    expect(await styleOf(page.locator('.asks > summary'), 'content', '::after')).toBe('"+"');
  });

  look(
    `${lang}: the button of a challenge says that it copies a link, and then that it did`,
    IN_TURN.en,
    async ({ page }) => {
      await opened(page, linkOf(CASE, lang));
      const make = page.locator('[data-act=challenge]:visible');
      await expect(make).toHaveText({ vi: /^Chép liên kết/, en: /^Copy .*link/ }[lang]);
      await make.click();
      await expect(make.locator('[role=status]')).toHaveText(REFEREE[lang].ticket.copied);
    },
  );

  look(
    `${lang}: today’s ten say whose day it is to readers whose day is another`,
    IN_TURN.vi,
    async ({ browser, baseURL }) => {
      const heights: number[] = [];
      for (const [timezoneId, told] of [
        ['Asia/Ho_Chi_Minh', 0],
        ['America/Los_Angeles', 1],
      ] as const) {
        const context = await browser.newContext({ timezoneId, viewport: { width: 360, height: 740 } });
        const page = await context.newPage();
        await page.goto(new URL(practicePath(lang), baseURL).href);
        const when = page.locator('.start .when');
        await expect(when).not.toBeEmpty();
        await expect(when.getByText(QUIZ_UI[lang].start.dailyThere)).toHaveCount(told);
        heights.push((await when.boundingBox())?.height ?? 0);
        await context.close();
      }
      // It stays one line, so that nothing moves.
      expect(heights[0]).toBe(heights[1]);
    },
  );
}

look('a frame’s bold letters are the site’s, even where its script comes late', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await page.goto('/robots.txt');
  await browser.send('Network.clearBrowserCache');
  const late = (ms: number) => new Promise((done) => setTimeout(done, ms));
  await page.route(/be-vietnam-pro-700/, async (route) => {
    await late(300);
    await route.continue();
  });
  await page.route(/\.js$/, async (route) => {
    await late(600);
    await route.continue();
  });
  await page.goto(`/embed/?c=${encodeURIComponent(CASE)}&lang=vi`);
  await expect(page.locator('.reasons .key')).toBeVisible();
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: '.reasons .key > div' });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])).toEqual([['Be Vietnam Pro', true]]);
});
