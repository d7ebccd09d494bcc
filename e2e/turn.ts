import { LANGS, type Lang } from '#core/lang.ts';
import { seedOf } from '#core/quiz/seed.ts';
import { FULL } from '#testing/runs.ts';

/**
 * Of what is the same in both languages and is looked at in one: is it this one? Under `FULL=1` it always is.
 * @param key what it is known by, the same in both languages: an address without its language, the name of a visit
 */
export function isTurnOf(lang: Lang | undefined, key: string): boolean {
  return FULL || lang === LANGS[seedOf(key) % LANGS.length];
}

/** The same of a page in one of two languages, by its address. */
export function isTurnOfPage(path: string): boolean {
  const lang = LANGS.find((one) => path.startsWith(`/${one}/`));
  return isTurnOf(lang, path.replace(`/${lang}/`, '/'));
}
