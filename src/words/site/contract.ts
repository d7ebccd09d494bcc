import type { Lang } from '#core/lang.ts';
import { en } from '../en/site/contract.ts';
import { type ContractPageWords, vi } from '../vi/site/contract.ts';

/** What the page of the house contract says around its widget, in one language. */
export function contractPageWords(lang: Lang): ContractPageWords {
  return { vi, en }[lang];
}
