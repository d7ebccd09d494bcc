import { pageWords } from '#components/loading/page-words.ts';
import type { StrategyWords } from '#games/xi-dach/words/vi/strategy.ts';

/** The words of the table of drawing and standing. */
export const strategyWords = pageWords<StrategyWords>({
  vi: () => import('#games/xi-dach/words/vi/strategy.ts'),
  en: () => import('#games/xi-dach/words/en/strategy.ts'),
});

if (import.meta.env.SSR) await strategyWords.load();
