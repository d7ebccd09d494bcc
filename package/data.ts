/** The book's data that the package ships beside the engine: read from its own files, in Node only. */

import { readFileSync } from 'node:fs';
import type { PublishedGame } from '#book/published.ts';
import type { Lang } from '#core/lang.ts';
import type { SearchFile } from '#src/search/record.ts';

/** The fields of `rules.json` that are used here. */
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

/** What one language's search looks through; its addresses are relative to the site's root. */
export function readSearchFile(lang: Lang): SearchFile {
  return JSON.parse(textOf(`search/${lang}.json`));
}

/** A file of the package. */
function textOf(file: string): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
}
