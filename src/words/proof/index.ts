import type { Lang } from '#core/lang.ts';
import { en } from './en.ts';
import { type ProofWords, vi } from './vi.ts';

const WORDS: Record<Lang, ProofWords> = { vi, en };

/** The words of the page that says what has been proved, in one language. */
export function proofWords(lang: Lang): ProofWords {
  return WORDS[lang];
}
