/** What two people do who argue: type the case, try the other one’s rule, send the link; and the other one sees the same. */

import type { Browser, Page } from '@playwright/test';
import { opinionsOf } from '#core/branches/opinion-groups.ts';
import type { Lang } from '#core/lang.ts';
import { LANGS } from '#core/lang.ts';
import { GAMES, type GameId } from '#games/index.ts';
import { gameWords } from '#games/words.ts';
import { referee } from './built.ts';
import { looks } from './looks.ts';
import {
  argued,
  boxed,
  hydratedReferee,
  known,
  linkOf,
  opened,
  partsOf,
  REFEREE,
  REFEREE_QUESTIONS,
  sentPath,
  shows,
  spokenOf,
  tabOf,
  unfoldPart,
} from './referee-page.ts';
import { expect, IN_TURN, test } from './test.ts';
import { judgedCase, rulingOn, UI } from './widget.ts';

const look = looks('what people settle at the referee');

test.use({ hasTouch: true });

/**
 * Cases as people type them, in words and lines, about which rule sets disagree; and a rule set that the other person has stored.
 */
const ARGUMENTS = {
  'xi-dach': {
    typed: 'xi-dach\ncái: 10 cơ, 6 chuồn, 9 rô\nan: 8 bích, 7 rô',
    stored: 'xi-dach@mien-nam{shortVsBust=short-wins}',
  },
  'xi-to': {
    typed: 'xi-to\nan: 8 cơ, 10 cơ, bồi cơ, già cơ, át cơ\nbình: 7 bích, 7 rô, 7 nhép, 9 bích, 9 dô',
    stored: 'xi-to@thung-lon',
  },
  'ba-cay': {
    typed: 'ba-cay\nan: 9 rô 8 cơ 2 bích\nbình: 7 rô 6 cơ 6 tép\nchi: 3 bích 4 cơ 5 chuồn',
    stored: 'ba-cay@bai-cao',
  },
  'ta-la': {
    typed: 'ta-la\nbài: 5 bích, 6 bích, 7 bích, 7 cơ, 7 rô, 9 chuồn, 10 tép, bồi nhép, già dô',
    stored: 'ta-la@online{faces=10}',
  },
  sam: { typed: 'sam\nbàn: 2 cơ\nđánh: 6 bích 6 cơ 6 rô 6 chuồn', stored: 'sam@local' },
} as const;

/** A case for each game on which all rule sets say the same. */
const AGREED = {
  'xi-dach': 'xi-dach; cái: 10♦ 9♣; an: 10♠ 8♥',
  'xi-to': 'xi-to; an: K♠ K♥ 8♦ 9♦ Q♣; bình: Q♠ J♦ 9♣ 8♠ 7♥',
  'ba-cay': 'ba-cay; an: 9♦ 8♥ 2♠; bình: 7♦ 6♥ 5♣',
  'ta-la': 'ta-la; bài: 2♠ 4♥ 6♦ 8♣ 10♠ A♥ 3♦ 5♣ 9♠',
  sam: 'sam; bàn: 5♥; đánh: 6♠',
} as const;

/** Somebody else's phone, on which other house rules are stored. */
async function otherPhone(browser: Browser, baseURL: string | undefined, stored: string): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript((house) => localStorage.setItem(`luat-bai:house:${house.split(/[@{]/)[0]}`, house), stored);
  page.on('pageerror', (error) => expect(error.message).toBe('no error'));
  return page;
}

/** Hands of each game, told without its house. */
const HANDS: Readonly<Record<GameId, string>> = {
  'xi-dach': 'cái 10♣ 9♦, an 8♠ 7♦',
  'xi-to': 'an A♠ A♥ 8♦ 8♣ K♠, bình Q♠ Q♥ J♦ J♣ 9♠',
  'ba-cay': 'an 9♦ 8♥ 2♠, bình 7♦ 6♥ 5♣',
  'ta-la': 'bài 5♠ 6♠ 7♠ 7♥ 7♦ 9♣ 10♣ J♣ K♦',
  sam: 'bàn 2♥, đánh 6♠ 6♥ 6♦ 6♣',
};

