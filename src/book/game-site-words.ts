import type { GameSiteWords } from '#core/game/game-words.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import type { Section } from '#core/sections.ts';
import { GAMES, type GameId } from '#games/index.ts';
import { referenceWords } from '#words/site/reference/index.ts';

const WORDS: ReadonlyMap<string, GameSiteWords> = new Map(
  await Promise.all(
    GAMES.flatMap(({ id, load }) =>
      LANGS.map(async (lang) => [`${id} ${lang}`, (await load.site[lang]()).site] as const),
    ),
  ),
);

/** What the site says of a game as a whole. */
export function gameSiteWords(lang: Lang, game: GameId): GameSiteWords {
  const words = WORDS.get(`${game} ${lang}`);
  if (!words) throw new Error(`no words on ${game} in ${lang}`);
  return words;
}

/** What a section of the rules is called in one game. */
export function sectionName(lang: Lang, game: GameId, section: Section): string {
  return gameSiteWords(lang, game).sections[section] ?? referenceWords(lang).sections[section];
}
