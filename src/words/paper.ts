import type { Lang } from '#core/lang.ts';
import { en } from './en/paper.ts';
import { type PaperWords, vi } from './vi/paper.ts';

/** The words of the sheet for the table in one language. */
export function paperWords(lang: Lang): PaperWords {
  return { vi, en }[lang];
}
