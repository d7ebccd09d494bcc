import type { Lang } from '#core/lang.ts';
import { en } from '#words/en/ui/quiz.ts';
import type { QuizUi } from '#words/vi/ui/quiz.ts';
import { vi } from '#words/vi/ui/quiz.ts';

/** What every part of practice is shown with: its own words, in the page's language. */
export interface PracticeContext {
  readonly ui: QuizUi;
  readonly lang: Lang;
}

/** Practice's own words. */
export const practiceWords = { vi, en };
