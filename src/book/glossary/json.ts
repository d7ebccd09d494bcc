import type { Lang } from '#core/lang.ts';
import { referenceWords } from '#words/site/reference.ts';
import { href, pathOf } from '../address.ts';
import { terms } from './glossary.ts';

/** A term in the form that lessons show for a word. */
export interface TermJson {
  readonly vi: string;
  readonly en: string;
  readonly meaning: string;
  readonly synonyms: readonly string[];
}

export interface GlossaryJson {
  /** The page of all terms, each at `#id`. */
  readonly page: string;
  readonly title: string;
  /** What stands before synonyms. */
  readonly also: string;
  readonly terms: Readonly<Record<string, TermJson>>;
}

/** Every term by its id, in the words of one language. */
export function glossaryJson(lang: Lang): GlossaryJson {
  const { title, also } = referenceWords(lang).glossary;
  const entries = terms().map(({ id, vi, en, meaning, synonyms }): [string, TermJson] => [
    id,
    { vi, en, meaning: meaning[lang], synonyms: synonyms.map(({ text }) => text) },
  ]);
  return { page: href(pathOf(lang, 'thuat-ngu')), title, also, terms: Object.fromEntries(entries) };
}
