import type { ArguingWords } from '#words/ui/argue/vi.ts';
import { pageWords } from '../loading/page-words.ts';

/** The words of what compares houses: they come with it. */
export const arguingWords = pageWords<ArguingWords>({
  vi: () => import('#words/ui/argue/vi.ts'),
  en: () => import('#words/ui/argue/en.ts'),
});
