import type { PageLang } from '#core/lang.ts';
import { en } from './en/site.ts';
import { type ShellWords, vi } from './vi/site.ts';

/** The words around the pages of a language. */
export function shellWords(lang: PageLang): ShellWords {
  return { vi, en }[lang];
}
