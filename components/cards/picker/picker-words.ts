import { wordsIn } from '#components/loading/page-words.ts';
import type { Lang } from '#core/lang.ts';
import type { PickerWords } from '#words/ui/picker/vi.ts';

const loadedWords = await wordsIn<PickerWords>({
  vi: () => import('#words/ui/picker/vi.ts'),
  en: () => import('#words/ui/picker/en.ts'),
});

/**
 * The words for editing hands; like the deck itself they are loaded only when a hand is edited. A browser loads those of its
 * page, the build both languages.
 */
export function pickerWords(lang: Lang | undefined): PickerWords {
  for (const [one, words] of loadedWords) if (lang === undefined || one === lang) return words;
  throw new Error(`there are no words for hands in ${lang}`);
}
