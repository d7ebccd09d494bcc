import type { SorterWords } from '../../src/i18n/ta-la/sorter/vi.ts';
import type { Lang } from '../../src/site.ts';
import { wordsIn } from '../widget-words.ts';

/** The words of the hand-sorter. */
export const sorterWords = await wordsIn(
  import.meta.glob<Partial<Record<Lang, SorterWords>>>('../../src/i18n/ta-la/sorter/{vi,en}.ts'),
);
