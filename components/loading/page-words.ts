import { LANGS, type Lang } from '#core/lang.ts';
import { needs } from './part.ts';

/** The languages that this page needs words in: the build all, a browser that of its page, or the one that is named where a lesson is in another. */
export const WORD_LANGS: readonly Lang[] = import.meta.env.SSR
  ? LANGS
  : LANGS.filter((lang) => lang === (document.documentElement.dataset['words'] ?? document.documentElement.lang));

/** A module of words for each language; each exports its words under the name of its language. */
type WordModules<Words> = Readonly<Record<Lang, () => Promise<Partial<Record<Lang, Words>>>>>;

interface PageWords<Words> {
  /** The words in one language of the page; undefined until they are loaded. */
  in(lang: Lang): Words | undefined;
  /** Loads them; needed only where no part does. */
  load(): Promise<unknown>;
}

/**
 * The words of a module in the languages of the page. They are loaded with the part that the module belongs to; where the
 * build renders it, the module has to await `load()`.
 */
export function pageWords<Words>(modules: WordModules<Words>): PageWords<Words> {
  const words = needs(async () => {
    const found = new Map<Lang, Words>();
    await Promise.all(
      WORD_LANGS.map(async (lang) => {
        const { [lang]: one } = await modules[lang]();
        if (one) found.set(lang, one);
      }),
    );
    return found;
  });
  return { in: (lang) => words.here?.get(lang), load: words.load };
}