for (const lang of LANGS) {
  const others: Lang = lang === 'vi' ? 'en' : 'vi';
  for (const { id } of GAMES) {
    const { typed, stored } = ARGUMENTS[id];
    look(`${lang}: two people settle an argument about ${id}`, IN_TURN.en, async ({ page, browser, baseURL }) => {
      const { box, board, said } = await opened(page, referee(lang));
      await box.tap();
      await box.press('ControlOrMeta+a');
      await page.keyboard.type(typed);
      await shows(board, typed);
      await expect(said).toHaveText(spokenOf(typed, lang));
      const mine = await judgedCase(board);

      // “We play this”: the other side’s rule applies, its verdict is shown, and it is announced.
      const sides = await argued(page);
      expect(sides?.own).toBe(mine);
      const theirs = sides?.other ?? '';
      expect(rulingOn(theirs)).not.toBe(rulingOn(mine));
      await page.locator('.side:not(.own) [data-act=play]').tap();
      await shows(board, theirs);
      await expect(said).toHaveText(spokenOf(theirs, lang));
      expect((await argued(page))?.own).toBe(theirs);

      await page.locator('.ticket [data-act=link]').tap();
      await expect(page.locator('.ticket [role=status]')).toHaveText(REFEREE[lang].ticket.copied);
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toBe(new URL(sentPath(theirs, lang), baseURL).href);
      expect(page.url()).toBe(link);

      const other = await otherPhone(browser, baseURL, stored);
      await other.goto(link);
      await hydratedReferee(other);
      const parts = partsOf(other);
      await shows(parts.board, theirs);
      await expect(parts.board).toHaveAttribute('data-verdict', rulingOn(theirs) ?? '');
      await expect(other.locator('.since')).toHaveCount(0);
      await other.locator('a.lang').tap();
      await expect(other).toHaveURL(sentPath(theirs, others));
      await hydratedReferee(other);
      await shows(parts.board, theirs);
      await expect(parts.board).toHaveAttribute('data-verdict', rulingOn(theirs) ?? '');
      // The rule set that was stored on the other phone is another one, and stays as it was.
      expect(await other.evaluate((key) => localStorage.getItem(key), `luat-bai:house:${id}`)).toBe(stored);
      await other.goto(referee(others));
      await hydratedReferee(other);
      await tabOf(other, id).tap();
      await expect(tabOf(other, id)).toHaveAttribute('aria-current', 'true');
      await parts.box.fill(HANDS[id]);
      await expect(parts.board).toHaveAttribute('data-case', new RegExp(`^${stored.replace('{', '\\{')};`));
      await judgedCase(parts.board);
      await other.context().close();
    });
  }

  look(
    `${lang}: each game and each question has its example, ruled on; a game comes when it is asked for`,
    IN_TURN.vi,
    async ({ page }) => {
      test.slow();
      const scripts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text());
      });
      const { box, board, said } = await opened(page, referee(lang));
      await page.waitForLoadState('networkidle');
      const here = async (): Promise<string[]> => {
        const text = (await Promise.all(scripts)).join('\n');
        return GAMES.map(({ id }) => id).filter((id) =>
          known(AGREED[id], lang)
            .all.game.ruleSections.flat()
            .every((rule) => text.includes(rule)),
        );
      };
      expect(await here()).toEqual(['xi-dach']);
      for (const [at, { id, name }] of GAMES.entries()) {
        await tabOf(page, id).tap();
        await expect(page.locator('nav.games [aria-current]')).toHaveText(name);
        await page.locator(`[data-start=${id}]`).first().tap();
        await unfoldPart(page, 'edit');
        await page.locator('.asks summary').tap();
        await expect(page.locator('.asks')).toHaveAttribute('open');
        const asks = REFEREE_QUESTIONS.filter(({ game }) => game === id);
        await expect(page.locator('.asks [data-question]')).toHaveCount(asks.length);
        await page.waitForLoadState('networkidle');
        expect(await here()).toEqual(GAMES.slice(0, at + 1).map((game) => game.id));
        for (const { id: ask, example } of asks) {
          const words: Readonly<Record<string, string>> = gameWords(id, lang).asks;
          const button = page.locator(`[data-question=${ask}]`);
          await expect(button).toContainText(words[ask] ?? 'no words');
          await button.tap();
          await expect(box).toHaveValue(boxed(example));
          await shows(board, example);
          await expect(said).toHaveText(spokenOf(example, lang));
        }
      }
    },
  );

  look(`${lang}: where no house rule matters, the page says so`, IN_TURN.en, async ({ page }) => {
    for (const { id } of GAMES) {
      const { board } = await opened(page, linkOf(AGREED[id], lang));
      await shows(board, AGREED[id]);
      await unfoldPart(page, 'others');
      await expect(page.locator('.divergence .agree')).toHaveText(UI[lang].branches.none);
      await expect(page.locator('.side')).toHaveCount(0);
      const { of, all } = known(AGREED[id], lang);
      expect(opinionsOf(of, all).others).toEqual([]);
    }
  });
}

look('what is typed while another game is on its way stays, and is read as of that game', async ({ page }) => {
  const { box, board } = await opened(page, referee('vi'));
  let come = (): void => undefined;
  const coming = new Promise<void>((done) => {
    come = done;
  });
  await page.route(/\/sam\.[^/]*\.js$/, (route) => coming.then(() => route.continue()));
  await tabOf(page, 'sam').tap();
  await expect(page.locator('.nota .coming p').first()).toHaveText(REFEREE.vi.loading);
  const text = 'bàn 5 6 7, tôi đánh 8 9 10';
  await box.fill(text);
  come();
  await expect(board).toHaveAttribute('data-case', /^sam@/);
  await expect(box).toHaveValue(text);
});

look('two games that are asked for in a row: the last one counts, whichever comes first', async ({ page }) => {
  await opened(page, referee('vi'));
  const held: (() => void)[] = [];
  let holding = true;
  await page.route(/\/sam\.[^/]*\.js$/, async (route) => {
    if (holding) await new Promise<void>((done) => held.push(done));
    await route.continue();
  });
  await tabOf(page, 'sam').tap();
  await expect(tabOf(page, 'sam')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.nota .coming p').first()).toHaveText(REFEREE.vi.loading);
  await tabOf(page, 'ba-cay').tap();
  await expect(page.locator('[data-start=ba-cay]').first()).toBeVisible();
  await expect(page.locator('.nota .coming')).toHaveCount(0);
  holding = false;
  for (const done of held) done();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.nota .coming')).toHaveCount(0);
  await expect(page.locator('[data-start=ba-cay]').first()).toBeVisible();
  await expect(page.locator('[data-start=sam]')).toHaveCount(0);
  await expect(tabOf(page, 'ba-cay')).toHaveAttribute('aria-current', 'true');
});
