/**
 * The edition of the rule book: it is increased when a ruling changes or the book grows, by rules or by house rules; never for
 * anything else. Links carry it, so that an old one can say what was ruled then and what has changed since
 * (content/editions.yaml).
 */
export const EDITION = 3;

/** What an edition of the book changed in one language; only editions after the first change anything. */
export interface EditionChange {
  readonly edition: number;
  readonly game: string;
  /** Ids of the rules that it touches. */
  readonly rules: readonly string[];
  readonly what: string;
}
