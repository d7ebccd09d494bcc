/** Practice: whole sessions in both languages, the day's ten, challenges, progress and its file, without a network, against a clock. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { rulesOfGame } from '#book/catalogue/catalogue.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { ENGINES } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { formatChallenge } from '#practice/challenge.ts';
import { QUIZ_EDITION } from '#practice/edition.ts';
import { ALL_KINDS } from '#practice/kinds.ts';
import { FULL } from '#testing/runs.ts';
import { insideZalo, toldInsideZalo } from './inside-app.ts';
import { looks } from './looks.ts';
import { expectLost, lose, lostOf, tryAgain } from './lost.ts';
import {
  answerIt,
  answerOn,
  expectAsked,
  goOn,
  HISTORY_UI,
  loadedAhead,
  PROGRESS_UI,
  practicePath,
  progressPath,
  QUIZ_UI,
  shownIn,
  shownQuestion,
  sketch,
  toCase,
  usualHouse,
} from './practice-page.ts';
import { expect, IN_TURN, test } from './test.ts';
import { change, openHouseRules, rulingOn } from './widget.ts';

const sessions = looks('practice: whole sessions');
const look = looks('practice');
const kept = looks('practice on a device that keeps nothing, or keeps it badly');

const other = (lang: Lang): Lang => (lang === 'vi' ? 'en' : 'vi');

/** Waits until practice has hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('live-widget')).not.toHaveAttribute('waiting');
}

/** Where these parts of the page lie, from now on for half a second; one entry where nothing moves. */
function placesOf(page: Page, ...parts: readonly string[]): Promise<string[]> {
  return page.evaluate(async (selectors) => {
    const places = new Set<string>();
    for (const start = performance.now(); performance.now() - start < 500; ) {
      const tops = selectors.map((one) => document.querySelector(one)?.getBoundingClientRect().top);
      places.add(tops.join(' '));
      await new Promise((done) => requestAnimationFrame(done));
    }
    return [...places];
  }, parts);
}

/** On a desk the options stand beside the cards, all of them in the window. */
async function expectInSight(page: Page, kind: string): Promise<void> {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1024, height: 700 },
  ]) {
    await page.setViewportSize(size);
    const [cards, options] = await page.evaluate(() =>
      ['.deal', '.ans'].map((part) => document.querySelector(`.quiz ${part}`)?.getBoundingClientRect().toJSON()),
    );
    expect(options.bottom, `${kind} at ${size.width} px`).toBeLessThanOrEqual(size.height);
    expect(options.left, `${kind} at ${size.width} px`).toBeGreaterThan(cards.right);
  }
  await page.setViewportSize({ width: 360, height: 740 });
}

