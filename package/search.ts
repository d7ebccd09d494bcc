/** The site's search: ignores missing marks, tolerates typos, finds rules by number. */

import type { Lang } from '#core/lang.ts';
import { lineAround } from '#src/search/excerpt.ts';
import { createFinder, type Finder } from '#src/search/find.ts';
import type { PlaceKind, SearchFile } from '#src/search/record.ts';
import { readSearchFile } from './data.ts';

/** A place of the site that was found. */
export interface FoundPlace {
  readonly kind: PlaceKind;
  /** Its game's name, where it belongs to one game. */
  readonly game: string | null;
  readonly title: string;
  /** The id and number of a rule. */
  readonly rule: string | null;
  readonly number: string | null;
  /** The line of text around the match. */
  readonly line: string;
  readonly link: string;
}

/** How many places are told. */
const MOST = 10;

const indexes = new Map<Lang, { readonly file: SearchFile; readonly finder: Finder }>();

function indexOf(lang: Lang): { readonly file: SearchFile; readonly finder: Finder } {
  const known = indexes.get(lang);
  if (known) return known;
  const file = readSearchFile(lang);
  const finder = createFinder(file);
  finder.grow(() => false);
  const made = { file, finder };
  indexes.set(lang, made);
  return made;
}

/** The places that match a query, best first. */
export function searchBook(words: string, lang: Lang, site: string): FoundPlace[] {
  const { file, finder } = indexOf(lang);
  return finder
    .find(words)
    .slice(0, MOST)
    .map(({ record, words: found }) => {
      const { kind, title, id, number, text, page } = record;
      return {
        kind,
        game: file.games.find((one) => one.id === record.game)?.name ?? null,
        title,
        rule: kind === 'rule' && id !== undefined ? id : null,
        number: number ?? null,
        line: lineAround(text, found),
        link: `${site}${file.pages[page] ?? '/'}${id === undefined ? '' : `#${id}`}`,
      };
    });
}

/** A place as text: what it is, a line of its text, its link. */
export function placeText({ game, number, title, line, link }: FoundPlace): string {
  return [[game, number, title].filter(Boolean).join(' · '), line, link].join('\n');
}
