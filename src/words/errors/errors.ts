/** What is wrong with the text of a case, said in both languages: where it is wrong, and what was expected. */

import type { CaseError } from '#core/case-error.ts';
import type { Lang } from '#core/lang.ts';
import { en } from '../en/errors.ts';
import { vi } from '../vi/errors.ts';

/** A sentence or two about one error, without its code. A page that speaks one language loads that one alone. */
export function errorWords(error: CaseError): Readonly<Record<Lang, string>> {
  return { vi: vi(error), en: en(error) };
}
