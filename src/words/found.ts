import type { Lang } from '#core/lang.ts';
import { en } from './en/found.ts';
import { type FoundWords, vi } from './vi/found.ts';

/** What search engines show of the pages that are no lessons, in one language. */
export function foundWords(lang: Lang): FoundWords {
  return { vi, en }[lang];
}
