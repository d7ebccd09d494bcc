import type { Lang } from '#core/lang.ts';
import { en } from './en.ts';
import { type SearchWords, vi } from './vi.ts';

export type { SearchWords } from './vi.ts';

const WORDS: Record<Lang, SearchWords> = { vi, en };

/** The words of the search in one language. */
export function searchWords(lang: Lang): SearchWords {
  return WORDS[lang];
}
