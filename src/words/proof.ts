import type { Lang } from '#core/lang.ts';
import { en } from './en/proof.ts';
import { type ProofWords, vi } from './vi/proof.ts';

/** The words of the page that says what has been proved, in one language. */
export function proofWords(lang: Lang): ProofWords {
  return { vi, en }[lang];
}
