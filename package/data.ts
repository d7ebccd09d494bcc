/** What the package has of the book beside the engine: read from its own files, in Node alone. */

import { readFileSync } from 'node:fs';
import type { PublishedGame } from '#book/published.ts';
import type { Lang } from '#core/lang.ts';
import type { SearchFile } from '#src/search/record.ts';

/** What is read here of `rules.json`. */
export interface Catalogue {
  readonly games: readonly PublishedGame[];
  readonly sources: readonly { readonly id: string; readonly name: Readonly<Record<Lang, string>> }[];
}

let catalogue: Catalogue | undefined;

/** `rules.json`. */
export function readCatalogue(): Catalogue {
  catalogue ??= JSON.parse(textOf('rules.json'));
  return catalogue ?? { games: [], sources: [] };
}

/** What the search of one language searches in; its addresses begin below the site's. */
export function readSearchFile(lang: Lang): SearchFile {
  return JSON.parse(textOf(`search/${lang}.json`));
}

/** A file of the package. */
function textOf(file: string): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
}
