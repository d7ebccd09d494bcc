import { SHARED_PARAMS } from '#book/share-target.ts';
import { type CaseLink, readCaseLink } from '#core/links/case-link.ts';
import { EARLIER_MEANINGS } from '#games/index.ts';

/** The case in the address of the page. */
export function readLink(search: string): CaseLink | undefined {
  return readCaseLink(search, EARLIER_MEANINGS);
}

/** Has another app handed over a text, in place of a link? */
export function isShared(search: string): boolean {
  return SHARED.test(search) && !/[?&]c=/.test(search);
}

const SHARED = new RegExp(`[?&](?:${Object.values(SHARED_PARAMS).join('|')})=[^&]`);
