import type { Lang } from '#core/lang.ts';
import { en } from './en.ts';
import { type SearchWords, vi } from './vi.ts';

export type { SearchWords } from './vi.ts';

/** The words of the search in one language. */
export function searchWords(lang: Lang): SearchWords {
  return { vi, en }[lang];
}
