import type { ScoreBookLateWords } from '#words/ui/score-book/late/vi.ts';
import { pageWords } from '../loading/page-words.ts';

/** The words of the sheets: they come with the first one. */
export const sheetWords = pageWords<ScoreBookLateWords>({
  vi: () => import('#words/ui/score-book/late/vi.ts'),
  en: () => import('#words/ui/score-book/late/en.ts'),
});
