/** Which house is this? A newcomer answers case after case until the house is found, keeps it, and is asked no more. */

import type { Page } from '@playwright/test';
import { askingLink, readAsking, toldText } from '#components/which-house/place.ts';
import { assertDefined } from '#core/assert-defined.ts';
import { isPartOf } from '#core/house/partial-verdict.ts';
import { caseOfAnyHouse } from '#core/house/which-house.ts';
import type { Rules } from '#core/house-rules.ts';
import { ordered } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { engineOf } from '#games/engines.ts';
import { type GameId, gameOf } from '#games/index.ts';
import { gameWords } from '#games/words.ts';
import { en } from '#words/en/ui/which.ts';
import { vi } from '#words/vi/ui/which.ts';
import { overflow } from './layout.ts';
import { looks } from './looks.ts';
import { linkOf, opened } from './referee-page.ts';
import { expect, IN_TURN } from './test.ts';

const look = looks('which house is played');
const SAY = { vi, en };
const PHONE = { width: 360, height: 740 };

/** A case on which Miền Nam and the default house part. */
const PARTING = 'xi-dach@pho-thong;cai:10S.9H;an:AD.4C.5S';

const which = (page: Page) => page.locator('.which:not(.opening)');
const heading = (page: Page) => which(page).locator('h1');
const answers = (page: Page) => page.locator('.answers button');
const count = (page: Page) => page.locator('.prog .ok').count();

/** The next screen is there. */
async function settled(page: Page): Promise<string> {
  await page.waitForFunction(() => {
    const shown = document.querySelector('.which')?.getAttribute('data-place');
    return shown === location.search;
  });
  return (await which(page).getAttribute('data-screen')) ?? '';
}

async function begin(page: Page, lang: Lang, game: GameId): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(askingLink(readAsking(`?g=${game}`), lang));
  expect(await settled(page)).toBe('question');
}

