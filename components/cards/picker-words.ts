import type { PickerWords } from '../../src/i18n/ui/picker/vi.ts';
import type { Lang } from '../../src/site.ts';
import { wordsIn } from '../widget-words.ts';

const brought = await wordsIn(
  import.meta.glob<Partial<Record<Lang, PickerWords>>>('../../src/i18n/ui/picker/{vi,en}.ts'),
);

/**
 * The words of hands that are changed; like the deck itself they come only when one is to be. A browser has those of its page, the
 * build both languages.
 */
export function pickerWords(lang: Lang | undefined): PickerWords {
  for (const [one, words] of brought) if (lang === undefined || one === lang) return words;
  throw new Error(`there are no words for hands in ${lang}`);
}
