import type { Lang } from '#core/lang.ts';
import { en } from '../en/site/reference.ts';
import { type ReferenceWords, vi } from '../vi/site/reference.ts';

/** The words of the reference pages in one language. */
export function referenceWords(lang: Lang): ReferenceWords {
  return { vi, en }[lang];
}
