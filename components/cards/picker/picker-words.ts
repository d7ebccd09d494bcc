import { pageWords, WORD_LANGS } from '#components/loading/page-words.ts';
import type { Lang } from '#core/lang.ts';
import type { PickerWords } from '#words/vi/ui/picker.ts';

const loadedWords = pageWords<PickerWords>({
  vi: () => import('#words/vi/ui/picker.ts'),
  en: () => import('#words/en/ui/picker.ts'),
});

if (import.meta.env.SSR) await loadedWords.load();

/**
 * The words for editing hands; like the deck itself they are loaded only when a hand is edited.
 * @param lang the page's own where it is left out
 */
export function pickerWords(lang: Lang = WORD_LANGS[0] ?? 'vi'): PickerWords {
  const words = loadedWords.in(lang);
  if (!words) throw new Error(`there are no words for hands in ${lang}`);
  return words;
}
