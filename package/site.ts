/** Links to the site that tells the same rules to people. */

import { EDITION } from '#book/edition.ts';
import type { Lang } from '#core/lang.ts';
import { encodeReadable } from '#words/text.ts';

/** Where the site stands. `SITE_URL` and `BASE_PATH` name it when the package is built, as they do for the site itself. */
export const SITE: string = 'http://localhost:4321';

/**
 * A case at the referee: whoever opens it sees what was ruled, and whether an edition since rules otherwise.
 * @param summary what the verdict comes to (`formatSummary`)
 */
export function refereeLink(site: string, lang: Lang, canonical: string, summary: string): string {
  return `${site}/${lang}/trong-tai/?c=${encodeReadable(canonical)}&v=${encodeReadable(summary)}&e=${EDITION}`;
}

/** The permanent link of a rule, in the reader's own language. */
export function ruleLink(site: string, rule: string): string {
  return `${site}/r/${rule}/`;
}