/** The place of the button that a house would press; undefined where it knows no such case. */
async function placeOf(page: Page, game: GameId, rules: Rules): Promise<number | undefined> {
  const engine = assertDefined(engineOf(game));
  const text = assertDefined(await page.locator('[data-asked]').getAttribute('data-asked'));
  const read = caseOfAnyHouse(engine, text);
  if (!read.ok) throw new Error(text);
  const ruled = judge(engine, read.value.fields, rules);
  const verdict = ruled.ok
    ? engine.verdictJson(ruled.value.verdict)
    : ordered([['error', ordered([['code', ruled.error.code]])]]);
  const parts = await answers(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-part') ?? ''));
  const at = parts.findIndex((part) => isPartOf(JSON.parse(part), verdict));
  return at < 0 ? undefined : at;
}

type Press = (page: Page, place: number | undefined) => Promise<void>;

const tap: Press = async (page, place) => {
  await (place === undefined ? page.locator('[data-act=never]') : answers(page).nth(place)).click();
};

/** From the heading, which has the focus, with the keyboard alone. */
const byKeys: Press = async (page, place) => {
  const button = place === undefined ? page.locator('[data-act=never]') : answers(page).nth(place);
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((one) => one === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
};

/** Answers as a house rules until something else is shown. @returns what that is */
async function answerAll(page: Page, game: GameId, rules: Rules, press: Press = tap): Promise<string> {
  for (let screens = 0; screens < 40; screens++) {
    const shown = await settled(page);
    if (shown !== 'question') return shown;
    await press(page, await placeOf(page, game, rules));
    await expect(heading(page)).toBeFocused();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  throw new Error('it never ends');
}

function presetOf(game: GameId, preset: string): Rules {
  return assertDefined(engineOf(game)?.presets[preset]);
}

for (const lang of LANGS) {
  const say = SAY[lang];
  look(
    `${lang}: a newcomer finds the house by keyboard, keeps it, and the referee asks nothing`,
    IN_TURN.vi,
    async ({ page }) => {
      await begin(page, lang, 'xi-dach');
      const preset = 'mien-nam';
      const rules = presetOf('xi-dach', preset);
      await heading(page).focus();
      expect(await answerAll(page, 'xi-dach', rules, byKeys)).toBe('found');
      const name = assertDefined(gameWords('xi-dach', lang).presets[preset]);
      await expect(heading(page)).toHaveText(`${say.found.same} ${name}`);
      await expect(which(page).locator('.near')).toHaveAttribute('data-house', preset);
      await expect(page.locator('.which > [role=status]')).toContainText(name);

      // The address keeps it.
      const address = page.url();
      await page.reload();
      expect(await settled(page)).toBe('found');
      expect(page.url()).toBe(address);

      // What is sent and printed is this house.
      const print = page.locator('[data-act=print]');
      await expect(print).toHaveAttribute(
        'href',
        new RegExp(`/${lang}/luat-nha/\\?h=xi-dach@${preset}&e=\\d+#ban-luat$`),
      );

      await page.locator('[data-act=use]').click();
      await expect(page.locator('.bar > p:not([role])')).toContainText(say.found.kept);
      await expect(page.locator('[data-act=use]')).toHaveCount(0);
      await page.locator('[data-act=undo]').click();
      await expect(page.locator('.bar > p:not([role])')).toContainText(say.found.undone);
      expect(await page.evaluate(() => localStorage.getItem('luat-bai:house:xi-dach') ?? '')).toBe('');
      await page.locator('[data-act=use]').click();
      expect(await page.evaluate(() => localStorage.getItem('luat-bai:house:xi-dach'))).toBe(`xi-dach@${preset}`);

      await page.goto('about:blank');
      await opened(page, linkOf(PARTING, lang));
      await expect(page.locator('.mine')).toContainText(name);
      await expect(page.locator('.hangs')).toHaveCount(0);
    },
  );

  look(
    `${lang}: an answer is looked at again and changed, later ones stay; back and reload lead to the same place`,
    IN_TURN.en,
    async ({ page }) => {
      await begin(page, lang, 'sam');
      const rules = presetOf('sam', 'mien-bac');
      const first = await placeOf(page, 'sam', rules);
      const firstCase = await page.locator('[data-asked]').getAttribute('data-asked');
      for (let screens = 0; screens < 3; screens++) {
        await tap(page, await placeOf(page, 'sam', rules));
        await settled(page);
      }
      expect(await count(page)).toBe(3);
      const here = page.url();
      await expect(page.locator('.left')).toContainText(/\d/);

      for (let back = 0; back < 3; back++) {
        await page.locator('[data-act=previous]').click();
        await settled(page);
      }
      await expect(page.locator('[data-act=previous]')).toHaveCount(0);
      await expect(page.locator('[data-asked]')).toHaveAttribute('data-asked', firstCase ?? '');
      await expect(answers(page).nth(assertDefined(first))).toHaveAttribute('aria-pressed', 'true');
      // All answers are still there.
      await page.reload();
      await settled(page);
      await expect(answers(page).nth(assertDefined(first))).toHaveAttribute('aria-pressed', 'true');
      await page.locator('[data-act=onward]').click();
      await settled(page);
      expect(page.url()).toBe(here);

      // The browser's own way back.
      await page.goBack();
      await settled(page);
      await expect(answers(page).nth(assertDefined(first))).toHaveAttribute('aria-pressed', 'true');
      const before = new URLSearchParams(new URL(page.url()).search).get('a');
      await tap(page, undefined);
      await settled(page);
      const after = new URLSearchParams(new URL(page.url()).search).get('a');
      expect(after).not.toBe(before);
      expect(after?.split('-').slice(1)).toEqual(before?.split('-').slice(1));
      expect(await answerAll(page, 'sam', rules)).toBe('found');
    },
  );

  look(`${lang}: one slip is found, and asked again`, IN_TURN.vi, async ({ page }) => {
    await begin(page, lang, 'sam');
    const rules = presetOf('sam', 'mien-bac');
    // The first answer is wrong.
    const right = await placeOf(page, 'sam', rules);
    await tap(page, right === 1 ? 2 : 1);
    expect(await answerAll(page, 'sam', rules)).toBe('clash');
    await expect(page.locator('.clash .case')).toHaveCount(2);
    await expect(page.locator('.clash .case .hand').first()).toBeVisible();
    const clash = page.url();
    await page.locator('[data-again="1"]').click();
    expect(await settled(page)).toBe('question');
    await tap(page, await placeOf(page, 'sam', rules));
    expect(await answerAll(page, 'sam', rules)).toBe('found');
    await expect(which(page).locator('.near')).toHaveAttribute('data-house', 'mien-bac');

    // Or it is played both ways.
    await page.goto(clash);
    await settled(page);
    await page.locator('[data-act=either]').click();
    expect(await answerAll(page, 'sam', rules)).toBe('found');
  });

  look(
    `${lang}: what never came up is an answer; who has enough sees the likeliest house`,
    IN_TURN.en,
    async ({ page }) => {
      await begin(page, lang, 'ba-cay');
      for (let cases = 0; cases < 40 && (await page.locator('[data-act=enough]').count()) === 0; cases++) {
        await tap(page, undefined);
        await settled(page);
      }
      await expect(page.locator('.left')).toContainText(say.unknown);
      await page.locator('[data-act=enough]').click();
      expect(await settled(page)).toBe('found');
      await expect(page.locator('[data-open]').first()).toBeVisible();
      await page.locator('[data-act=previous]').click();
      expect(await settled(page)).toBe('question');
      await expect(page.locator('[data-act=never]')).toHaveAttribute('aria-pressed', 'true');
    },
  );

  look(
    `${lang}: another game is asked about, and a link that cannot be read begins anew`,
    IN_TURN.vi,
    async ({ page }) => {
      await begin(page, lang, 'xi-to');
      const tab = page.locator('nav.games a[data-game=ta-la]');
      await tab.click();
      await expect(tab).toHaveAttribute('aria-current', 'true');
      expect(await settled(page)).toBe('question');
      await expect(page.locator('[data-asked]')).toHaveAttribute('data-asked', /^ta-la;/);
      await page.goBack();
      await expect(page.locator('[data-asked]')).toHaveAttribute('data-asked', /^xi-to;/);

      for (const bad of [
        'a=zzzz.000',
        'a=%00-%F0%9F%82%A1&q=9',
        'a=....-&q=0.0',
        'q=99.9',
        'a=constructor.__proto__',
      ]) {
        await page.goto(`/${lang}/luat-nha/hoi/?g=xi-to&${bad}`);
        expect(await settled(page)).toBe('question');
        expect(await count(page)).toBe(0);
        await expect(page.getByText(say.lost)).toHaveCount(bad.startsWith('a=') ? 1 : 0);
      }
      // The answers that can be read stay.
      const { houseGuide } = assertDefined(await gameOf('xi-to').load.guide?.());
      const good = toldText([{ case: assertDefined(houseGuide.cases[0]), parts: [null] }]);
      await page.goto(`/${lang}/luat-nha/hoi/?g=xi-to&a=${good}-zzzz.000`);
      await settled(page);
      expect(await count(page)).toBe(1);
      await expect(page.getByText(say.lost)).toBeVisible();
    },
  );
}
