import type { Lang } from '#core/lang.ts';
import { en } from './en.ts';
import { vi, type WhichPageWords } from './vi.ts';

/** What the page of the questions says around its widget, in one language. */
export function whichPageWords(lang: Lang): WhichPageWords {
  return { vi, en }[lang];
}
