import type { Section } from '../../../catalogue.ts';
import type { GameId, Lang } from '../../../site.ts';
import { en } from './en.ts';
import { type ReferenceWords, type SectionsOf, vi } from './vi.ts';

const WORDS: Record<Lang, ReferenceWords> = { vi, en };

/** The words of the reference pages in one language. */
export function referenceWords(lang: Lang): ReferenceWords {
  return WORDS[lang];
}

/** What a section of the rules is called in one game. */
export function sectionName(lang: Lang, game: GameId, section: Section): string {
  const { sections, sectionsOf } = WORDS[lang];
  const own: SectionsOf = sectionsOf;
  return own[game]?.[section] ?? sections[section];
}
