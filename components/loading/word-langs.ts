import { LANGS, type Lang } from '#core/lang.ts';

/** The languages that words are needed in: the build all, a browser that of its page, or the one that is named where a lesson is in another. */
export const WORD_LANGS: readonly Lang[] = import.meta.env.SSR
  ? LANGS
  : LANGS.filter((lang) => lang === (document.documentElement.dataset['words'] ?? document.documentElement.lang));

/** The language of this page's words; the first where there is no page. */
export const [WORD_LANG = 'vi'] = WORD_LANGS;
