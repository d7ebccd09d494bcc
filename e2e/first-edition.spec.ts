/** A hundred links, codes and files that the first edition handed out: each opens today, means what it meant, and says what has changed. */

import { EDITION } from '#book/edition.ts';
import { readLink } from '#components/referee/link.ts';
import { assertDefined } from '#core/assert-defined.ts';
import { formatRuleSet } from '#core/format.ts';
import { asMeant } from '#core/house/earlier.ts';
import type { Lang } from '#core/lang.ts';
import { parseRuleSet } from '#core/notation/read-text.ts';
import { ENGINES, readCase } from '#games/engines.ts';
import { EARLIER_MEANINGS } from '#games/index.ts';
import { parseHistory } from '#practice/history-text.ts';
import first from '#testing/first-edition.json' with { type: 'json' };
import { looks } from './looks.ts';
import { QUIZ_UI } from './practice-page.ts';
import { openedAfresh, SINCE, shows, summaryTextOf } from './referee-page.ts';
import { expect, test } from './test.ts';

const look = looks('what the first edition handed out');

const langIn = (path: string): Lang => (path.startsWith('/en/') ? 'en' : 'vi');
const HOUSES = '.agreed [data-house]';

/** What a link holds, as text. */
function heldIn(path: string, name: string): string {
  return assertDefined(new URL(path, 'https://luat-bai.example').searchParams.get(name));
}

/** The rule set of a text of the first edition, written in today's notation. */
function today(text: string): string {
  const game = assertDefined(ENGINES.find(({ id }) => text.startsWith(id)));
  return formatRuleSet(assertDefined(parseRuleSet(text, game)), game);
}

test('there are a hundred', () => {
  expect(Object.values(first).flat()).toHaveLength(100);
  // The notation has become stricter: a card is eaten from another player of the case. Three random ones are not.
  expect(first.referee.filter((path) => !readCase(heldIn(path, 'c')).ok)).toHaveLength(3);
});

/** One ruling of the first edition has changed. */
const CHANGED = 'xi-dach@mien-nam;cai:10H.5S;an:9S.6C';

for (const [at, part] of [first.referee.slice(0, 25), first.referee.slice(25)].entries()) {
  look(
    `rulings ${at * 25 + 1} to ${at * 25 + 25}: the same hands under the same house; what was ruled is told`,
    async ({ page }) => {
      for (const path of part) {
        const { text, sent } = assertDefined(readLink(path.slice(path.indexOf('?'))));
        const { board, alert } = await openedAfresh(page, path);
        if (!readCase(text).ok) {
          // What can be read is shown.
          await expect(alert.locator('.err')).toHaveAttribute('data-code', 'unknown-field');
          await expect(page.locator('article.case .seat')).not.toHaveCount(0);
          continue;
        }
        await shows(board, text);
        const since = SINCE[langIn(path)];
        const notice = page.locator('.since');
        await expect(notice, path).toContainText(since.older(1, EDITION));
        if (!sent?.summary) await expect(notice, path).toContainText(since.unknown);
        else if (text !== CHANGED) await expect(notice, path).toContainText(since.same);
        else {
          expect(summaryTextOf(text)).toBe('an:-1');
          await expect(notice).not.toContainText(since.same);
        }
      }
    },
  );
}

look('house rules: the same games and settings, those that came since at their first value', async ({ page }) => {
  for (const path of first.contracts) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.locator('main live-widget[waiting]')).toHaveCount(0);
    const wanted = heldIn(path, 'h').split(';').map(today);
    const houses = () => page.locator(HOUSES).evaluateAll((all) => all.map((one) => one.getAttribute('data-house')));
    await expect.poll(houses, { message: path }).toEqual(wanted);
    await expect(page.locator('.rules-of .since')).toHaveCount(wanted.length);
    for (const key of ['thoiHeo', 'chopChain', 'samVoids', 'samStopped']) {
      for (const setting of await page.locator(`[data-game=sam] [data-setting=${key}]`).all()) {
        await expect(setting.locator('input').first()).toBeChecked();
      }
    }
  }
});

look('codes, read aloud: each is the house that it was', async ({ page }) => {
  await page.goto('/vi/luat-nha/');
  await expect(page.locator('main live-widget[waiting]')).toHaveCount(0);
  for (const { code, house } of first.codes) {
    const game = assertDefined(ENGINES.find(({ id }) => house.startsWith(`${id}@`)));
    await page.locator('#house-text').fill(code);
    await page.locator('#house-text').press('Enter');
    const found = page.locator(`${HOUSES}[data-house^="${game.id}@"]`);
    const was = assertDefined(parseRuleSet(asMeant(house, 1, EARLIER_MEANINGS), game));
    await expect
      .poll(async () => parseRuleSet((await found.getAttribute('data-house')) ?? '', game)?.rules, { message: code })
      .toEqual(was.rules);
    await expect(found.locator('.code')).toHaveText(code);
  }
});

look('practice: it begins, and says that the questions may be others', async ({ page }) => {
  for (const path of first.practice) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.getByText(QUIZ_UI[langIn(path)].challenge.old), path).toBeVisible();
  }
});

look('rules: each is found, by its permanent link and in its list', async ({ page }) => {
  for (const path of first.rules) {
    const id = /#(.+)$/.exec(path)?.[1] ?? /\/r\/(.+)\/$/.exec(path)?.[1];
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.locator(`#${id}`), path).toBeInViewport();
  }
});

look('files of practice: all that was learnt is taken in', async ({ page }) => {
  for (const text of first.files) {
    const read = parseHistory(text, ENGINES);
    const rules = read.ok ? [...read.value.rules] : [];
    expect(rules.length).toBeGreaterThan(5);
    await page.goto('/vi/luyen-tap/tien-bo/');
    await expect(page.locator('main live-widget[waiting]')).toHaveCount(0);
    await page.evaluate(() => localStorage.removeItem('luat-bai:practice'));
    await page.reload();
    await expect(page.locator('main live-widget[waiting]')).toHaveCount(0);
    const file = { name: 'luat-bai.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.keys(JSON.parse(localStorage.getItem('luat-bai:practice') || '{}').rules ?? {}).sort(),
        ),
      )
      .toEqual(rules.map(([id]) => id).sort());
  }
});
