import { type BookChapter, chapters } from '#book/chapters.ts';
import { type GamePage, gamePaths } from './paths.ts';

export interface ChapterPage extends GamePage {
  readonly chapter: BookChapter;
}

/** One page for each chapter in each language; the front page of a game is the one without a slug. */
export async function chapterPaths() {
  const lists = gamePaths().map(async ({ params, props }) => {
    const list = await chapters(props.lang, props.game.id);
    return list.map((chapter) => ({ params, props: { ...props, chapter } satisfies ChapterPage }));
  });
  return (await Promise.all(lists)).flat();
}
