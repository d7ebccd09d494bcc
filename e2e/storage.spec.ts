/** What the site stores on a device: under its own prefix, whatever is stored there already, and from several tabs at once. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  KEPT_IN_DATABASES,
  KEPT_IN_TAB,
  KEPT_OF_GAME,
  KEPT_OF_GAME_IN_TAB,
  KEPT_ON_DEVICE,
  PREFIX,
  storageKey,
} from '#components/storage/keys.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { QUIZ_EDITION } from '#practice/edition.ts';
import { parseHistory } from '#practice/history-text.ts';
import { FULL } from '#testing/runs.ts';
import { referee } from './built.ts';
import { looks } from './looks.ts';
import { answerIt, goOn, HISTORY_UI, practicePath, progressPath, shownQuestion } from './practice-page.ts';
import { playPlain } from './table-page.ts';
import { expect, IN_TURN } from './test.ts';

const look = looks('what the site stores');
const junk = looks('what may lie in storage');

const HISTORY = `${PREFIX}practice`;
/** A page of this site without a script that reads or writes storage. */
const NOWHERE = '/robots.txt';

/** Opens a page of this site on which these texts are stored. */
async function store(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(NOWHERE);
  await page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, texts);
}

const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

async function countOf(page: Page): Promise<number> {
  const read = parseHistory((await stored(page))[HISTORY] ?? '');
  return read.ok ? read.value.count : 0;
}

async function alive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const widget = page.locator('main live-widget').first();
  await widget.scrollIntoViewIfNeeded();
  // Some wait for an interaction.
  await widget.locator('button, a, input').first().focus();
  await expect(widget).not.toHaveAttribute('waiting');
}

const session = (lang: Lang, game: string, seed = 5): string =>
  practicePath(lang, `?s=${game}&n=${seed}&e=${QUIZ_EDITION}`);

look('twelve answers in two tabs are twelve in the history, and a third tab shows them', async ({ page, context }) => {
  const other = await context.newPage();
  const third = await context.newPage();
  await alive(third, progressPath('vi'));
  await page.goto(session('vi', 'xi-dach'));
  await other.goto(session('vi', 'ba-cay'));
  for (let turn = 0; turn < 6; turn++) {
    const waiting = await shownQuestion(other);
    await answerIt(page, true);
    // The question in the other tab stays as it is.
    expect((await shownQuestion(other)).seed).toBe(waiting.seed);
    await answerIt(other, turn % 2 === 0);
    if (turn < 5) await Promise.all([goOn(page), goOn(other)]);
  }
  await expect.poll(() => countOf(page)).toBe(12);
  for (const game of ['xi-dach', 'ba-cay'])
    await expect(third.locator(`[data-game=${game}] :is(.shaky, .sits) li`)).not.toHaveCount(0);
  await other.close();
  await third.close();
});

look('answers of two tabs that hear nothing of each other are all kept', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    // As for a storage event that comes late, or never to a sleeping tab.
    await tab.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
  }
  await page.goto(session('vi', 'xi-dach'));
  await other.goto(session('vi', 'sam'));
  for (let turn = 0; turn < 6; turn++) {
    await answerIt(page, true);
    await expect.poll(() => countOf(page)).toBe(2 * turn + 1);
    await answerIt(other, true);
    await expect.poll(() => countOf(page)).toBe(2 * turn + 2);
    if (turn < 5) await Promise.all([goOn(page), goOn(other)]);
  }
  await other.close();
});

look('an answer is kept by who leaves at once', async ({ page }) => {
  await page.goto(session('vi', 'xi-dach'));
  await shownQuestion(page);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-option="0"]')?.click();
    location.href = '/robots.txt';
  });
  await page.waitForURL('**/robots.txt');
  expect(await countOf(page)).toBe(1);
});

for (const lang of LANGS) {
  look(
    `${lang}: a history that cannot be read is kept aside, offered as it is, and removed when its reader says so`,
    IN_TURN.vi,
    async ({ page }) => {
      const ui = HISTORY_UI[lang];
      const damaged = '{"name":"luat-bai practice","v":1,"rules":{"xd-ace":{"right":5 — đứt ở đây';
      await store(page, { [HISTORY]: damaged });
      await alive(page, practicePath(lang));
      await expect(page.getByText(ui.damaged(1))).toBeVisible();
      await page.goto(session(lang, 'xi-dach'));
      await answerIt(page, true);
      await expect.poll(() => countOf(page)).toBe(1);
      expect((await stored(page))[`${HISTORY}:aside`]).toBe(damaged);
      // Both places of practice say so.
      for (const path of [practicePath(lang), progressPath(lang)]) {
        await alive(page, path);
        await expect(page.getByRole('alert').filter({ hasText: ui.damaged(1) })).toBeVisible();
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: ui.saveDamaged() }).click();
        expect(readFileSync(await (await download).path(), 'utf8')).toBe(damaged);
      }
      await page.getByRole('button', { name: ui.discard() }).click();
      await page.getByRole('button', { name: ui.sure }).click();
      await expect(page.getByText(ui.discarded)).toBeFocused();
      await expect(page.getByText(ui.damaged(1))).toHaveCount(0);
      expect(Object.keys(await stored(page)).filter((key) => key.includes('aside'))).toEqual([]);
      expect(await countOf(page)).toBe(1);
    },
  );

  look(
    `${lang}: where nothing more can be kept the reader is told, and takes the answers along as a file`,
    IN_TURN.vi,
    async ({ page }) => {
      const ui = HISTORY_UI[lang];
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.goto(session(lang, 'xi-dach'));
      for (const turn of [0, 1, 2]) {
        await answerIt(page, true);
        await expect(page.getByRole('alert').filter({ hasText: ui.full })).toHaveCount(1);
        if (turn < 2) await goOn(page);
      }
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: ui.save }).click();
      const read = parseHistory(readFileSync(await (await download).path(), 'utf8'));
      expect(read.ok && read.value.count).toBe(3);
    },
  );
}

