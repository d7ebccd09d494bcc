/** The pages that there are: one for each language, or for each game in each. */

import { LANGS, type Lang } from '#core/lang.ts';
import { type Book, GAMES } from '#games/index.ts';

export interface LangPage {
  readonly lang: Lang;
}

export interface GamePage extends LangPage {
  readonly game: Book;
}

/** One page for each language: `[lang]`. */
export function langPaths() {
  return LANGS.map((lang) => ({ params: { lang }, props: { lang } satisfies LangPage }));
}

/** One page for each game in each language: `[lang]/[game]`. */
export function gamePaths() {
  return langPaths().flatMap(({ props: { lang } }) =>
    GAMES.map((game) => ({ params: { lang, game: game.id }, props: { lang, game } satisfies GamePage })),
  );
}
