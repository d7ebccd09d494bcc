import type { PlayWords } from '../../src/i18n/sam/play/vi.ts';
import type { Lang } from '../../src/site.ts';

const files = import.meta.glob<Partial<Record<Lang, PlayWords>>>('../../src/i18n/sam/play/{vi,en}.ts');
const langs: readonly string[] = import.meta.env.SSR ? ['vi', 'en'] : [document.documentElement.lang];

const words = new Map<string, PlayWords>();
await Promise.all(
  langs.map(async (lang) => {
    const file = await files[`../../src/i18n/sam/play/${lang}.ts`]?.();
    const found = file?.[lang === 'en' ? 'en' : 'vi'];
    if (found) words.set(lang, found);
  }),
);

/** The words of Sâm's own widgets; the build has both languages, a browser only that of its page. */
export function playWords(lang: Lang): PlayWords | undefined {
  return words.get(lang);
}
