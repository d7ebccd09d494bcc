/**
 * The edition of the rule book: it is increased when a ruling changes or the book grows, by rules or by house rules; never for
 * anything else. Links carry it, so that an old one can say what was ruled then and what has changed since. It counts the records
 * of content/editions.yaml: `npm run update -- edition` writes it here, where scripts for browsers find it without that file.
 */
export const EDITION: number = 4;

/** What an edition of the book changed in one language; only editions after the first change anything. */
export interface EditionChange {
  readonly edition: number;
  readonly game: string;
  /** Ids of the rules that it touches. */
  readonly rules: readonly string[];
  readonly what: string;
}
