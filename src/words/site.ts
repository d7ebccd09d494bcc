import type { Lang } from '#core/lang.ts';
import { en } from './en/site.ts';
import { type SiteWords, vi } from './vi/site.ts';

export type { SiteWords } from './vi/site.ts';

/** The shell's words in one language. */
export function siteWords(lang: Lang): SiteWords {
  return { vi, en }[lang];
}
