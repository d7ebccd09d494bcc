import type { Lang } from '../../site.ts';
import { en } from './en.ts';
import { type OddsWords, vi } from './vi.ts';

const WORDS: Record<Lang, OddsWords> = { vi, en };

/** The words of the odds charts in one language. */
export function oddsWords(lang: Lang): OddsWords {
  return WORDS[lang];
}
