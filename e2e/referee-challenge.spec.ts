/** A link that asks for a guess first (`&g=1`): until the guess nothing in the page contains the answer, visible or not. */

import type { Page } from '@playwright/test';
import { challengeLink } from '#components/share/case-link.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { looks } from './looks.ts';
import { hydratedReferee, known, partsOf, REFEREE_QUESTIONS, rulingOf, summaryTextOf } from './referee-page.ts';
import { expect, IN_TURN } from './test.ts';
import { rulingOn } from './widget.ts';

const look = looks('challenges');

/** The first case of each game in which there is something to be guessed, and the example that the page is built with. */
const ASKED = REFEREE_QUESTIONS.filter(
  ({ game, example }, i) =>
    guessOf(example, 'vi') &&
    i === REFEREE_QUESTIONS.findIndex((one) => one.game === game && guessOf(one.example, 'vi')),
);

function guessOf(text: string, lang: Lang) {
  return known(text, lang).all.words.guess(rulingOf(text).verdict);
}

/** Everything that gives a ruling away: data attributes, and words. The words among which one guesses are no answer. */
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

/** The value of a hand may read like one of its cards. */
const CARD = /^\d{1,2}$/;
/** A short word may be part of another text: only longer ones are searched everywhere. */
const WORD = 8;

/** Which of these a page contains. */
function heldIn(all: readonly string[], told: readonly string[]): readonly string[] {
  return told.filter((one) => all.some((held) => (one.length > WORD ? held.includes(one) : held === one)));
}

/** The page's contents, hidden or not: its texts, attributes and title, and accessible names. */
async function allOf(page: Page): Promise<readonly string[]> {
  const dom = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
    // Sentences joined across elements, and attributes unescaped.
    const elements = [...document.querySelectorAll('*')];
    const whole = elements.filter((one) => one.matches('p, li, h1, h2, h3, div')).map((one) => one.textContent);
    const attributes = elements.flatMap((one) => [...one.attributes].map(({ value }) => value));
    return [document.title, ...texts, ...whole, ...attributes].map((one) => one.trim());
  });
  return [...dom, await page.locator('body').ariaSnapshot()];
}

for (const lang of LANGS) {
  for (const { game, example } of ASKED) {
    look(`${lang}: ${game}: a challenge holds its answer nowhere before it is told`, IN_TURN.en, async ({ page }) => {
      const { of, all } = known(example, lang);
      const link = challengeLink(of, lang, all);
      for (const way of ['guess', 'see'] as const) {
        await page.goto('about:blank');
        await page.goto(link);
        await hydratedReferee(page);
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
