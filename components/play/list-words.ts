import type { ListWords } from '../../src/i18n/sam/list/vi.ts';
import type { Lang } from '../../src/site.ts';

const files = import.meta.glob<Partial<Record<Lang, ListWords>>>('../../src/i18n/sam/list/{vi,en}.ts');
const langs: readonly string[] = import.meta.env.SSR ? ['vi', 'en'] : [document.documentElement.lang];

const words = new Map<string, ListWords>();
await Promise.all(
  langs.map(async (lang) => {
    const file = await files[`../../src/i18n/sam/list/${lang}.ts`]?.();
    const found = file?.[lang === 'en' ? 'en' : 'vi'];
    if (found) words.set(lang, found);
  }),
);

/** The words of the list of plays; the build has both languages, a browser only that of its page. */
export function listWords(lang: Lang): ListWords | undefined {
  return words.get(lang);
}
