import type { Lang } from '#core/lang.ts';
import { en } from '../en/site/which.ts';
import { vi, type WhichPageWords } from '../vi/site/which.ts';

/** What the page of the questions says around its widget, in one language. */
export function whichPageWords(lang: Lang): WhichPageWords {
  return { vi, en }[lang];
}
