/** What is searched: one record for each place that a reader can be led to. */

/** What a place is, in the order in which equals are told. */
export const PLACE_KINDS = ['rule', 'game', 'term', 'lesson', 'argument', 'incident', 'source', 'page'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export interface SearchRecord {
  readonly kind: PlaceKind;
  /** Its game, where it is of one game alone. */
  readonly game?: string;
  /** Its page, as a place in the file's list, and its anchor there. */
  readonly page: number;
  readonly id?: string;
  /** The number of a rule. */
  readonly number?: string;
  readonly title: string;
  /** What stands over the title: the lesson of a section. */
  readonly over?: string;
  /** What it is called: by itself, by others, and what it is called together with better places. */
  readonly names?: readonly string[];
  readonly synonyms?: readonly string[];
  readonly mentions?: readonly string[];
  readonly text: string;
}

/** What of a game search has to know. */
export interface SearchGame {
  readonly id: string;
  readonly name: string;
  readonly ink: string;
  /** What it is called, folded. */
  readonly said: readonly string[];
}

/** A place whose text may not have come yet. */
export type NamedRecord = Omit<SearchRecord, 'text'> & Partial<Pick<SearchRecord, 'text'>>;

/** All that is searched in. */
export interface SearchFile {
  readonly games: readonly SearchGame[];
  /** Addresses of pages. */
  readonly pages: readonly string[];
  readonly referee: string;
  readonly glossary: string;
  /** The shortest way to an answer first: rules and terms before texts. */
  readonly records: readonly SearchRecord[];
}

/**
 * `/tim/vi.json`: a quarter of the whole. What names find is what most people look for, and it stands before what texts find, so it
 * is shown while they are still on their way.
 */
export interface NamesFile extends Omit<SearchFile, 'records'> {
  /** The texts that belong to it have the same. */
  readonly edition: string;
  readonly records: readonly NamedRecord[];
}

/** `/tim/loi.vi.json`: the text of each record, in their order. */
export interface TextsFile {
  readonly edition: string;
  readonly texts: readonly string[];
}

/** The whole of two parts that belong together. */
export function joinSearchFile({ records, edition: _, ...rest }: NamesFile, { texts }: TextsFile): SearchFile {
  return { ...rest, records: records.map((record, at) => ({ ...record, text: texts[at] ?? '' })) };
}
