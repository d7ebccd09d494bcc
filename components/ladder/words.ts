import type { LadderWords } from '../../src/i18n/xi-to/ladder/vi.ts';
import type { Lang } from '../../src/site.ts';

const files = import.meta.glob<Partial<Record<Lang, LadderWords>>>('../../src/i18n/xi-to/ladder/{vi,en}.ts');
const langs: readonly string[] = import.meta.env.SSR ? ['vi', 'en'] : [document.documentElement.lang];

const words = new Map<string, LadderWords>();
await Promise.all(
  langs.map(async (lang) => {
    const file = await files[`../../src/i18n/xi-to/ladder/${lang}.ts`]?.();
    const found = file?.[lang === 'en' ? 'en' : 'vi'];
    if (found) words.set(lang, found);
  }),
);

/** The ladder's words; the build has both languages, a browser only that of its page. */
export function ladderWords(lang: Lang): LadderWords | undefined {
  return words.get(lang);
}
