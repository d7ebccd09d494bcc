/**
 * Links of other editions and from other phones: the ruling at that time is shown, the current one is the engine’s; also on a
 * phone without storage, or offline.
 */

import { EDITION } from '#book/edition.ts';
import { changesOfEditions } from '#book/editions.ts';
import { summaryWords } from '#components/referee/summary-words.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { parseSummary } from '#core/summary/summary.ts';
import { FULL } from '#testing/runs.ts';
import { referee } from './built.ts';
import { overflow } from './layout.ts';
import { looks } from './looks.ts';
import { expectLost, lostOf, tryAgain } from './lost.ts';
import {
  canonicalText,
  holdScripts,
  hydratedReferee,
  linkOf,
  opened,
  openedAfresh,
  openedWith,
  partsOf,
  REFEREE_QUESTIONS,
  SINCE,
  sentPath,
  shows,
  summaryTextOf,
  tabOf,
  unfoldPart,
} from './referee-page.ts';
import { expect, IN_TURN, test } from './test.ts';
import { judgedCase, UI } from './widget.ts';

const look = looks('links of other editions');

const CASE = 'xi-dach@vipgame{minStand=14}; cái: K♦ 9♣; an: A♠ A♥';
/** The second edition changed rules of this game. */
const OLDER = 1;

/** A summary in words. */
function said(summary: string, lang: Lang): string {
  const read = parseSummary(summary);
  if (!read) throw new Error(`${summary} is no summary`);
  return summaryWords(read, UI[lang], SINCE[lang]);
}