for (const lang of LANGS) {
  const ui = QUIZ_UI[lang];
  const progressUi = PROGRESS_UI[lang];

  test.describe(`practice, ${lang}`, () => {
    for (const { id, name } of GAMES) {
      sessions(
        `${lang}: a whole session of ${name}: what is asked is what the engine asks, and so are the verdicts`,
        IN_TURN.vi,
        async ({ page }) => {
          await open(page, practicePath(lang, `?s=${id}&n=20261&e=${QUIZ_EDITION}`));
          for (let at = 0; at < 10; at++) {
            const question = await shownQuestion(page);
            await expectAsked(page, question, lang);
            await expectInSight(page, question.kind.id);
            await expect(page.locator('.after')).toHaveCount(0);
            await page.locator(`[data-option="${question.right}"]`).click();
            await expect(page.locator('.ans .right')).toHaveCount(1);
            await expect(page.locator('.ans .wrong')).toHaveCount(0);
            await expect(page.locator(`[data-option="${question.right}"] .mk`)).toContainText(ui.after.right);
            const told = page.locator('.judged');
            if (question.type === 'play') await expect(told).toHaveAttribute('data-moment', question.kind.id);
            else {
              const text = (await told.getAttribute('data-case')) ?? '';
              await expect(told).toHaveAttribute('data-verdict', rulingOn(text) ?? '');
            }
            await goOn(page);
          }
          await expect(page.locator('.score')).toHaveAttribute('data-score', '10/10');
          await expect(page.locator('.score .asked')).toBeFocused();
          await expect(page.locator('.recap li')).toHaveCount(10);
        },
      );
    }

    look(
      `${lang}: by keyboard alone: numbers choose, Enter goes on, and what happens is said`,
      IN_TURN.vi,
      async ({ page }) => {
        await open(page, practicePath(lang, `?s=xi-dach&n=7&e=${QUIZ_EDITION}`));
        for (let at = 0; at < 3; at++) {
          const question = await shownQuestion(page);
          await page.keyboard.press(String(question.right + 1));
          await expect(page.locator('.ans .right')).toHaveCount(1);
          await expect(page.locator('.quiz [role=status]').last()).toContainText(`${ui.after.right}.`);
          // Another number changes nothing any more.
          await page.keyboard.press(String(((question.right + 1) % question.options.length) + 1));
          await expect(page.locator('.ans .wrong')).toHaveCount(0);
          await page.keyboard.press('Enter');
          await expect(page.locator('.after')).toHaveCount(0);
          await expect(page.locator('.quiz .asked')).toBeFocused();
        }
        await expect(page.locator('.prog .got')).toHaveCount(3);
      },
    );

    look(
      `${lang}: a mistake is crossed out and told, and its rule comes back once, on other cards, in a session as long as it said`,
      IN_TURN.vi,
      async ({ page }) => {
        await open(page, practicePath(lang, `?s=xi-dach&n=11&e=${QUIZ_EDITION}`));
        const missed = await answerIt(page, false);
        await expect(page.locator('.ans .wrong .mk')).toHaveText(ui.after.chosen);
        await expect(page.locator('.ans .right .mk')).toHaveText(ui.after.right);
        await expect(page.getByText(ui.after.again)).toBeVisible();
        await goOn(page);
        const rest = await answerOn(page, () => true);
        const again = rest.filter(({ rules }) => rules.includes(missed.rules[0] ?? ''));
        expect(again.length).toBeGreaterThan(0);
        for (const one of again) expect(sketch(one)).not.toEqual(sketch(missed));
        expect(rest.length).toBe(9);
        await expect(page.locator('.score')).toHaveAttribute('data-score', '9/10');
      },
    );

    look(
      `${lang}: what is told after an answer stays where it is, however soon one answers`,
      IN_TURN.vi,
      async ({ page }) => {
        await open(page, practicePath(lang, `?s=ba-cay&n=20263&e=${QUIZ_EDITION}`));
        for (const thinks of FULL ? [0, 600, 0, 600] : [0, 600]) {
          const question = await shownQuestion(page);
          await page.waitForTimeout(thinks);
          await page.locator(`[data-option="${question.right}"]`).click();
          await expect(page.locator('.judged')).toBeVisible();
          expect(await placesOf(page, '.judged', '.of-rule')).toHaveLength(1);
          await goOn(page);
        }
      },
    );

    look(
      `${lang}: the case can be changed in place, and the question stays as it was`,
      IN_TURN.vi,
      async ({ page }) => {
        await open(page, practicePath(lang, `?s=xi-to&n=3&e=${QUIZ_EDITION}`));
        await toCase(page);
        await answerIt(page, true);
        const before = await page.locator('.judged').getAttribute('data-case');
        await page.locator('.all-steps > summary').click();
        await page.locator('[data-act=change]').click();
        const board = page.locator('article.case');
        await expect(board).toHaveAttribute('data-case', before ?? '');
        await openHouseRules(board);
        await board.locator('[data-setting=preset]').selectOption({ index: 1 });
        await expect(board).not.toHaveAttribute('data-case', before ?? '');
        await expect(page.locator('.judged')).toHaveAttribute('data-case', before ?? '');
        // Keys belong to the board while it has the focus.
        await board.locator('[data-act=more]').press('Enter');
        await board.locator('[data-act=more]').press('Enter');
        await board.locator('[data-act=edit]').press('Enter');
        await expect(page.locator('.after')).toBeVisible();
      },
    );

    test.describe('on a slow line', () => {
      test.use({ expected: /ERR_FAILED/ });

      test(
        `${lang}: a session says at once that it is being fetched, and when it does not come`,
        IN_TURN.vi,
        async ({ page }) => {
          let letGo = (): void => undefined;
          const held = new Promise<void>((done) => {
            letGo = done;
          });
          let comes = true;
          await page.route(/\.js$/, async (route) => {
            await held;
            await (comes ? route.continue() : route.abort());
          });
          const path = practicePath(lang, `?s=xi-dach&n=7&e=${QUIZ_EDITION}`);
          await page.goto(path, { waitUntil: 'commit' });
          const fetching = page.locator('.fetching');
          await expect(fetching.getByText(ui.loading)).toBeVisible();
          letGo();
          await shownQuestion(page);
          await expect(fetching).toBeHidden();
          comes = false;
          await page.goto(path, { waitUntil: 'commit' });
          await expect(fetching.getByText(ui.loading)).toBeVisible();
          await expectLost(page, lang);
          comes = true;
          await tryAgain(page);
          await shownQuestion(page);
          await expect(lostOf(page)).toBeEmpty();
        },
      );
    });

    test(
      `${lang}: the ten of a day are the same for everyone, whatever the house rules and the language`,
      IN_TURN.en,
      async ({ page, browser }) => {
        await page.clock.setFixedTime(new Date('2026-11-21T17:30:00Z'));
        await page.addInitScript(() => localStorage.setItem('luat-bai:house:xi-dach', 'xi-dach@co-noi'));
        await open(page, practicePath(lang));
        await page.locator('[data-act=daily]').press('Enter');
        // What was pressed is gone: the focus is on what is asked.
        await expect(page.locator('.quiz .asked')).toBeFocused();
        // It is the 22nd in Việt Nam already.
        await expect(page).toHaveURL(new RegExp(`[?&]s=ngay&n=20261122&e=${QUIZ_EDITION}$`));
        const asked = await answerOn(page, (at) => at % 3 !== 0);
        expect(asked).toHaveLength(10);
        expect(new Set(asked.map(({ game }) => game.id)).size).toBe(GAMES.length);
        await expect(page.locator('.score')).toHaveAttribute('data-score', '6/10');

        await page.locator('[data-act=copy]').click();
        const sent = await page.evaluate(() => navigator.clipboard.readText());
        expect(sent).toContain('6/10');
        expect(sent).toContain('□■■□■ ■□■■□');
        const link = sent.split('\n').at(-1) ?? '';
        // Where it is another day the end says whose day it was.
        const friend = await (await browser.newContext({ timezoneId: 'America/Los_Angeles' })).newPage();
        await friend.goto(link.replace(`/${lang}/`, `/${other(lang)}/`));
        const theirs = await answerOn(friend, () => true);
        await expect(friend.locator('.score')).toContainText(QUIZ_UI[other(lang)].score.daily);
        expect(theirs.map(sketch)).toEqual(asked.map(sketch));
        await friend.context().close();

        await page.locator('[data-act=start]').click();
        await expect(page.locator('.start .plate')).toContainText('6/10');
      },
    );

    look(
      `${lang}: a challenge gives a friend the same ten under the same house rules, and tells them the score`,
      IN_TURN.en,
      async ({ page, browser }) => {
        await page.addInitScript(() => localStorage.setItem('luat-bai:house:sam', 'sam@local{deck=40}'));
        await open(page, practicePath(lang));
        await page.locator('.make-challenge input').nth(0).uncheck();
        await page.locator('.make-challenge input').nth(1).uncheck();
        await page.locator('.make-challenge input').nth(2).uncheck();
        await page.locator('[data-act=challenge]').click();
        await expect(page.locator('.intro .houses li')).toHaveCount(2);
        // It is the reader's own, also after a reload, and the copied text is its link.
        await page.reload();
        await expect(page.locator('.intro h1')).toHaveText(ui.challenge.own);
        const copy = page.locator('.intro [data-act=copy]');
        await expect(copy).toHaveText(ui.challenge.copy);
        await copy.click();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(ui.challenge.text);
        const house = (id: string) => {
          const own = usualHouse(id);
          const local = ENGINES.find((game) => game.id === 'sam')?.presets['local'];
          return id === 'sam' ? { preset: 'local', rules: { ...local, deck: 40 } } : own;
        };
        await page.locator('[data-act=begin]').click();
        const mine = await answerOn(page, (at) => at !== 4, house);
        await page.locator('[data-act=copy]').click();
        const link = (await page.evaluate(() => navigator.clipboard.readText())).split('\n').at(-1) ?? '';
        expect(link).toMatch(new RegExp(`;p=9;e=${QUIZ_EDITION}$`));

        const friend = await (await browser.newContext()).newPage();
        await friend.goto(link.replace(`/${lang}/`, `/${other(lang)}/`));
        await expect(friend.locator('.intro')).toContainText('9/10');
        await expect(friend.locator('.intro h1')).toHaveText(QUIZ_UI[other(lang)].challenge.title);
        await expect(friend.locator('.intro [data-act=copy]')).toHaveText(QUIZ_UI[other(lang)].challenge.copy);
        await friend.locator('[data-act=begin]').click();
        const theirs = await answerOn(friend, () => true, house);
        expect(theirs.map(sketch)).toEqual(mine.map(sketch));
        await expect(friend.locator('.score')).toContainText('9/10');
        await friend.context().close();
      },
    );

    look(
      `${lang}: what can be read of a broken challenge is asked; nothing of one is said`,
      IN_TURN.en,
      async ({ page }) => {
        const whole = formatChallenge(
          {
            seed: 5,
            games: [{ game: 'ba-cay', house: usualHouse('ba-cay'), kinds: ALL_KINDS.get('ba-cay') ?? [] }],
            edition: QUIZ_EDITION,
          },
          ENGINES,
        );
        await open(page, practicePath(lang, `?q=${encodeURIComponent(`${whole};x=y`)}`));
        await expect(page.locator('.intro')).toContainText(ui.challenge.broken);
        await page.locator('[data-act=begin]').click();
        await shownQuestion(page);
        await open(page, practicePath(lang, '?q=%3Cscript%3E'));
        await expect(page.getByText(ui.challenge.unreadable)).toBeVisible();
        await page.locator('[data-act=start]').click();
        await expect(page.locator('.start')).toBeVisible();
      },
    );

    look(
      `${lang}: progress goes into a file and comes back from it; what is no file of ours is refused`,
      IN_TURN.vi,
      async ({ page }) => {
        await open(page, practicePath(lang, `?s=ba-cay&n=2&e=${QUIZ_EDITION}`));
        const question = await answerIt(page, true);
        await goOn(page);
        await answerIt(page, false);
        await insideZalo(page);
        await open(page, progressPath(lang));
        expect(await toldInsideZalo(page.locator('main'), lang)).toBe(page.url());
        const game = page.locator('[data-game=ba-cay]');
        await expect(game.locator('.rules.shaky li')).not.toHaveCount(0);
        const download = page.waitForEvent('download');
        await page.locator('[data-act=save]').click();
        const path = await (await download).path();

        await page.locator('[data-act=clear]').click();
        await page.locator('[data-act=clear]').click();
        await expect(page.getByText(progressUi.cleared)).toBeVisible();
        await expect(game.locator('.rules.shaky li')).toHaveCount(0);
        expect(await page.evaluate(() => localStorage.getItem('luat-bai:practice'))).toBeNull();

        const input = page.getByLabel(progressUi.load, { exact: true });
        await expect(input).toHaveAttribute('type', 'file');
        expect(await input.boundingBox()).toMatchObject({ width: 1, height: 1 });
        await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"rules":') });
        await expect(page.getByText(progressUi.faults.corrupt)).toBeVisible();
        await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"v":1}') });
        await expect(page.getByText(progressUi.faults['not-ours'])).toBeVisible();
        await expect(page.getByText(progressUi.loadNote(500))).toBeVisible();
        await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.alloc(500_001, ' ') });
        await expect(page.getByText(progressUi.tooBig(500))).toBeVisible();
        await input.setInputFiles({ name: 'luat-bai.json', mimeType: 'application/json', buffer: readFileSync(path) });
        const row = game.locator(`[data-rule="${question.rules[0]}"]`);
        await expect(row).toContainText(progressUi.answers(1, 0));
        // By its name, not only by its number.
        const named = rulesOfGame('ba-cay').find(({ id }) => id === question.rules[0]);
        await expect(row.getByRole('link')).toHaveText(`${named?.number}${named?.title[lang]}`);
      },
    );

    test(
      `${lang}: after ten answers rules come due, on new cards, without a word; turned off it stays off`,
      IN_TURN.en,
      async ({ page }) => {
        await page.clock.install({ time: new Date('2026-11-21T03:00:00Z') });
        await open(page, practicePath(lang));
        await expect(page.getByText(ui.start.dueSoon(10))).toBeVisible();
        await open(page, practicePath(lang, `?s=sam&n=4&e=${QUIZ_EDITION}`));
        const first = await answerOn(page, () => true);
        const stored = await page.evaluate(() => localStorage.getItem('luat-bai:practice') ?? '');
        const due = stored.split('"memory"').length - 1;
        expect(due).toBeGreaterThan(5);
        await open(page, practicePath(lang));
        await expect(page.getByText(ui.start.dueLead(0))).toBeVisible();
        await page.clock.setFixedTime(new Date('2026-11-30T03:00:00Z'));
        await open(page, practicePath(lang));
        await expect(page.getByText(ui.start.dueLead(due))).toBeVisible();
        await page.getByRole('link', { name: ui.start.due }).click();
        const again = await shownQuestion(page);
        expect(first.map(({ rules }) => rules[0])).toContain(again.rules[0]);
        for (const one of first) expect(shownIn(again)).not.toEqual(shownIn(one));
        await open(page, progressPath(lang));
        await page.locator('[data-act=schedule]').click();
        await expect(page.getByText(progressUi.dueOff)).toBeVisible();
        await open(page, practicePath(lang));
        await expect(page.getByText(ui.start.dueOff)).toBeVisible();
      },
    );

    look(
      `${lang}: one rule is practised by itself: from its place in the list, from its name in the progress, beside a reason`,
      IN_TURN.en,
      async ({ page }) => {
        const trains = async (rule: string): Promise<void> => {
          await expect(page).toHaveURL(new RegExp(`s=dieu\\.${rule}&n=`));
          for (const question of await answerOn(page, () => true)) expect(question.rules).toContain(rule);
        };
        await page.goto(`/${lang}/xi-dach/luat/#xd-ngu-linh`);
        await page.locator('#xd-ngu-linh .drill').click();
        await trains('xd-ngu-linh');
        // What nothing can ask has no link.
        await page.goto(`/${lang}/xi-dach/luat/`);
        await expect(page.locator('#xd-ace .drill')).toHaveCount(1);
        await expect(page.locator('#xd-misdeal .drill')).toHaveCount(0);
        await open(page, progressPath(lang));
        await page.locator('[data-game=sam] summary').click();
        await page.locator('.rules a[href*="dieu.sam-follow"]').click();
        await trains('sam-follow');
        await page.goto(`/${lang}/trong-tai/?c=xi-dach;cai:KD.9C;an:AS.AH`);
        await expect(page.locator('article.case')).toHaveAttribute('data-case', /an:AS\.AH/);
        await page.locator('[data-fold=why] > summary').click();
        const beside = page.locator('[data-fold=why] .drill').first();
        const rule = new URL((await beside.getAttribute('href')) ?? '', page.url()).searchParams
          .get('s')
          ?.split('.')[1];
        await beside.click();
        await trains(rule ?? '');
      },
    );

    look(`${lang}: what went wrong can be practised`, IN_TURN.vi, async ({ page }) => {
      await open(page, practicePath(lang, `?s=ta-la&n=9&e=${QUIZ_EDITION}`));
      const missed = await answerIt(page, false);
      await open(page, practicePath(lang));
      await expect(page.getByText(ui.start.mistakesLead(1))).toBeVisible();
      await page.getByRole('link', { name: ui.start.mistakes }).click();
      expect((await shownQuestion(page)).rules).toContain(missed.rules[0]);
    });

    test.describe('without a network', () => {
      // The browser asks for the site's icons whenever the address changes.
      test.use({ expected: /ERR_INTERNET_DISCONNECTED/ });

      test(`${lang}: once it is loaded, all of it works`, IN_TURN.vi, async ({ page, context }) => {
        await open(page, practicePath(lang));
        await loadedAhead(page);
        const missed: string[] = [];
        page.on('requestfailed', (request) => missed.push(new URL(request.url()).pathname));
        await context.setOffline(true);
        for (const { id } of GAMES) {
          await page.locator(`.start .plates a[href*="s=${id}"]`).first().click();
          await answerIt(page, false);
          await page.locator('.all-steps > summary').click();
          await page.locator('[data-act=change]').click();
          await change(page.locator('article.case'));
          await page.locator('article.case .pick-hand button').first().click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await page.keyboard.press('Escape');
          await page.goBack();
          await expect(page.locator('.start')).toBeVisible();
        }
        expect(missed.filter((path) => !/(favicon|icon-\d+)\.(svg|png)$/.test(path))).toEqual([]);
      });
    });

    test.describe('with a network that comes and goes', () => {
      test.use({ expected: /ERR_FAILED/ });

      test(
        `${lang}: what follows an answer and did not come is asked for again, and the answer is kept`,
        IN_TURN.en,
        async ({ page }) => {
          const lost = await lose(page, /after-first\.[^/]+\.js$/);
          await open(page, practicePath(lang, `?s=ba-cay&n=8&e=${QUIZ_EDITION}`));
          const { right } = await shownQuestion(page);
          await page.locator(`[data-option="${right}"]`).click();
          await expectLost(page, lang);
          await tryAgain(page);
          await expectLost(page, lang);
          lost.come();
          await tryAgain(page);
          await expect(page.locator('.after .judged')).toBeVisible();
          await expect(page.locator('.prog .got')).toHaveCount(1);
        },
      );

      test(`${lang}: so is a session that did not come`, IN_TURN.en, async ({ page }) => {
        const lost = await lose(page, /-cases\.[^/]+\.js$/);
        await open(page, practicePath(lang));
        await page.locator('.start .plates a[href*="s=ba-cay"]').first().click();
        await expectLost(page, lang);
        lost.come();
        await tryAgain(page);
        await expectAsked(page, await shownQuestion(page), lang);
      });

      test(`${lang}: so are the questions of a lesson`, IN_TURN.vi, async ({ page }) => {
        const lost = await lose(page, /LessonQuiz\.[^/]+\.js$/);
        await page.goto(`/${lang}/ba-cay/tinh-diem/`);
        const form = page.locator('form.case.guess').last();
        await form.locator('input').first().check();
        await expectLost(page, lang);
        await expect(form.locator('input').first()).toBeChecked();
        lost.come();
        await tryAgain(page);
        // The answer that was given is marked.
        await expect(page.locator('.quiz .after')).toBeVisible();
      });
    });

    test.describe('with a network that is gone for a moment', () => {
      test.use({ expected: /ERR_FAILED/ });

      test(`${lang}: a lesson asks its questions by itself once they come`, IN_TURN.en, async ({ page }) => {
        const late = /LessonQuiz\.[^/]+\.js$/;
        await page.route(late, (route) => route.abort());
        await page.goto(`/${lang}/ba-cay/tinh-diem/`);
        const options = page.locator('form.case.guess').last().locator('input');
        const failed = page.waitForEvent('requestfailed');
        await options.first().check();
        await failed;
        await page.unroute(late);
        await expect(page.locator('.quiz .after')).toBeVisible();
        await expect(lostOf(page)).toBeEmpty();
      });
    });

    look(`${lang}: a link of another edition of the questions says so`, IN_TURN.vi, async ({ page }) => {
      await open(page, practicePath(lang, '?s=xi-to&n=6&e=999'));
      await expect(page.getByText(ui.challenge.old)).toBeVisible();
      await open(page, practicePath(lang, `?s=xi-to&n=6&e=${QUIZ_EDITION}`));
      await shownQuestion(page);
      await expect(page.getByText(ui.challenge.old)).toHaveCount(0);
    });

    look(`${lang}: a reload keeps what was answered`, IN_TURN.vi, async ({ page }) => {
      await open(page, practicePath(lang, `?s=xi-to&n=6&e=${QUIZ_EDITION}`));
      await answerIt(page, true);
      await goOn(page);
      await answerIt(page, false);
      await goOn(page);
      const third = await shownQuestion(page);
      await page.reload();
      expect(sketch(await shownQuestion(page))).toEqual(sketch(third));
      await expect(page.locator('.prog .got')).toHaveCount(1);
      await expect(page.locator('.prog .lost')).toHaveCount(1);
    });

    test(`${lang}: nobody is hurried, unless they ask for it`, IN_TURN.vi, async ({ page }) => {
      await page.clock.install({ time: new Date('2026-11-21T03:00:00Z') });
      await open(page, practicePath(lang));
      await page.getByLabel(ui.start.seconds(15)).check();
      // Time stands still from here: on a busy machine the first second would pass unseen.
      await page.clock.pauseAt(new Date('2026-11-21T03:10:00Z'));
      await page.locator('.start .plates a[href*="s=ba-cay"]').first().click();
      await expect(page.locator('.clock')).toHaveText(ui.question.left(15));
      await page.clock.runFor(16_000);
      await expect(page.locator('.after')).toBeVisible();
      await expect(page.locator('.ans .wrong')).toHaveCount(0);
      await expect(page.locator('.prog .lost')).toHaveCount(1);
      await page.clock.resume();
      await open(page, practicePath(lang));
      await page.getByLabel(ui.start.noClock, { exact: true }).check();
      await page.locator('.start .plates a[href*="s=ba-cay"]').first().click();
      await shownQuestion(page);
      await expect(page.locator('.clock')).toHaveCount(0);
    });
  });
}

