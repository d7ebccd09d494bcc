import type { Lang } from '#core/lang.ts';
import { en } from './en.ts';
import { type PaperWords, vi } from './vi.ts';

/** The words of the sheet for the table in one language. */
export function paperWords(lang: Lang): PaperWords {
  return { vi, en }[lang];
}
