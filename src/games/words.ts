import type { GameWords } from '#core/game/game-words.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { GAMES, type GameId } from './index.ts';

const WORDS: ReadonlyMap<string, GameWords> = new Map(
  await Promise.all(
    GAMES.flatMap(({ id, load }) =>
      LANGS.map(async (lang) => [`${id} ${lang}`, (await load.words[lang]()).words] as const),
    ),
  ),
);

/** The words of a game in one language: for the build and tests. A page loads those that it needs. */
export function gameWords(game: GameId, lang: Lang): GameWords {
  const words = WORDS.get(`${game} ${lang}`);
  if (!words) throw new Error(`no words of ${game} in ${lang}`);
  return words;
}
