import { href, pathOf } from '#book/address.ts';
import type { Lang } from '#core/lang.ts';

/** The name of a session on one rule in the address. */
export const RULE = 'dieu';

/** The address that practises one rule. Separate from the other addresses, so that lessons can link to it. */
export function ruleSession(rule: string, lang: Lang): string {
  return `${href(pathOf(lang, 'luyen-tap'))}?s=${RULE}.${rule}`;
}
