import { wordsIn } from '#components/case/widget-words.ts';
import type { LadderWords } from '#games/xi-to/words/ladder/vi.ts';

/** The ladder's words. */
export const ladderWords = await wordsIn<LadderWords>({
  vi: () => import('#games/xi-to/words/ladder/vi.ts'),
  en: () => import('#games/xi-to/words/ladder/en.ts'),
});
