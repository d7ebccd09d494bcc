import type { GameQuiz } from '#core/quiz/kind.ts';
import { GAMES } from './index.ts';

/** The questions of every game, in reading order: for the build and tests. A page loads those that it needs. */
export const QUIZZES: readonly GameQuiz[] = await Promise.all(
  GAMES.map(async ({ load }) => (await load.practice.quiz()).quiz),
);
