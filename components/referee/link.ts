import { type CaseLink, readCaseLink } from '#core/notation/case-link.ts';
import { EARLIER_MEANINGS } from '#games/index.ts';

/** The case in the address of the page. */
export function readLink(search: string): CaseLink | undefined {
  return readCaseLink(search, EARLIER_MEANINGS);
}
