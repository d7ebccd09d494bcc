/** The one question on which a verdict hangs: who has chosen no house is asked, once; what was answered is kept, and forgotten. */

import type { Page } from '@playwright/test';
import { branches } from '#core/branches/branches.ts';
import { decidingQuestion } from '#core/house/deciding-question.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { en } from '#words/en/ui/asking.ts';
import { paidWords, verdictLine } from '#words/outcomes/verdict-line.ts';
import { vi } from '#words/vi/ui/asking.ts';
import { overflow, shifted, watchShifts } from './layout.ts';
import { looks } from './looks.ts';
import { known, linkOf, opened, partsOf, rulingOf, shows, spokenOf } from './referee-page.ts';
import { expect, IN_TURN } from './test.ts';

const look = looks('a question at the referee');
const ASKING = { vi, en };

const ACE = 'xi-dach@pho-thong;cai:10S.9H;an:AD.4C.5S';
/** The ace counts 1 or 10. */
const TOLD = 'xi-dach@pho-thong{aces=one-ten};cai:10S.9H;an:AD.4C.5S';
/** Another day, another hand with an ace. */
const NEXT = 'xi-dach@pho-thong{aces=one-ten};cai:10S.9H;an:AC.4D.5H';
/** Its verdict hangs on more than one house rule. */
const TWO = 'xi-dach@pho-thong;cai:AS.KD;an:AH.QC';

/** What the engine would ask about a case of the default house. */
function askedOf(text: string, lang: Lang) {
  const { of, all } = known(text, lang);
  const question = decidingQuestion(all.game, branches(all.game, of.fields), of.rules, {}, (ruling) =>
    verdictLine(paidWords(ruling, all)),
  );
  if (!question) throw new Error(`${text} asks nothing`);
  const { label = '', values = {} } = all.words.settings[question.setting] ?? {};
  return { ...question, label, values };
}

const rows = (page: Page) => page.locator('.hangs li button');

for (const lang of LANGS) {
  const words = ASKING[lang];
  look(
    `${lang}: a newcomer is asked the one thing that decides; the answer is kept, and the next case asks nothing`,
    IN_TURN.vi,
    async ({ page }) => {
      await watchShifts(page);
      await page.setViewportSize({ width: 360, height: 740 });
      const { board, said } = await opened(page, linkOf(ACE, lang));
      const asked = askedOf(ACE, lang);
      await shows(board, ACE);
      await expect(page.locator('.hangs h2')).toHaveText(words.ask(asked.label));
      await expect(page.locator('.ref .head')).toContainText(words.meanwhile('Phổ thông'));
      await expect(page.locator('.ref .only')).toHaveCount(0);
      expect(await shifted(page)).toBeLessThanOrEqual(0.001);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      // Each answer carries the verdict that it makes.
      await expect(rows(page)).toHaveCount(asked.answers.length);
      for (const [at, { says, values }] of asked.answers.entries()) {
        await expect(rows(page).nth(at).locator('.v')).toHaveText(says);
        await expect(rows(page).nth(at)).toContainText(asked.values[String(values[0])] ?? '');
        expect((await rows(page).nth(at).boundingBox())?.height).toBeGreaterThanOrEqual(56);
      }
      await expect(rows(page).first()).toHaveAttribute('aria-pressed', 'true');

      // Who does not know sees who plays which.
      await page.locator('[data-act=dunno]').click();
      await expect(rows(page).first()).toContainText('VIPGAME');
      await expect(rows(page).nth(1)).toContainText('Miền Nam');

      await expect(page.locator('.hangs [data-act=compare]')).toHaveAttribute('href', /&so=xi-dach@pho-thong;xi-dach@/);

      // Answered by keyboard: the plate changes, the rows stay.
      await rows(page).first().focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await shows(board, TOLD);
      await expect(said).toHaveText(spokenOf(TOLD, lang));
      await expect(rows(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
      await expect(rows(page).nth(1)).toBeFocused();
      await expect(rows(page).nth(1)).toContainText(words.yours);
      await expect(page.locator('.ref .head')).toContainText(words.house);
      await expect(page.locator('.hangs [role=status]')).toHaveText(words.kept);

      // The reader's own cases are ruled by it, and ask nothing.
      await page.goto('about:blank');
      await opened(page, linkOf(NEXT, lang));
      await shows(board, NEXT);
      await expect(page.locator('.ref .only')).toBeVisible();
      await expect(page.locator('.hangs')).toHaveCount(0);
      // Whoever has no house sends the default one: it is ruled as it was sent, and what the reader's makes of it stands below.
      await page.goto('about:blank');
      await opened(page, linkOf(ACE, lang));
      await shows(board, ACE);
      await expect(page.locator('.mine')).toContainText(verdictLine(paidWords(rulingOf(TOLD), known(TOLD, lang).all)));
      await expect(page.locator('.hangs')).toHaveCount(0);
    },
  );

  look(
    `${lang}: an answer is forgotten; at most two are asked for, one after the other`,
    IN_TURN.en,
    async ({ page }) => {
      const { board } = await opened(page, linkOf(TWO, lang));
      const heading = page.locator('.hangs h2');
      const first = askedOf(TWO, lang);
      await expect(heading).toHaveText([words.ask(first.label)]);
      await rows(page).last().click();
      await expect(board).not.toHaveAttribute('data-case', TWO);
      await page.locator('[data-act=forget]').click();
      await shows(board, TWO);
      await expect(rows(page).last()).toBeFocused();
      expect(await page.evaluate(() => localStorage.getItem('luat-bai:house:xi-dach'))).toBe('');

      await rows(page).last().click();
      const more = page.locator('[data-act=ask-more]');
      await more.click();
      await expect(heading).toHaveCount(1);
      await expect(heading).not.toHaveText([words.ask(first.label)]);
      await rows(page).last().click();
      await expect(page.locator('[data-act=forget]')).toBeVisible();
      await expect(more).toHaveCount(0);
    },
  );
}

look(
  'nothing is asked where all houses agree, where a house is named, or chosen, or before a guess',
  IN_TURN.vi,
  async ({ page }) => {
    for (const link of [
      linkOf('xi-dach;cai:KD.9C;an:9S.10H'),
      linkOf('xi-dach@vipgame;cai:10S.9H;an:AD.4C.5S'),
      linkOf('xi-dach{minStand=14};cai:10S.9H;an:AD.4C.5S'),
      linkOf(ACE, 'vi', '&g=1'),
    ]) {
      await page.goto('about:blank');
      await opened(page, link);
      await expect(partsOf(page).board).toBeVisible();
      await expect(page.locator('.hangs')).toHaveCount(0);
    }
    await page.locator('[data-act=see]').click();
    await expect(page.locator('.hangs')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('luat-bai:house:xi-dach', 'xi-dach@pho-thong'));
    await page.goto('about:blank');
    await opened(page, linkOf(ACE));
    await expect(page.locator('.ref .only')).toBeVisible();
    await expect(page.locator('.hangs')).toHaveCount(0);
  },
);
