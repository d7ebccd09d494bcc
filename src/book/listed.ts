/** Pages that search engines should list, and where those lead that they should not (ADR 44). */

import { fallbackOf, LANGS } from '#core/lang.ts';
import { inLang, pageLangOf, pathOf } from './address.ts';
import { ruleById } from './catalogue/catalogue.ts';
import { isTranslated } from './translated.ts';

/** One stands for any address, one is framed by other sites, one is the page of readers without a network. */
const NOT_FOR_SEARCH = /^\/(404|embed|[a-z-]+\/khong-mang)\/$/;
const RULE = /^\/r\/([^/]+)\/$/;

/** Whether the sitemap lists a page: it can be found, and no other says the same. */
export function isInSitemap(path: string): boolean {
  return !NOT_FOR_SEARCH.test(path) && canonicalOf(path) === path;
}

/**
 * The page under which search engines keep another. The permanent link of a rule stands in both languages and leads every reader
 * on to the rule's place in a list, so the list is what they should show. A page that nobody has translated is that of the language
 * which stands in for its own.
 */
export function canonicalOf(path: string): string {
  const [, rule] = RULE.exec(path) ?? [];
  if (rule !== undefined) return pathOf(LANGS[0], ruleById(rule).game, 'luat');
  const own = pageLangOf(path);
  return own && !isTranslated(path) ? (inLang(path, fallbackOf(own)) ?? path) : path;
}
