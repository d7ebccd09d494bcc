import type { Lang } from '#core/lang.ts';
import type { RefereeWords } from '#words/ui/referee/vi.ts';
import { wordsIn } from '../loading/page-words.ts';

let words: ReadonlyMap<Lang, RefereeWords> = new Map();

/** Loads the referee's words; a browser needs those of its page alone. */
export async function loadWords(): Promise<void> {
  words = await wordsIn<RefereeWords>({
    vi: () => import('#words/ui/referee/vi.ts'),
    en: () => import('#words/ui/referee/en.ts'),
  });
}

/** The referee's words, or undefined until they are loaded. */
export function refereeWords(lang: Lang): RefereeWords | undefined {
  return words.get(lang);
}
