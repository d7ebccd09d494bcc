import type { PracticeBook } from '#core/game/book.ts';
import kinds from './kinds.json' with { type: 'json' };

/** Practice of Tá Lả: what may be asked, and how it is loaded. */
export const practice: PracticeBook = {
  kinds,
  load: {
    cases: () => import('./quiz/cases.ts'),
    quiz: () => import('./quiz/index.ts'),
    caseWords: { vi: () => import('./words/vi/cases.ts'), en: () => import('./words/en/cases.ts') },
    quizWords: { vi: () => import('./words/vi/quiz.ts'), en: () => import('./words/en/quiz.ts') },
  },
};
