/** The languages in which everything is said: what is missing in one does not compile. Vietnamese is written first. */
export const LANGS = ['vi', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/**
 * The languages that have pages. One that stands here and not in LANGS is being translated (docs/authors.md): it has the words of
 * the shell and some lessons, and all else is said in its fallback.
 */
export const PAGE_LANGS = ['vi', 'en'] as const;
export type PageLang = (typeof PAGE_LANGS)[number];

/** What says the rest; a language in which everything is said needs no other. */
const FALLBACK: Readonly<Record<PageLang, Lang>> = { vi: 'vi', en: 'en' };

/** The language whose words the pages of a language have. */
export function fallbackOf(lang: PageLang): Lang {
  return FALLBACK[lang];
}

/** The `lang` of an element, where it is in another language than what is around it. */
export function langAttr(lang: PageLang, around: PageLang): PageLang | undefined {
  return lang === around ? undefined : lang;
}
