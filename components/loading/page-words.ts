import { LANGS, type Lang } from '#core/lang.ts';

/** The languages that this page needs words in: the build both, a browser that of its page. */
export const PAGE_LANGS: readonly Lang[] = import.meta.env.SSR
  ? LANGS
  : LANGS.filter((lang) => lang === document.documentElement.lang);

/** A module of words for each language; each exports its words under the name of its language. */
type WordModules<Words> = Readonly<Record<Lang, () => Promise<Partial<Record<Lang, Words>>>>>;

/** Loads the words of one widget in the languages of the page. */
export async function wordsIn<Words>(modules: WordModules<Words>): Promise<ReadonlyMap<Lang, Words>> {
  const words = new Map<Lang, Words>();
  await Promise.all(
    PAGE_LANGS.map(async (lang) => {
      const found = (await modules[lang]())[lang];
      if (found) words.set(lang, found);
    }),
  );
  return words;
}
