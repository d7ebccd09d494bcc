import type { PracticeBook } from '#core/game/book.ts';

/** Practice of Lá Lớn: nothing is asked about its rounds. */
export const practice: PracticeBook = {
  kinds: { cases: ['who-wins'], plays: [] },
  load: {
    cases: () => import('./quiz/index.ts'),
    quiz: () => import('./quiz/index.ts'),
    caseWords: { vi: () => import('./words/vi/quiz.ts'), en: () => import('./words/en/quiz.ts') },
    quizWords: { vi: () => import('./words/vi/quiz.ts'), en: () => import('./words/en/quiz.ts') },
  },
};