test.describe('a device that keeps nothing, or keeps it badly', () => {
  kept('where storage is blocked all of it works, and the reader is told', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
    await open(page, practicePath('vi', `?s=xi-dach&n=5&e=${QUIZ_EDITION}`));
    await answerOn(page, () => true);
    await expect(page.locator('.score')).toHaveAttribute('data-score', '10/10');
    await open(page, progressPath('vi'));
    await expect(page.getByText(HISTORY_UI.vi.full)).toBeVisible();
  });

  kept('where storage is full the reader is told as soon as something was not kept', async ({ page }) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, text) {
        if (text.length > 40) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, text);
      };
    });
    await open(page, progressPath('en'));
    await expect(page.getByText(HISTORY_UI.en.full)).toHaveCount(0);
    await page.locator('[data-act=schedule]').click();
    await expect(page.locator('[data-act=schedule]')).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText(HISTORY_UI.en.full)).toBeVisible();
  });

  for (const text of ['{', '[]', '{"name":"luat-bai practice","v":1,"rules":{"xd-ace":7}}', 'x'.repeat(600_000)]) {
    kept(`a history that is ${text.slice(0, 12)}… loses nothing but itself`, async ({ page }) => {
      await page.addInitScript((stored) => {
        if (!sessionStorage.getItem('once')) localStorage.setItem('luat-bai:practice', stored);
        sessionStorage.setItem('once', '1');
      }, text);
      await open(page, practicePath('en', `?s=xi-dach&n=5&e=${QUIZ_EDITION}`));
      await answerIt(page, true);
      await open(page, progressPath('en'));
      await expect(page.locator('[data-game=xi-dach] .rules.shaky li')).not.toHaveCount(0);
    });
  }

  kept('a history of a newer edition is not written over', async ({ page }) => {
    const newer = '{"name":"luat-bai practice","v":2,"rules":{}}';
    await page.addInitScript((stored) => localStorage.setItem('luat-bai:practice', stored), newer);
    await open(page, practicePath('vi', `?s=xi-dach&n=5&e=${QUIZ_EDITION}`));
    await answerIt(page, true);
    expect(await page.evaluate(() => localStorage.getItem('luat-bai:practice'))).toBe(newer);
    await open(page, progressPath('vi'));
    await expect(page.getByText(HISTORY_UI.vi.newer)).toBeVisible();
  });
});

kept('keys are told of only where there are likely to be some', async ({ page, browser }) => {
  await open(page, practicePath('vi', '?s=xi-dach&n=5&e=1'));
  const keys = page.locator('.quiz .keys');
  await expect(keys).toBeVisible();
  // Some phones report that they hover: keyboard hints must not be shown for a finger alone.
  const shownTo = await keys.evaluate((line) => {
    const rulesOf = (rules: CSSRuleList, media: string): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSMediaRule) return rulesOf(rule.cssRules, rule.conditionText);
        const own = rule instanceof CSSStyleRule && line.matches(rule.selectorText) && rule.style.display;
        return own ? [`${media}: ${own}`] : [];
      });
    return [...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules, ''));
  });
  expect(shownTo).toEqual([': none', '(hover: hover) and (pointer: fine): block']);
  const phone = await (await browser.newContext({ hasTouch: true, isMobile: true })).newPage();
  await phone.goto(practicePath('vi', '?s=xi-dach&n=5&e=1'));
  await expect(phone.locator('.quiz .keys')).toBeHidden();
  await expect(phone.locator('.quiz .keys')).toHaveCount(1);
  await phone.context().close();
});
