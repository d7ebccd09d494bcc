/** Finds the places of the site that answer a question in words, by the site's own search. */

import type { Lang } from '#core/lang.ts';
import type { PlaceKind } from '#src/search/record.ts';
import { keyedParts } from '../loading/part.ts';
import type { Library } from '../search/load.ts';

/** A rule, an argument or an incident that a text asks after. */
export interface AskedPlace {
  readonly href: string;
  readonly title: string;
  /** Its game, where it is of one alone. */
  readonly game: string | undefined;
  /** Of a rule. */
  readonly number: string | undefined;
}

/** Kinds of places that settle something; lessons and terms only explain. */
const SETTLES: readonly PlaceKind[] = ['rule', 'argument', 'incident'];
const MOST = 3;

/** The search data, whole. */
const library = keyedParts(async (lang: Lang) => {
  const { loadLibrary } = await import('../search/load.ts');
  return new Promise<Library>((come, fail) => {
    loadLibrary(lang, (next) => next.whole && come(next)).catch(fail);
  });
});

/**
 * The best places for a text.
 * @param home the game on the table: its places come first among equals
 * @param sure only those that have all of the words
 */
export async function placesFor(text: string, home: string, lang: Lang, sure: boolean): Promise<readonly AskedPlace[]> {
  const { file, finder } = await library(lang).load();
  return finder
    .find(text, home)
    .filter(({ record, whole }) => SETTLES.includes(record.kind) && (whole || !sure))
    .slice(0, MOST)
    .map(({ record: { page, id, title, number, game } }) => ({
      href: `${file.pages[page] ?? ''}${id === undefined ? '' : `#${id}`}`,
      title,
      number,
      game: file.games.find((one) => one.id === game)?.name,
    }));
}