for (const lang of LANGS) {
  const since = SINCE[lang];
  const now = summaryTextOf(CASE);
  const links = [
    ['of today', `&v=${now}&e=${EDITION}`, ''],
    ['without an edition', `&v=an:-1`, ''],
    ['of today that says nothing', `&e=${EDITION}`, ''],
    ['of today whose verdict nobody can read', `&v=%7B%7D%3Cb%3E&e=${EDITION}`, ''],
    ['whose edition is no number', '&v=an:-1&e=x', ''],
    [
      'of an older book that ruled otherwise',
      `&e=${OLDER}&v=an:-1`,
      `${since.older(OLDER, EDITION)} ${since.before(said('an:-1', lang))}`,
    ],
    ['of an older book that ruled the same', `&e=${OLDER}&v=${now}`, `${since.older(OLDER, EDITION)} ${since.same}`],
    ['of an older book that says nothing', `&e=${OLDER}`, `${since.older(OLDER, EDITION)} ${since.unknown}`],
    [
      'of an older book whose verdict nobody can read',
      `&e=${OLDER}&v=an:thua`,
      `${since.older(OLDER, EDITION)} ${since.unknown}`,
    ],
    [
      'of an older book whose verdict is a word of no game',
      `&e=${OLDER}&v=thang-lon`,
      `${since.older(OLDER, EDITION)} ${since.unknown}`,
    ],
    ['of a newer book', `&e=99&v=an:-1`, since.newer],
    ['that is forged', `&e=${EDITION}&v=an:-7`, since.forged(said('an:-7', lang))],
    ['that is forged with another kind of verdict', `&e=${EDITION}&v=points.22`, since.forged(said('points.22', lang))],
    [
      'that is forged with markup',
      `&e=${EDITION}&v=${encodeURIComponent('<img src onerror alert(1)>:1')}`,
      '<img src onerror alert(1)>',
    ],
  ] as const;
  look(
    `${lang}: what a link says of its edition and its verdict is told, what is ruled is the engine’s`,
    IN_TURN.vi,
    async ({ page }) => {
      page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'));
      for (const [name, rest, says] of links)
        await test.step(`a link ${name}`, async () => {
          const { board } = await openedAfresh(page, linkOf(CASE, lang, rest));
          await shows(board, CASE);
          const notice = page.locator('.since');
          if (says === '') await expect(notice).toHaveCount(0);
          else {
            await expect(notice).toContainText(says);
            // The second edition changed rules of this game.
            await expect(notice.locator('a.tag')).toHaveCount(rest.includes(`e=${OLDER}`) ? 3 : 0);
            await expect(notice.getByText(since.nothing)).toHaveCount(0);
          }
          await expect(page.locator('main img, main [onerror]')).toHaveCount(0);
          expect(await overflow(page)).toBeLessThanOrEqual(0);
          // What is handed on from here is of today.
          await expect(page.locator('.ticket [data-act=self]')).toHaveAttribute('href', sentPath(CASE, lang));
        });
    },
  );

  look(
    `${lang}: a link of the first edition that let equal totals draw tells so, and which rules changed`,
    IN_TURN.vi,
    async ({ page }) => {
      const text = 'xi-dach@mien-nam; cái: 9♦ 6♠; an: 10♣ 5♥';
      const { board } = await opened(page, linkOf(text, lang, '&v=an:0&e=1'));
      await shows(board, text);
      expect(summaryTextOf(text)).toBe('an:-1');
      const notice = page.locator('.since');
      await expect(notice).toContainText(`${since.older(1, EDITION)} ${since.before(said('an:0', lang))}`);
      const change = changesOfEditions(lang).find(({ edition }) => edition === 2);
      expect(change?.rules).toEqual(['xd-cmp-equal', 'xd-cmp-du-v-other', 'xd-non-checked']);
      await expect(notice).toContainText(change?.what ?? 'no change is told');
      await expect(notice.locator('a.tag')).toHaveText(['5.3', '5.4', '4.9']);
      await expect(notice.getByText(since.nothing)).toHaveCount(0);
      // Today's ruling names the deciding rule, and the rule that does not apply any more.
      await expect(board.locator('[data-fold=why] .reasons .key .tag')).toHaveText('5.4');
      await expect(board.locator('[data-fold=why] .reasons .no-go .tag').filter({ hasText: /^5\.3$/ })).toHaveCount(1);
    },
  );

  look(`${lang}: an old link of a game in which nothing has changed says so`, IN_TURN.vi, async ({ page }) => {
    const text = 'sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣';
    const { board } = await opened(page, linkOf(text, lang, `&v=${summaryTextOf(text)}&e=1`));
    await shows(board, text);
    await expect(page.locator('.since')).toContainText(`${since.older(1, EDITION)} ${since.same}`);
    await expect(page.locator('.since')).toContainText(since.nothing);
    await expect(page.locator('.since a.tag')).toHaveCount(0);
  });

  look(`${lang}: the notice goes with the case it speaks of, and comes back with it`, IN_TURN.vi, async ({ page }) => {
    const old = linkOf(CASE, lang, `&e=${OLDER}&v=an:-1`);
    const { box, board } = await opened(page, old);
    const notice = page.locator('.since');
    await expect(notice).toContainText(since.before(said('an:-1', lang)));
    await page.reload();
    await hydratedReferee(page);
    await expect(notice).toContainText(since.before(said('an:-1', lang)));
    const other = 'xi-dach@vipgame{minStand=14}; cái: K♦ 9♣; an: A♠ 9♥';
    await unfoldPart(page, 'edit');
    await box.fill(other);
    await shows(board, other);
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL(sentPath(other, lang));
    await page.locator('.nota [data-act=undo]').click();
    await shows(board, CASE);
    await expect(notice).toContainText(since.before(said('an:-1', lang)));
    await page.locator('a.lang').click();
    await hydratedReferee(page);
    await expect(notice).toContainText(
      SINCE[lang === 'vi' ? 'en' : 'vi'].before(said('an:-1', lang === 'vi' ? 'en' : 'vi')),
    );
  });

  look(`${lang}: a phone that stores nothing settles as well`, IN_TURN.en, async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
    });
    const { box, board } = await opened(page, referee(lang));
    await box.fill('sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣');
    await shows(board, 'sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣');
    await unfoldPart(page, 'others');
    await page.locator('.side:not(.own) [data-act=play]').click();
    await expect(board).not.toHaveAttribute('data-case', canonicalText('sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣'));
    // The other rule set is shown under its own name.
    await expect(page).toHaveURL(/c=sam@(?!mien-bac)/);
    await page.reload();
    await hydratedReferee(page);
    await expect(board).toHaveAttribute('data-case', /^sam@(?!mien-bac)/);
    await judgedCase(board);
  });
}

const STORED = [
  '',
  '{',
  'xi-dach',
  'xi-dach@',
  'xi-dach@nha-toi',
  'xi-dach@blog{minStand=99}',
  'sam@strict',
  '<b>',
  'null',
  'x'.repeat(5000),
  '__proto__@constructor',
] as const;
look('a stored house that reads wrongly does no harm', async ({ page }) => {
  const { board } = partsOf(page);
  const store = (text: string): Promise<void> =>
    page.evaluate((house) => {
      for (const id of ['xi-dach', 'xi-to', 'ba-cay', 'ta-la', 'sam'])
        localStorage.setItem(`luat-bai:house:${id}`, house);
    }, text);
  await opened(page, referee('vi'));
  for (const stored of STORED) {
    await store(stored);
    // What is stored is read as a page begins.
    await opened(page, referee('vi'));
    await page.locator('#case-text').fill('cái K rô 9 chuồn, an A bích 7 cơ');
    await expect(board, stored.slice(0, 30)).toHaveAttribute('data-case', /^xi-dach@pho-thong;/);
    await judgedCase(board);
    await tabOf(page, 'xi-to').click();
    await page.locator('[data-start=xi-to]').first().click();
    await expect(board, stored.slice(0, 30)).toHaveAttribute('data-case', /^xi-to@vipgame;/);
    await judgedCase(board);
  }
});

