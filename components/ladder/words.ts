import type { LadderWords } from '../../src/i18n/xi-to/ladder/vi.ts';
import type { Lang } from '../../src/site.ts';
import { wordsIn } from '../widget-words.ts';

/** The ladder's words. */
export const ladderWords = await wordsIn(
  import.meta.glob<Partial<Record<Lang, LadderWords>>>('../../src/i18n/xi-to/ladder/{vi,en}.ts'),
);
