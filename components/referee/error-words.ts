import type { CaseError } from '#core/case-error.ts';
import { en } from '#words/en/errors.ts';
import { vi } from '#words/vi/errors.ts';
import { WORD_LANG } from '../loading/word-langs.ts';

/** What is wrong with the text of a case, in the page's language. */
export function errorText(error: CaseError): string {
  return { vi, en }[WORD_LANG](error);
}
