import { href, pathOf } from '#book/address.ts';
import type { Lang } from '#core/lang.ts';

/** What a session on one rule is called in the address. */
export const RULE = 'dieu';

/** The address at which one rule is practised by itself. Apart from the other places, so that lessons may link to it. */
export function ruleSession(rule: string, lang: Lang): string {
  return `${href(pathOf(lang, 'luyen-tap'))}?s=${RULE}.${rule}`;
}
