import type { Lang } from '#core/lang.ts';
import type { QuizUi } from '#words/vi/ui/quiz.ts';
import { pageWords } from '../loading/page-words.ts';

/** What every part of practice is shown with: its own words, in the page's language. */
export interface PracticeContext {
  readonly ui: QuizUi;
  readonly lang: Lang;
}

/** Practice's own words. */
export const practiceWords = pageWords<QuizUi>({
  vi: () => import('#words/vi/ui/quiz.ts'),
  en: () => import('#words/en/ui/quiz.ts'),
});

if (import.meta.env.SSR) await practiceWords.load();
