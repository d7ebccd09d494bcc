import { pageWords, WORD_LANGS } from '#components/loading/page-words.ts';
import type { Lang } from '#core/lang.ts';
import type { OpenWords } from '#words/vi/ui/open.ts';

const loadedWords = pageWords<OpenWords>({
  vi: () => import('#words/vi/ui/open.ts'),
  en: () => import('#words/en/ui/open.ts'),
});

if (import.meta.env.SSR) await loadedWords.load();

/**
 * The words for unknown cards; they come with what counts them.
 * @param lang the page's own where it is left out
 */
export function openWords(lang: Lang = WORD_LANGS[0] ?? 'vi'): OpenWords {
  const words = loadedWords.in(lang);
  if (!words) throw new Error(`there are no words for unknown cards in ${lang}`);
  return words;
}
