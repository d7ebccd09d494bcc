/** Links to the site that tells the same rules to people. */

import { EDITION } from '#book/edition.ts';
import type { Lang } from '#core/lang.ts';
import { encodeReadable } from '#words/text.ts';

/** The address of the site. `SITE_URL` and `BASE_PATH` set it when the package is built, as for the site itself. */
export const SITE: string = 'http://localhost:4321';

/**
 * A case at the referee: the page shows what was ruled, and whether a later edition rules otherwise.
 * @param summary the summary of the verdict (`formatSummary`); left out where there is more than one
 */
export function refereeUrl(site: string, lang: Lang, canonical: string, summary?: string): string {
  const ruled = summary === undefined ? '' : `&v=${encodeReadable(summary)}`;
  return `${site}/${lang}/trong-tai/?c=${encodeReadable(canonical)}${ruled}&e=${EDITION}`;
}

/** The permanent link of a rule, in the reader's own language. */
export function ruleLink(site: string, rule: string): string {
  return `${site}/r/${rule}/`;
}
