import { wordsIn } from '#components/case/widget-words.ts';
import type { SorterWords } from '#games/ta-la/words/vi/sorter.ts';

/** The words of the hand-sorter. */
export const sorterWords = await wordsIn<SorterWords>({
  vi: () => import('#games/ta-la/words/vi/sorter.ts'),
  en: () => import('#games/ta-la/words/en/sorter.ts'),
});
