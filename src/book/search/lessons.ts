import type { Lang } from '#core/lang.ts';
import { type Book, GAMES } from '#games/index.ts';
import type { SearchRecord } from '#src/search/record.ts';
import { siteWords } from '#words/site/index.ts';
import { pathOf } from '../address.ts';
import { type LessonFile, lessonFiles } from '../mdx.ts';
import { plainText } from './plain-text.ts';

/** A record of a page that is told by its path. */
export type Placed = Omit<SearchRecord, 'page'> & { readonly path: string };

/** What ends every lesson says nothing of its own. */
const ENDS = new Set(['ba-cau']);

/** Each lesson as a whole, and each of its sections. */
export function lessonRecords(lang: Lang): Placed[] {
  return lessonFiles(lang).flatMap((file) => recordsOf(file, lang));
}

function recordsOf({ path: file, text, title, lead, headings }: LessonFile, lang: Lang): Placed[] {
  const body = text.replace(/^---\n.*?\n---\n/s, '');
  const slug = file.replace(/(?:^|\/)index\.mdx$|\.mdx$/, '');
  const game = GAMES.find(({ id }) => slug.startsWith(id));
  const front = game?.id === slug ? game : undefined;
  const path = pathOf(lang, slug);
  const over = front ? siteWords(lang).nav.frontPage : title;
  const of = game ? { game: game.id } : {};
  const sections = body.split(/^#{2,3} .*\{#[\w-]+\}\s*$/m).slice(1);
  return [
    front ? frontRecord(front, path, lead) : { kind: game ? 'lesson' : 'page', ...of, path, title, text: lead },
    ...headings.flatMap(({ id, text: heading }, at): Placed[] =>
      ENDS.has(id)
        ? []
        : [
            {
              kind: game ? 'lesson' : 'page',
              ...of,
              path,
              id,
              title: plainText(heading),
              over,
              text: plainText(sections[at] ?? ''),
            },
          ],
    ),
  ];
}

function frontRecord({ id, name, aliases }: Book, path: string, lead: string): Placed {
  return { kind: 'game', game: id, path, title: name, mentions: aliases.map(({ said }) => said), text: lead };
}
