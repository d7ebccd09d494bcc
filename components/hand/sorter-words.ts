import type { SorterWords } from '../../src/i18n/ta-la/sorter/vi.ts';
import type { Lang } from '../../src/site.ts';

const files = import.meta.glob<Partial<Record<Lang, SorterWords>>>('../../src/i18n/ta-la/sorter/{vi,en}.ts');
const langs: readonly string[] = import.meta.env.SSR ? ['vi', 'en'] : [document.documentElement.lang];

const words = new Map<string, SorterWords>();
await Promise.all(
  langs.map(async (lang) => {
    const file = await files[`../../src/i18n/ta-la/sorter/${lang}.ts`]?.();
    const found = file?.[lang === 'en' ? 'en' : 'vi'];
    if (found) words.set(lang, found);
  }),
);

/** The words of the hand-sorter; the build has both languages, a browser only that of its page. */
export function sorterWords(lang: Lang): SorterWords | undefined {
  return words.get(lang);
}
