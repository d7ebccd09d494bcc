/** What stands around the lessons: the front doors, the house contract, the frame for other sites, one rule, the drawer. */

import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { type PageState, statesOf, unfoldAll, type Visit, visit } from './state.ts';

const MAIN = 'main';
const main = statesOf(MAIN);
const frame = (text: string) => (lang: string) => `/embed/?c=${encodeURIComponent(text)}&lang=${lang}`;

/** The next screen of the questions is there. */
async function isThere(page: Page): Promise<void> {
  await expect(page.locator('.which:not(.opening)')).not.toHaveAttribute('data-screen', 'coming');
}

async function answerNext(page: Page): Promise<void> {
  await page.locator('.answers button').first().click();
  await isThere(page);
}

/** A place among the questions, as a link leads to it. */
function at(name: string, game: string, answers: string): PageState {
  return {
    name,
    part: MAIN,
    async enter(page, lang) {
      await page.goto('about:blank');
      await page.goto(`/${lang}/luat-nha/hoi/?g=${game}&${answers}`);
      await isThere(page);
    },
  };
}

/** A house near Miền Nam, with a rule that is open. */
const FOUND =
  'a=1oho.57y.48r-p9ku.z1a.b8t-at59.z1a-ernz.5v5.0-ihzu.5v5.cle-ubr1.i63.r0r-17se.5v5.w5t-v8ul.00v.cle-8uuy.640';

export const PAGE_VISITS: readonly Visit[] = [
  visit('home', '', main.served, {
    name: 'the drawer',
    part: 'dialog[open]',
    enter: (page) => page.locator('[data-drawer]').click(),
  }),
  { name: 'the front door', path: () => '/', states: [main.served] },
  { name: 'one rule', path: () => '/r/xd-ngu-linh/#hai-tieng', states: [main.served] },
  visit(
    'the contract',
    'luat-nha/',
    main.served,
    {
      name: 'two games, and a conflict',
      part: MAIN,
      async enter(page) {
        await page.getByRole('checkbox', { name: 'Ba Cây' }).check();
        for (const [setting, value] of [
          ['tie', 'draw'],
          ['threeFaces', 'true'],
        ]) {
          // Those that matter less are folded, by themselves or all together.
          const row = page.locator(`[data-game=ba-cay] [data-setting=${setting}]`);
          for (const name of [setting, 'idle']) {
            const folded = page.locator(`[data-game=ba-cay] .folded[data-folded=${name}]:not([open]) > summary`);
            if ((await row.count()) === 0 && (await folded.count()) > 0) await folded.click();
          }
          await row.locator(`input[value=${value}]`).check();
        }
        await expect(page.locator('.clash').first()).toBeVisible();
      },
    },
    {
      name: 'what is settled before the deal',
      part: MAIN,
      async enter(page) {
        const settle = page.locator('[data-game=ba-cay] .settle');
        await settle.locator('summary').click();
        await settle.locator('[data-agreement=ga] input[value=joiners]').check();
      },
    },
    {
      name: 'agreed in an older edition',
      part: MAIN,
      async enter(page, lang) {
        await page.goto('about:blank');
        await page.goto(`/${lang}/luat-nha/?h=sam@local;xi-dach@mien-nam;ta-la&e=1`);
        await expect(page.locator('[data-game=sam] .since')).toBeVisible();
      },
    },
    main.after('the code to scan', '[data-act=qr]'),
    main.after('used for the whole site', '[data-act=use]'),
  ),
  visit('when something goes wrong', 'su-co/', main.served, { name: 'all answers', part: MAIN, enter: unfoldAll }),
  visit('the log of arguments', 'cai-nhau/', main.served, {
    name: 'found by words',
    part: MAIN,
    enter: (page) => page.locator('#tim').fill('heo'),
  }),
  visit('arguments of a game', 'cai-nhau/ta-la/', main.served),
  visit('what is proved', 'chung-minh/', main.served),
];

export const WHICH_VISITS: readonly Visit[] = [
  visit(
    'which house is played',
    'luat-nha/hoi/?g=xi-dach',
    { name: 'asked', part: MAIN, enter: isThere },
    { name: 'about the second player', part: MAIN, enter: (page) => answerNext(page) },
    {
      name: 'asked again',
      part: MAIN,
      async enter(page) {
        await page.locator('[data-act=previous]').click();
        await isThere(page);
      },
    },
    at('points of three players', 'ta-la', ''),
    at('cards that a pack lacks', 'sam', ''),
    at('two answers that clash', 'xi-dach', 'a=1oho.57y.9ct-at59.z1a.46q'),
    at('found', 'xi-dach', FOUND),
    {
      name: 'kept',
      part: MAIN,
      told: '.bar',
      enter: (page) => page.locator('[data-act=use]').click(),
    },
    at('answers that cannot be read', 'xi-to', 'a=zzzz.000'),
  ),
];

export const FRAME_VISITS: readonly Visit[] = [
  {
    name: 'a frame',
    path: frame('xi-to;an:10H.10D.JC.KS.AH;binh:8S.8C.10S.KD.QH'),
    states: [{ name: 'ruled', part: 'body' }],
  },
  {
    name: 'a frame of ten',
    path: frame('sam;bai:4S.4H.4D.8S.8H.8D.10S.10H.10D.KC'),
    states: [{ name: 'ruled', part: 'body' }],
  },
  { name: 'a broken frame', path: frame('xi-dach;cai:KD.9C;an:AS.ZZ'), states: [{ name: 'refused', part: 'body' }] },
];

const HEADER: PageState = { name: 'as served', part: 'body > header', plain: true };

export const HEADER_VISITS: readonly Visit[] = [
  visit('the header of the front door', '', HEADER),
  visit('the header of a game', 'ta-la/', HEADER),
];
