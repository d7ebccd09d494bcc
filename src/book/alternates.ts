/** The same page in other languages, as pages and the sitemap tell search engines. */

import { LANGS, PAGE_LANGS, type PageLang } from '#core/lang.ts';
import { inLang, pathOf } from './address.ts';
import { writtenIn } from './translated.ts';

/** A page in one language, as `hreflang` and path. */
export interface Alternate {
  readonly lang: PageLang | 'x-default';
  readonly path: string;
}

/**
 * The page at a path in every language that has it, itself among them, and the one for readers of none of these: the front door,
 * elsewhere the page in the language that is written first. A page for readers of all languages has no alternates.
 * @param langs the languages that have this page
 */
export function alternatesOf(
  path: string,
  langs: readonly PageLang[] = path === '/' ? LANGS : writtenIn(path),
): readonly Alternate[] {
  const home = path === '/' || PAGE_LANGS.some((lang) => path === pathOf(lang));
  const own = langs.flatMap((lang): Alternate[] => {
    const there = home ? pathOf(lang) : inLang(path, lang);
    return there === null ? [] : [{ lang, path: there }];
  });
  const [first] = own;
  return first ? [...own, { lang: 'x-default', path: home ? '/' : first.path }] : [];
}
