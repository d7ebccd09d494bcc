import type { ContractWords } from '../../src/i18n/ui/contract/vi.ts';
import type { Lang } from '../../src/site.ts';

const files = import.meta.glob<Partial<Record<Lang, ContractWords>>>('../../src/i18n/ui/contract/{vi,en}.ts');
const langs: readonly string[] = import.meta.env.SSR ? ['vi', 'en'] : [document.documentElement.lang];

const words = new Map<string, ContractWords>();
await Promise.all(
  langs.map(async (lang) => {
    const file = await files[`../../src/i18n/ui/contract/${lang}.ts`]?.();
    const found = file?.[lang === 'en' ? 'en' : 'vi'];
    if (found) words.set(lang, found);
  }),
);

/** The contract's words; the build has both languages, a browser only that of its page. */
export function contractWords(lang: Lang): ContractWords | undefined {
  return words.get(lang);
}
