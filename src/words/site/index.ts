import type { Lang } from '#core/lang.ts';
import { en } from './en.ts';
import { type SiteWords, vi } from './vi.ts';

export type { SiteWords } from './vi.ts';

/** The shell's words in one language. */
export function siteWords(lang: Lang): SiteWords {
  return { vi, en }[lang];
}
