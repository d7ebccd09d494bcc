/** The pages that there are: one for each language, or for each game in each. */

import { fallbackOf, LANGS, type Lang, PAGE_LANGS } from '#core/lang.ts';
import { type Book, GAMES } from '#games/index.ts';

export interface LangPage {
  /** The language of its words: a language that is being translated has pages in another's. */
  readonly lang: Lang;
}

export interface GamePage extends LangPage {
  readonly game: Book;
}

/** One page for each language: `[lang]`. */
export function langPaths() {
  return PAGE_LANGS.map((lang) => ({ params: { lang }, props: { lang: fallbackOf(lang) } satisfies LangPage }));
}

/** One file for each language in which everything is said: what programs read is never half translated. */
export function langFiles() {
  return LANGS.map((lang) => ({ params: { lang }, props: { lang } satisfies LangPage }));
}

/** One page for each game in each language: `[lang]/[game]`. */
export function gamePaths() {
  return langPaths().flatMap(({ params: { lang }, props }) =>
    GAMES.map((game) => ({ params: { lang, game: game.id }, props: { ...props, game } satisfies GamePage })),
  );
}
