/** The limits of practice: axe in every state, no wider than a phone, little script, no layout shifts; the ends of lessons. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CHAPTERS } from '#core/chapters.ts';
import { LANGS } from '#core/lang.ts';
import { readCase } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { QUIZ_EDITION } from '#practice/edition.ts';
import { siteWords } from '#words/site.ts';
import { COLOUR_RULES, violations } from './axe.ts';
import { DIST, sentBytes, siteFile } from './built.ts';
import { atRest, overflow, shifted, watchShifts } from './layout.ts';
import { looks } from './looks.ts';
import {
  answerIt,
  answerOn,
  expectedQuestion,
  goOn,
  loadedAhead,
  practicePath,
  progressPath,
} from './practice-page.ts';
import { expect, IN_TURN, test } from './test.ts';
import { holdIdle, isScript } from './weight.ts';
import { rulingOn, scrollThrough } from './widget.ts';

const look = looks('the limits of practice');

/** The choice of what to practise, and the asking: one step for both, so that a question stands as soon as its game is here. */
const MOST_TO_CHOOSE = 43_000;
/** A session of one game has the reader of links, the history and its questions on top of a lesson's widgets. */
const MOST_SCRIPT = 64_000;

/** No violation, and no wider than any screen. */
async function inspect(page: Page, what: string): Promise<void> {
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await overflow(page), `${what} at ${width} px`).toBeLessThanOrEqual(0);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await atRest(page);
    // A theme changes colours and nothing else.
    const rules = colorScheme === 'dark' ? COLOUR_RULES : undefined;
    expect.soft(await violations(page, rules), `${what}, ${colorScheme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
}

test('axe finds nothing on a challenge, on what is no challenge, and on progress with something in it', async ({
  page,
}) => {
  await page.goto(practicePath('vi'));
  await expect(page.locator('live-widget')).not.toHaveAttribute('waiting');
  await page.locator('[data-act=challenge]').click();
  await expect(page.locator('.intro')).toBeVisible();
  await inspect(page, 'a challenge');
  await page.goto(practicePath('en', '?q=nothing'));
  await expect(page.locator('[data-act=start]')).toBeVisible();
  await inspect(page, 'no challenge');
  await page.goto(practicePath('en', `?s=ta-la&n=3&e=${QUIZ_EDITION}`));
  await answerOn(page, (at) => at % 3 === 0);
  await page.goto(progressPath('en'));
  await expect(page.locator('live-widget')).not.toHaveAttribute('waiting');
  await page.locator('[data-game=ta-la] summary').click();
  await inspect(page, 'progress');
});

/**
 * The compressed bytes of script that are asked for until this is in the page, by the page's own clock: what it goes on to fetch
 * is not counted, however late the test looks.
 */
async function scriptTo(page: Page, path: string, arrived: string): Promise<number> {
  await page.addInitScript((selector) => {
    const look = (): void => {
      if (!document.querySelector(selector)) return;
      Object.assign(window, { arrivedAt: performance.now() });
      watching.disconnect();
    };
    const watching = new MutationObserver(look);
    watching.observe(document, { subtree: true, childList: true, attributes: true });
  }, arrived);
  await page.goto(path);
  const asked = await page
    .waitForFunction(() => {
      const at: unknown = Reflect.get(window, 'arrivedAt');
      return (
        typeof at === 'number' &&
        performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (startTime <= at ? [name] : []))
      );
    })
    .then((found) => found.jsonValue());
  const paths = new Set((asked || []).map((url) => new URL(url).pathname));
  const scripts = [...paths].map(siteFile).filter(isScript);
  expect(scripts.length).toBeGreaterThan(5);
  return sentBytes(scripts);
}

for (const lang of LANGS) {
  look(`${lang}: the choice of what to practise loads little script`, IN_TURN.vi, async ({ page }) => {
    await holdIdle(page);
    const bytes = await scriptTo(page, practicePath(lang), 'main live-widget:not([waiting])');
    test.info().annotations.push({ type: 'js', description: `${bytes}` });
    expect(bytes).toBeLessThanOrEqual(MOST_TO_CHOOSE);
    await expect(page.locator('[data-act=challenge]')).toBeEnabled();
  });

  for (const { id } of GAMES) {
    look(
      `${lang}: a session of ${id} loads little script before its first question, and nothing jumps when it is answered`,
      IN_TURN.en,
      async ({ page }) => {
        await watchShifts(page, 'unasked');
        const { goAhead } = await holdIdle(page);
        const bytes = await scriptTo(page, practicePath(lang, `?s=${id}&n=12&e=${QUIZ_EDITION}`), '.quiz[data-kind]');
        test.info().annotations.push({ type: 'js', description: `${bytes}` });
        expect.soft(bytes, id).toBeLessThanOrEqual(MOST_SCRIPT);

        // While the question is read the rest is loaded.
        await goAhead();
        await loadedAhead(page);
        const option = page.locator('[data-option="0"]');
        await option.scrollIntoViewIfNeeded();
        const before = await option.boundingBox();
        await option.click();
        await expect(page.locator('.judged')).toBeVisible();
        const after = await option.boundingBox();
        // What was tapped stays under the finger.
        expect(after?.y).toBe(before?.y);
        const shift = await shifted(page);
        expect.soft(shift).toBeLessThanOrEqual(0.001);
      },
    );
  }

  test.describe(`the end of every lesson, ${lang}`, () => {
    const lessons = GAMES.flatMap(({ id }) => CHAPTERS.filter(Boolean).map((chapter) => ({ id, chapter })));

    test('asks a question that is in the page, and its answer is what the engine says', () => {
      for (const { id, chapter } of lessons) {
        const file = `${DIST}/${lang}/${id}/${chapter ? `${chapter}/` : ''}index.html`;
        const html = readFileSync(file, 'utf8');
        const moment = /<details class="no-js" data-moment="([^"]+)" data-seed="(\d+)" data-right="(\d)"/.exec(html);
        if (moment) {
          const [, kind = '', seed = '', right = ''] = moment;
          expect(expectedQuestion(id, kind, Number(seed))?.right, file).toBe(Number(right));
        } else {
          const [, text = '', said = ''] =
            /<details class="no-js" data-case="([^"]+)" data-verdict="([^"]+)"/.exec(html) ?? [];
          expect(readCase(text).ok, file).toBe(true);
          expect(said.replaceAll('&quot;', '"').replaceAll('&#34;', '"'), file).toBe(rulingOn(text));
        }
        expect(html.match(/<input type="radio" name="[a-z-]+"/g)?.length ?? 0, file).toBeGreaterThanOrEqual(2);
      }
    });

    for (const { id } of GAMES) {
      look(`${lang}: ${id}: three questions in place; the first answer wakes them`, IN_TURN.vi, async ({ page }) => {
        await page.goto(`/${lang}/${id}/so-bai/`);
        await scrollThrough(page);
        const form = page.locator('form.guess[aria-label]');
        await form.locator('label').first().click();
        await expect(page.locator('.prose .quiz .after')).toBeVisible();
        for (let at = 0; at < 2; at++) {
          await goOn(page);
          await answerIt(page, true);
        }
        await expect(page.locator('.prog .got')).not.toHaveCount(0);
        while ((await page.locator('[data-act=next]').count()) > 0) {
          await page.locator('[data-act=next]').click();
          if ((await page.locator('.quiz[data-kind]').count()) > 0) await answerIt(page, true);
        }
        await expect(page.locator('.prose .score .asked')).toBeFocused();
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of LANGS) {
    test(`${lang}: a lesson’s question can be read with its answer, and practice says what it takes`, async ({
      page,
    }) => {
      await page.goto(`/${lang}/ta-la/so-bai/`);
      const answer = page.locator('section[aria-labelledby=cau-hoi] details');
      await answer.locator('summary').click();
      await expect(answer.locator('.verdict')).toBeVisible();
      await expect(answer.locator('.reasons li').first()).toBeVisible();
      await page.goto(practicePath(lang));
      await expect(page.locator('.start .plates a').first()).toBeVisible();
      // What needs the script is hidden.
      for (const part of ['.make-challenge', '.clock-choice']) await expect(page.locator(part)).toBeHidden();
      expect(await page.content()).toContain(siteWords(lang).practice.noScript);
    });
  }
});
