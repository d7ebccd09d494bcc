import type { Lang } from '#core/lang.ts';
import { en } from './en/search.ts';
import { type SearchWords, vi } from './vi/search.ts';

export type { SearchWords } from './vi/search.ts';

/** The words of the search in one language. */
export function searchWords(lang: Lang): SearchWords {
  return { vi, en }[lang];
}
