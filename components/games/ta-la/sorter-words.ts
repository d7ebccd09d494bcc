import { wordsIn } from '#components/case/widget-words.ts';
import type { SorterWords } from '#games/ta-la/words/sorter/vi.ts';

/** The words of the hand-sorter. */
export const sorterWords = await wordsIn<SorterWords>({
  vi: () => import('#games/ta-la/words/sorter/vi.ts'),
  en: () => import('#games/ta-la/words/sorter/en.ts'),
});
