/** Practice: the questions at the end of a lesson, a session of each game, its score, what is kept. */

import type { Page } from '@playwright/test';
import { GAMES } from '#games/index.ts';
import { lostOf } from '../lost.ts';
import { answerIt, answerOn, goOn } from '../practice-page.ts';
import { expect } from '../test.ts';
import { type PageState, statesOf, type Visit, visit } from './state.ts';

const QUIZ = '.quiz[data-kind]';
const quiz = statesOf(QUIZ);
const FORM = 'form.case.guess';

const answered = (name: string, rightly: boolean): PageState => ({
  name,
  part: QUIZ,
  enter: (page) => answerIt(page, rightly),
});
const next = (name: string): PageState => ({ name, part: QUIZ, enter: goOn });

const SESSION: readonly PageState[] = [
  // The first question is about hands; what rounds are asked about comes behind it.
  quiz.served,
  answered('answered wrong', false),
  quiz.after('all steps', '.all-steps > summary'),
  quiz.after('the hands to change', '[data-act=change]'),
  next('the second question'),
  answered('answered right', true),
  next('the third question'),
  answered('answered wrong again', false),
  next('the fourth question'),
];

/** Whatever fails to load, the page itself was loaded. */
async function lose(page: Page, files: RegExp): Promise<void> {
  await page.route(files, (route) => route.abort());
}

export const SESSION_VISITS: readonly Visit[] = GAMES.map(({ id }) =>
  visit(`practice of ${id}`, `luyen-tap/?s=${id}&n=20263`, ...SESSION),
);

export const LOST_SESSION = visit('questions of a lesson', 'ba-cay/tinh-diem/', statesOf(FORM).served, {
  name: 'not come',
  part: FORM,
  told: '#mat',
  async enter(page) {
    await lose(page, /LessonQuiz\.[^/]+\.js$/);
    await page.locator(FORM).locator('label').first().click();
    await expect(lostOf(page).getByRole('button')).toBeVisible();
  },
});

export const PRACTICE_VISITS: readonly Visit[] = [
  visit('what may be practised', 'luyen-tap/', { name: 'as served', part: 'main' }),
  visit(
    'the score',
    'luyen-tap/?s=ba-cay&n=8',
    {
      name: 'half of it right',
      part: 'main',
      async enter(page) {
        await answerOn(page, (at) => at % 2 === 0);
        await expect(page.locator('.score')).toBeVisible();
      },
    },
    { name: 'what is kept', part: 'main', enter: (page) => page.goto(page.url().replace(/\?.*/, 'tien-bo/')) },
  ),
  ...['ta-la/tinh-diem/', 'sam/so-bai/'].map((path) =>
    visit(`questions at the end of ${path}`, path, statesOf(FORM).served, {
      name: 'answered',
      part: QUIZ,
      async enter(page) {
        await page.locator(FORM).locator('label').first().click();
        await expect(page.locator('.quiz .after')).toBeVisible();
      },
    }),
  ),
];
