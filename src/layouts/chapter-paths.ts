import { type BookChapter, chapters } from '#book/chapters.ts';
import { PAGE_LANGS } from '#core/lang.ts';
import { GAMES, type GameId } from '#games/index.ts';

export interface ChapterPage {
  readonly game: GameId;
  readonly chapter: BookChapter;
}

/** One page for each chapter in each language; the front page of a game is the one without a slug. */
export async function chapterPaths() {
  const lists = PAGE_LANGS.flatMap((lang) =>
    GAMES.map(async ({ id: game }) => {
      const list = await chapters(lang, game);
      return list.map((chapter) => ({ params: { lang, game }, props: { game, chapter } satisfies ChapterPage }));
    }),
  );
  return (await Promise.all(lists)).flat();
}
