import type { Lang } from '#core/lang.ts';
import { en } from './en.ts';
import { type PaperWords, vi } from './vi.ts';

const WORDS: Record<Lang, PaperWords> = { vi, en };

/** The words of the sheet for the table in one language. */
export function paperWords(lang: Lang): PaperWords {
  return WORDS[lang];
}
