import { wordsIn } from '#components/loading/page-words.ts';
import type { StrategyWords } from '#games/xi-dach/words/vi/strategy.ts';

/** The words of the table of drawing and standing. */
export const strategyWords = await wordsIn<StrategyWords>({
  vi: () => import('#games/xi-dach/words/vi/strategy.ts'),
  en: () => import('#games/xi-dach/words/en/strategy.ts'),
});
