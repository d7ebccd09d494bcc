import { wordsIn } from '#components/case/widget-words.ts';
import type { LadderWords } from '#games/xi-to/words/vi/ladder.ts';

/** The ladder's words. */
export const ladderWords = await wordsIn<LadderWords>({
  vi: () => import('#games/xi-to/words/vi/ladder.ts'),
  en: () => import('#games/xi-to/words/en/ladder.ts'),
});