look('before a link is read, nothing is shown of the example', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const board = document.querySelector('article.case');
      if (board?.checkVisibility({ visibilityProperty: true })) {
        const text = board.getAttribute('data-case') ?? '';
        if (seen.at(-1) !== text) seen.push(text);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const scripts = await holdScripts(page);
  for (const { example } of [...REFEREE_QUESTIONS].reverse().slice(0, FULL ? 6 : 2)) {
    scripts.waiting = true;
    await page.goto(linkOf(example), { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-linked', '');
    await expect(page.locator('.opening h1')).toBeVisible();
    await expect(page.locator('.ref')).toBeHidden();
    await expect(page.locator('main .verdict').first()).toBeHidden();
    scripts.waiting = false;
    for (const done of scripts.held.splice(0)) done();
    await hydratedReferee(page);
    await shows(partsOf(page).board, example);
    await expect(partsOf(page).board).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'seen')), example).toEqual([canonicalText(example)]);
  }
});

test.describe('cut off', () => {
  test.use({ expected: /ERR_INTERNET_DISCONNECTED/ });

  for (const lang of LANGS) {
    test(
      `${lang}: a game that cannot come is said to be missing, nothing is lost, and it comes with the network`,
      IN_TURN.en,
      async ({ page, context }) => {
        const { box, board, alert } = await openedWith(page, referee(lang));
        const before = await judgedCase(board);
        const first = await box.inputValue();
        await page.waitForLoadState('networkidle');
        await context.setOffline(true);

        // The loaded game goes on working.
        await box.fill('xi-dach; cái: K♦ 9♣; an: A♠ A♥');
        await shows(board, 'xi-dach; cái: K♦ 9♣; an: A♠ A♥');

        const typed = 'sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣';
        await box.fill(typed);
        await expectLost(page, lang);
        await expect(box).toHaveValue(typed);
        await expect(box).toHaveAttribute('aria-invalid', 'false');
        await expect(board).toHaveCount(0);
        const undo = page.locator('.nota [data-act=undo]');
        await undo.click();
        await shows(board, 'xi-dach; cái: K♦ 9♣; an: A♠ A♥');
        await undo.click();
        await expect(board).toHaveAttribute('data-case', before);
        await expect(box).toHaveValue(first);
        const redo = page.locator('.nota [data-act=redo]');
        await redo.click();
        await redo.click();
        await expect(box).toHaveValue(typed);
        await expectLost(page, lang);
        // Asked again without a network, it says the same.
        await tryAgain(page);
        await expectLost(page, lang);

        await context.setOffline(false);
        await shows(board, typed);
        await expect(alert).toBeEmpty();
        await expect(lostOf(page)).toBeEmpty();
        await expect(box).toHaveValue(typed);
      },
    );

    test(
      `${lang}: a game that is chosen and cannot come is there once it can, and what was typed stays until then`,
      IN_TURN.en,
      async ({ page, context }) => {
        const { box, board } = await openedWith(page, referee(lang));
        const first = await box.inputValue();
        await page.waitForLoadState('networkidle');
        await context.setOffline(true);
        await tabOf(page, 'ta-la').click();
        await expectLost(page, lang);
        await expect(box).toHaveValue(first);
        await judgedCase(board);
        await context.setOffline(false);
        await expect(tabOf(page, 'ta-la')).toHaveAttribute('aria-current', 'true');
        await expect(page.locator('[data-start=ta-la]').first()).toBeVisible();
        await expect(box).toHaveValue('');
        await page.locator('.nota [data-act=undo]').click();
        await expect(box).toHaveValue(first);
      },
    );
  }
});

test.describe('gone', () => {
  test.use({ expected: /404/ });

  for (const lang of LANGS)
    test(`${lang}: a game whose file is no longer there, after a new edition of the site, comes with a new page, and what was typed stays`, async ({
      page,
    }) => {
      const { box, board, alert } = await opened(page, referee(lang));
      await page.waitForLoadState('networkidle');
      let anew = false;
      const gone = { status: 404, contentType: 'text/html', body: '<!doctype html>' };
      await page.route(/\/_astro\/.*\.js$/, (route) => (anew ? route.continue() : route.fulfill(gone)));
      await page.route(/\/trong-tai\//, (route, request) => {
        anew ||= request.isNavigationRequest();
        return route.continue();
      });
      const typed = 'sam;\nbàn: 2♥;\nđánh: 6♠ 6♥ 6♦ 6♣';
      await box.fill(typed);
      await shows(board, typed);
      await expect(box).toHaveValue(typed);
      await expect(alert).toBeEmpty();
    });
});