look('a history of a later edition stays as it is, and what is answered is offered as a file', async ({ page }) => {
  const newer = '{"name":"luat-bai practice","v":2,"rules":[]}';
  await store(page, { [HISTORY]: newer });
  await page.goto(session('vi', 'sam'));
  await answerIt(page, true);
  await goOn(page);
  await answerIt(page, true);
  await expect(page.getByRole('alert').filter({ hasText: HISTORY_UI.vi.newer })).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: HISTORY_UI.vi.save }).click();
  const read = parseHistory(readFileSync(await (await download).path(), 'utf8'));
  expect(read.ok && read.value.count).toBe(2);
  expect((await stored(page))[HISTORY]).toBe(newer);
});

look('what an edition without a prefix kept is taken over once', async ({ page }) => {
  const history =
    '{"name":"luat-bai practice","v":1,"scheduled":false,"count":3,"rules":{"xd-ace":{"right":3,"wrong":0,"last":[1,1,1]}},"seen":["a"]}';
  const old = {
    practice: history,
    theme: 'dark',
    lang: 'en',
    'house:xi-dach': 'xi-dach@mien-nam',
    'practice:clock': '30',
  };
  await store(page, old);
  await page.goto('/r/xd-ace/');
  await page.waitForURL(/\/en\/xi-dach\/luat\//);
  // The theme is there before the first paint.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await alive(page, progressPath('en'));
  await expect(page.locator('[data-game=xi-dach] .rules.sits li')).toHaveCount(1);
  await page.goto(session('en', 'xi-dach'));
  await answerIt(page, true);
  await expect.poll(() => countOf(page)).toBe(4);
  await alive(page, practicePath('en'));
  await expect(
    page.locator('.clock-choice input:checked + *, .clock-choice label:has(:checked)').first(),
  ).toContainText('30');
  const all = await stored(page);
  expect(all).toMatchObject({
    [`${PREFIX}theme`]: 'dark',
    [`${PREFIX}lang`]: 'en',
    [`${PREFIX}house:xi-dach`]: 'xi-dach@mien-nam',
  });
  // These two may be any app's.
  expect(
    Object.keys(all)
      .filter((key) => !key.startsWith(PREFIX))
      .sort(),
  ).toEqual(['lang', 'theme']);
  await page.evaluate((key) => localStorage.setItem(key, 'system'), `${PREFIX}theme`);
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

look('a tab that an earlier edition runs in still has its answers taken in', async ({ page, context }) => {
  const own =
    '{"name":"luat-bai practice","v":1,"scheduled":false,"count":2,"rules":{"xd-ace":{"right":2,"wrong":0,"last":[1,1]}},"seen":["a","b"]}';
  const late =
    '{"name":"luat-bai practice","v":1,"scheduled":false,"count":1,"rules":{"sam-chat-two":{"right":0,"wrong":1,"last":[0]}},"seen":["c"]}';
  const other = await context.newPage();
  await store(page, { [HISTORY]: own });
  await page.goto(session('vi', 'xi-dach'));
  await shownQuestion(page);
  await store(other, { practice: late });
  await expect.poll(() => stored(page)).not.toHaveProperty('practice');
  const read = parseHistory((await stored(page))[HISTORY] ?? '');
  expect(read.ok && [...read.value.rules.keys()].sort()).toEqual(['sam-chat-two', 'xd-ace']);
  await other.close();
});

look('what other apps keep under the same names is neither read nor touched', async ({ page }) => {
  const foreign = {
    practice: '{"scores":[1,2,3]}',
    theme: 'solarized',
    lang: 'fr-CA',
    'practice:clock': 'half past',
    'house:xi-dach': '12 Oak Street',
    'table:sam': '[]',
  };
  await store(page, foreign);
  for (const path of ['/vi/xi-dach/so-bai/', practicePath('vi'), '/vi/sam/choi/', referee('vi')])
    await alive(page, path);
  await page.goto(session('vi', 'xi-dach'));
  await answerIt(page, true);
  await expect.poll(() => countOf(page)).toBe(1);
  expect(await stored(page)).toMatchObject(foreign);
  await page.goto('/r/xd-ace/');
  await page.waitForURL(/\/(vi|en)\/xi-dach\/luat\//);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

look('all that is kept is in the list of what is kept', async ({ page }) => {
  await page.goto(session('vi', 'xi-dach'));
  await answerIt(page, true);
  await alive(page, practicePath('vi'));
  await page.locator('.clock-choice input').last().check();
  await page.goto('/vi/sam/choi/');
  await expect(page.locator('live-widget[waiting], .tb[aria-busy=true]')).toHaveCount(0);
  await playPlain(page, page.locator('.tb-box'));
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto('/vi/luat-nha/');
  await page.locator('header [data-theme-switch]').click();
  await page.locator('a.lang').click();
  await page.waitForURL('**/en/**');
  const known = [...KEPT_ON_DEVICE, ...KEPT_IN_TAB].map((name) => `${PREFIX}${name}`);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const ofGame = new RegExp(
    `^${PREFIX}(${[...KEPT_OF_GAME, ...KEPT_OF_GAME_IN_TAB].join('|')}):(xi-dach|xi-to|ba-cay|ta-la|sam)$`,
  );
  expect(keys.filter((key) => !known.includes(key) && !ofGame.test(key))).toEqual([]);
  for (const name of ['practice', 'practice:clock', 'practice:turns', 'theme', 'lang', 'table:sam'])
    expect(keys).toContain(`${PREFIX}${name}`);
  const databases = await page.evaluate(() => indexedDB.databases());
  const named: readonly string[] = KEPT_IN_DATABASES.map(storageKey);
  expect(databases.filter(({ name = '' }) => !named.includes(name))).toEqual([]);
});

/** What may lie in the place of anything that is kept. */
const JUNK: readonly string[] = [
  '{"a":[',
  '[]',
  'null',
  '1e999',
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  '{"name":"luat-bai practice","v":1,"rules":{"__proto__":{"right":1,"wrong":0,"last":[1]},"xd-ace":7},"seen":[{}],"count":"1"}',
  '{"name":"luat-bai practice","v":99,"rules":"in another form"}',
  'xi-dach@pho-thong{minStand=9e99}&s=1&m=%%%;__proto__.x:y',
  '\u0000\uD800%E0%A4%A',
  'x'.repeat(60_000),
];
/** The methods that throw, one by one and together. */
const THROWING = [['getItem'], ['setItem'], ['removeItem'], ['getItem', 'setItem', 'removeItem', 'key', 'clear']];
const NAMES = [
  ...KEPT_ON_DEVICE,
  ...[...KEPT_OF_GAME, ...KEPT_OF_GAME_IN_TAB].map((name) => `${name}:xi-dach`),
  ...KEPT_IN_TAB,
];
const JUNK_PAGES = [
  practicePath('vi'),
  session('vi', 'xi-dach'),
  progressPath('vi'),
  '/vi/xi-dach/so-bai/',
  referee('vi'),
  '/vi/xi-dach/choi/',
  '/vi/xi-dach/',
  '/vi/luat-nha/',
];

/** By day each page gets every third: all are seen. */
const junkOf = (at: number): readonly string[] => JUNK.filter((_, i) => FULL || (i + at) % 3 === 0);

for (const [at, path] of JUNK_PAGES.entries()) {
  junk(`${path} works on whatever lies in storage`, async ({ page }) => {
    for (const text of junkOf(at)) {
      await page.goto(NOWHERE);
      await page.evaluate(
        ([text, names, prefix]) => {
          localStorage.clear();
          for (const name of names) {
            for (const key of [prefix + name, name]) {
              localStorage.setItem(key, text);
              sessionStorage.setItem(key, text);
            }
          }
        },
        [text, NAMES, PREFIX] as const,
      );
      await alive(page, path);
      expect(await page.evaluate(() => Reflect.has({}, 'polluted'))).toBe(false);
    }
    // A megabyte and more in one place.
    await store(page, {});
    await page.evaluate((key) => {
      localStorage.clear();
      localStorage.setItem(key, 'x'.repeat(4_000_000));
    }, HISTORY);
    await alive(page, path);
  });

  junk(`${path} works on storage that throws`, async ({ page }) => {
    for (const methods of THROWING.filter((all, i) => FULL || all.length > 1 || i === at % 3)) {
      await page.goto(NOWHERE);
      await page.addInitScript((names) => {
        for (const name of names) {
          Object.defineProperty(Storage.prototype, name, {
            value() {
              throw new DOMException('refused', 'QuotaExceededError');
            },
          });
        }
      }, methods);
      await alive(page, path);
    }
  });
}

look('a history of four million characters is kept aside, though there is no room for it twice', async ({ page }) => {
  await store(page, {});
  await page.evaluate((key) => localStorage.setItem(key, 'x'.repeat(4_000_000)), HISTORY);
  await page.goto(session('vi', 'xi-dach'));
  await answerIt(page, true);
  await expect.poll(() => countOf(page)).toBe(1);
  expect(await page.evaluate((key) => localStorage.getItem(key)?.length, `${HISTORY}:aside`)).toBe(4_000_000);
});
