import { pathOf } from '#book/address.ts';
import type { Lang } from '#core/lang.ts';
import { siteWords } from '#words/site/index.ts';

/** One step of the way to a page. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The way to a page, from the way in to the site on. */
export function crumbsTo(lang: Lang, ...steps: readonly Crumb[]): Crumb[] {
  return [{ name: siteWords(lang).name, path: pathOf(lang) }, ...steps];
}
