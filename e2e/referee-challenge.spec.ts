/** A link that asks before it tells (`&g=1`): until the reader has guessed, nothing in the page holds the answer, seen or unseen. */

import type { Page } from '@playwright/test';
import { challengeLink } from '#components/case/send/link.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { alive, known, partsOf, QUESTIONS, rulingOf, summaryTextOf } from './referee-page.ts';
import { expect, IN_TURN, test } from './test.ts';
import { rulingOn } from './widget.ts';

/** The first case of each game in which there is something to be guessed, and the example that the page is built with. */
const ASKED = QUESTIONS.filter(
  ({ game, example }, i) =>
    guessOf(example, 'vi') && i === QUESTIONS.findIndex((one) => one.game === game && guessOf(one.example, 'vi')),
);

function guessOf(text: string, lang: Lang) {
  return known(text, lang).all.words.guess(rulingOf(text).verdict);
}

/** All that a ruling is told by: for programs, and in words. The words among which one guesses are no answer. */
function toldOf(text: string, lang: Lang): readonly string[] {
  const { of, all } = known(text, lang);
  const { words } = all;
  const ruling = rulingOf(text);
  const { big, why, net, lines } = words.verdict(ruling);
  const seats = of.fields.map(({ name }) => words.seat(ruling.verdict, name));
  const options = guessOf(text, lang)?.options.map(({ label }) => label) ?? [];
  return [
    rulingOn(text) ?? '',
    summaryTextOf(text),
    ...[big, why, net],
    ...lines.flatMap((line) => [line.text, line.net]),
    ...seats.flatMap((seat) => [seat?.state, seat?.sum]),
    ...ruling.reasons.map(words.reason),
  ].flatMap((told) => (told && !CARD.test(told) && !options.includes(told) ? [told] : []));
}

/** What a hand is worth may read like a card of it. */
const CARD = /^\d{1,2}$/;
/** A word may stand in a sentence, or be a part of another: only what is longer is looked for anywhere. */
const WORD = 8;

/** What of this a page holds. */
function heldIn(all: readonly string[], told: readonly string[]): readonly string[] {
  return told.filter((one) => all.some((held) => (one.length > WORD ? held.includes(one) : held === one)));
}

/** The page as it is, hidden or not: its texts, what attributes and the tab hold, and the names that screen readers say. */
async function allOf(page: Page): Promise<readonly string[]> {
  const dom = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
    // Sentences, whatever elements they are made of, and attributes as they read, not as they are escaped.
    const elements = [...document.querySelectorAll('*')];
    const whole = elements.filter((one) => one.matches('p, li, h1, h2, h3, div')).map((one) => one.textContent);
    const attributes = elements.flatMap((one) => [...one.attributes].map(({ value }) => value));
    return [document.title, ...texts, ...whole, ...attributes].map((one) => one.trim());
  });
  return [...dom, await page.locator('body').ariaSnapshot()];
}

for (const lang of LANGS) {
  for (const { game, example } of ASKED) {
    test(`${lang}: ${game}: a challenge holds its answer nowhere before it is told`, IN_TURN.en, async ({ page }) => {
      const { of, all } = known(example, lang);
      const link = challengeLink(of, lang, all);
      for (const way of ['guess', 'see'] as const) {
        await page.goto('about:blank');
        await page.goto(link);
        await alive(page);
        const { board } = partsOf(page);
        await expect(board.locator('.guess')).toBeVisible();
        const told = toldOf(example, lang);
        expect(heldIn(await allOf(page), told)).toEqual([]);
        await expect(page.locator('[data-verdict]')).toHaveCount(0);

        if (way === 'see') await board.locator('[data-act=see]').click();
        else await board.locator('.guess input').first().check();
        await expect(board).toHaveAttribute('data-verdict', rulingOn(example) ?? '');
        expect(heldIn(await allOf(page), told).length).toBeGreaterThan(2);
      }
    });
  }
}
