import type { EatWords } from '../../src/i18n/ta-la/eat/vi.ts';
import type { Lang } from '../../src/site.ts';

const files = import.meta.glob<Partial<Record<Lang, EatWords>>>('../../src/i18n/ta-la/eat/{vi,en}.ts');
const langs: readonly string[] = import.meta.env.SSR ? ['vi', 'en'] : [document.documentElement.lang];

const words = new Map<string, EatWords>();
await Promise.all(
  langs.map(async (lang) => {
    const file = await files[`../../src/i18n/ta-la/eat/${lang}.ts`]?.();
    const found = file?.[lang === 'en' ? 'en' : 'vi'];
    if (found) words.set(lang, found);
  }),
);

/** The words of “can I eat this?”; the build has both languages, a browser only that of its page. */
export function eatWords(lang: Lang): EatWords | undefined {
  return words.get(lang);
}
