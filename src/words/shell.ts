import type { PageLang } from '#core/lang.ts';
import { en } from './en/site.ts';
import { type SiteWords, vi } from './vi/site.ts';

/** What is around a page, and so has to be said before anything else of a language is translated. */
export type ShellWords = Pick<
  SiteWords,
  | 'name'
  | 'locale'
  | 'languageName'
  | 'skip'
  | 'nav'
  | 'tools'
  | 'switchTo'
  | 'heading'
  | 'table'
  | 'fold'
  | 'lesson'
  | 'footer'
  | 'theme'
  | 'untranslated'
>;

/** The words around the pages of a language. */
export function shellWords(lang: PageLang): ShellWords {
  return { vi, en }[lang];
}
