import type { Lang } from '#core/lang.ts';
import { en } from './en/front.ts';
import { type FrontWords, vi } from './vi/front.ts';

/** The words of a game's front page in one language. */
export function frontWords(lang: Lang): FrontWords {
  return { vi, en }[lang];
}
