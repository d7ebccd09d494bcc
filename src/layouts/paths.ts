/** The pages that there are: one for each language, for each game in each, or for each chapter of those. */

import { type BookChapter, chapters } from '#book/chapters.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { type Book, GAMES } from '#games/index.ts';

export interface LangPage {
  readonly lang: Lang;
}

export interface GamePage extends LangPage {
  readonly game: Book;
}

export interface ChapterPage extends GamePage {
  readonly chapter: BookChapter;
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

/** One page for each chapter in each language; the front page of a game is the one without a slug. */
export async function chapterPaths() {
  const lists = gamePaths().map(async ({ params, props }) => {
    const list = await chapters(props.lang, props.game.id);
    return list.map((chapter) => ({ params, props: { ...props, chapter } satisfies ChapterPage }));
  });
  return (await Promise.all(lists)).flat();
}
