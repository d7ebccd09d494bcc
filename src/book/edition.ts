/**
 * The edition of the rule book: it is counted on when a ruling changes, never for anything else. Links carry it, so that an old
 * one can say what was ruled then and what has changed since (content/editions.yaml).
 */
export const EDITION = 2;
