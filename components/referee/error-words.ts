import type { CaseError } from '#core/case-error.ts';
import { pageWords, WORD_LANGS } from '../loading/page-words.ts';

const loadedWords = pageWords<(error: CaseError) => string>({
  vi: () => import('#words/vi/errors.ts'),
  en: () => import('#words/en/errors.ts'),
});

/** What is wrong with the text of a case, in the page's language. */
export function errorText(error: CaseError): string {
  return loadedWords.in(WORD_LANGS[0] ?? 'vi')?.(error) ?? '';
}
