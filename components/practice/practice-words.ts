import type { QuizUi } from '#words/ui/quiz/vi.ts';
import { pageWords } from '../loading/page-words.ts';

/** Practice's own words. */
export const practiceWords = pageWords<QuizUi>({
  vi: () => import('#words/ui/quiz/vi.ts'),
  en: () => import('#words/ui/quiz/en.ts'),
});

if (import.meta.env.SSR) await practiceWords.load();
