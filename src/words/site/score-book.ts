import type { Lang } from '#core/lang.ts';
import { en } from '../en/site/score-book.ts';
import { type ScoreBookPageWords, vi } from '../vi/site/score-book.ts';

/** What the page of the score book says around its widget, in one language. */
export function scoreBookPageWords(lang: Lang): ScoreBookPageWords {
  return { vi, en }[lang];
}
