import type { ScoreBookLateWords } from '#words/vi/ui/score-book/late.ts';
import { pageWords } from '../loading/page-words.ts';

/** The words of the sheets: they come with the first one. */
export const sheetWords = pageWords<ScoreBookLateWords>({
  vi: () => import('#words/vi/ui/score-book/late.ts'),
  en: () => import('#words/en/ui/score-book/late.ts'),
});
