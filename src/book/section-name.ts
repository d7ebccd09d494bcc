import type { Lang } from '#core/lang.ts';
import type { Section } from '#core/sections.ts';
import { buildOf } from '#games/build.ts';
import type { GameId } from '#games/index.ts';
import { referenceWords } from '#words/site/reference.ts';

/** What a section of the rules is called in one game. */
export function sectionName(lang: Lang, game: GameId, section: Section): string {
  return buildOf(game).site[lang].sections[section] ?? referenceWords(lang).sections[section];
}
