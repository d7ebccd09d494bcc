/** Practice as a reader has it, and the questions that the engine would ask there. */

import type { Page } from '@playwright/test';
import type { QuizWords } from '#core/game/quiz-words.ts';
import type { RuleSet } from '#core/house-rules.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { ask, type Question } from '#core/quiz/ask.ts';
import { engineOf } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { QUIZZES } from '#games/quizzes.ts';
import { en as historyEn } from '#words/en/ui/history.ts';
import { en as progressEn } from '#words/en/ui/progress.ts';
import { en as uiEn } from '#words/en/ui/quiz.ts';
import { vi as historyVi } from '#words/vi/ui/history.ts';
import { vi as progressVi } from '#words/vi/ui/progress.ts';
import { vi as uiVi } from '#words/vi/ui/quiz.ts';
import { expect } from './test.ts';

export const QUIZ_UI = { vi: uiVi, en: uiEn } as const;
export const HISTORY_UI = { vi: historyVi, en: historyEn } as const;
export const PROGRESS_UI = { vi: progressVi, en: progressEn } as const;

const WORDS: ReadonlyMap<string, QuizWords> = new Map(
  await Promise.all(
    GAMES.flatMap(({ id, load }) =>
      LANGS.map(async (lang) => [`${id} ${lang}`, (await load.practice.quizWords[lang]()).words] as const),
    ),
  ),
);

export const practicePath = (lang: Lang, query = ''): string => `/${lang}/luyen-tap/${query}`;
export const progressPath = (lang: Lang): string => `/${lang}/luyen-tap/tien-bo/`;

/** The question on the screen, asked of the engine again under a rule set: by default the one that most play. */
export async function shownQuestion(page: Page, house?: (game: string) => RuleSet): Promise<Question> {
  const sheet = page.locator('.quiz[data-kind]');
  await expect(sheet).toBeVisible();
  const [ink, kind, seed] = await sheet.evaluate((element) => [
    element.getAttribute('data-g'),
    element.getAttribute('data-kind'),
    element.getAttribute('data-seed'),
  ]);
  const id = GAMES.find((game) => game.ink === ink)?.id ?? '';
  const question = expectedQuestion(id, kind ?? '', Number(seed), house?.(id));
  if (!question) throw new Error(`there is no question ${id} ${kind} ${seed}`);
  return question;
}

/** What the engine asks: by default in the rule set that most play. */
export function expectedQuestion(id: string, kind: string, seed: number, house = usualHouse(id)): Question | undefined {
  const quiz = QUIZZES.find(({ game }) => game.id === id);
  const one = quiz?.kinds.find((other) => other.id === kind);
  return quiz && one && ask(quiz.game, one, seed, house);
}

export function usualHouse(id: string): RuleSet {
  const game = engineOf(id);
  const preset = game?.defaultPreset ?? '';
  return { preset, rules: game?.presets[preset] ?? {} };
}

/** Compares the screen with the question: its text, and each option. */
export async function expectAsked(page: Page, question: Question, lang: Lang): Promise<void> {
  const words = WORDS.get(`${question.game.id} ${lang}`);
  if (!words) throw new Error(`no words of ${question.game.id}`);
  await expect(page.locator('.quiz .asked')).toHaveText(words.ask(question));
  await expect(page.locator('.ans li')).toHaveCount(question.options.length);
  for (const [at, { answer }] of question.options.entries()) {
    const option = page.locator(`[data-option="${at}"]`);
    if (answer.type === 'cards') await expect(option.locator('.card')).toHaveCount(answer.cards.length);
    else await expect(option.locator('.t')).toHaveText(words.answer(answer, question));
  }
}

/** Answers the question on the screen, rightly or not, and waits for what follows. */
export async function answerIt(page: Page, rightly: boolean, house?: (game: string) => RuleSet): Promise<Question> {
  const question = await shownQuestion(page, house);
  const at = rightly ? question.right : (question.right + 1) % question.options.length;
  await page.locator(`[data-option="${at}"]`).click();
  await expect(page.locator('.after .judged')).toBeVisible();
  return question;
}

/** Goes on to the next question, or to the score. */
export async function goOn(page: Page): Promise<void> {
  await page.locator('[data-act=next]').click();
  await expect(page.locator('.after')).toHaveCount(0);
  // What rounds need may still be loading.
  await expect(page.locator('.quiz[data-kind], .score').first()).toBeVisible();
}

/** Plays the session on the screen to its end; returns what was asked. */
export async function answerOn(
  page: Page,
  rightly: (at: number) => boolean,
  house?: (game: string) => RuleSet,
): Promise<Question[]> {
  const asked: Question[] = [];
  const sheet = page.locator('.quiz[data-kind]');
  await expect(sheet).toBeVisible();
  while ((await sheet.count()) > 0) {
    asked.push(await answerIt(page, rightly(asked.length), house));
    await goOn(page);
  }
  return asked;
}

/** Answers rightly up to a question about hands; returns it. */
export async function toCase(page: Page): Promise<Question> {
  for (;;) {
    const question = await shownQuestion(page);
    if (question.type === 'case') return question;
    await answerIt(page, true);
    await goOn(page);
  }
}

/** What was asked, in a comparable form. */
export function sketch(question: Question): unknown {
  const { game, kind, seed, options, right } = question;
  return { game: game.id, kind: kind.id, seed, shown: shownIn(question), options, right };
}

/** The hands, or the moment of a round, that a question is about. */
export function shownIn(question: Question): unknown {
  return question.type === 'case' ? question.fields : question.state;
}

/** Settles once practice has loaded all that it loads ahead: scripts have come, and for a while no more do. */
export async function loadedAhead(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('schedule')),
  );
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
        const still = now === before;
        before = now;
        return still;
      },
      { intervals: [700] },
    )
    .toBe(true);
}
