import type { Lang } from '#core/lang.ts';
import { type Book, GAMES } from '#games/index.ts';
import type { SearchRecord } from '#src/search/record.ts';
import { siteWords } from '#words/site.ts';
import { pathOf } from '../address.ts';
import { type LessonFile, lessonFiles } from '../mdx.ts';

/** A record that names its page by its path. */
export type PathRecord = Omit<SearchRecord, 'page'> & { readonly path: string };

/** The standard section at the end of every lesson is left out. */
const ENDS = new Set(['ba-cau']);

/** Each lesson as a whole, and each of its sections. */
export function lessonRecords(lang: Lang): PathRecord[] {
  return lessonFiles(lang).flatMap((file) => recordsOf(file, lang));
}

function recordsOf({ path: file, title, lead, headings }: LessonFile, lang: Lang): PathRecord[] {
  const slug = file.replace(/(?:^|\/)index\.mdx$|\.mdx$/, '');
  const game = GAMES.find(({ id }) => slug.startsWith(id));
  const front = game?.id === slug ? game : undefined;
  const path = pathOf(lang, slug);
  const over = front ? siteWords(lang).nav.frontPage : title;
  const of = game ? { game: game.id } : {};
  return [
    front ? frontRecord(front, path, lead) : { kind: game ? 'lesson' : 'page', ...of, path, title, text: lead },
    ...headings
      .filter(({ id }) => !ENDS.has(id))
      .map(
        ({ id, text, section }): PathRecord => ({
          kind: game ? 'lesson' : 'page',
          ...of,
          path,
          id,
          title: text,
          over,
          text: section,
        }),
      ),
  ];
}

function frontRecord({ id, name, aliases }: Book, path: string, lead: string): PathRecord {
  return { kind: 'game', game: id, path, title: name, mentions: aliases.map(({ said }) => said), text: lead };
}
