import type { ArguingWords } from '#words/vi/ui/argue.ts';
import { pageWords } from '../loading/page-words.ts';

/** The words of what compares houses: they come with it. */
export const arguingWords = pageWords<ArguingWords>({
  vi: () => import('#words/vi/ui/argue.ts'),
  en: () => import('#words/en/ui/argue.ts'),
});
