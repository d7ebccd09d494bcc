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

/** `/tim/vi.json`. */
export interface SearchFile {
  readonly games: readonly SearchGame[];
  /** Addresses of pages. */
  readonly pages: readonly string[];
  readonly referee: string;
  readonly glossary: string;
  /** The shortest way to an answer first: rules and terms before texts. */
  readonly records: readonly SearchRecord[];
}
