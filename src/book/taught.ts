/** Which rules the lessons have taught by the end of a lesson: its questions ask about no others. */

import { CHAPTERS, type Chapter } from '#core/chapters.ts';
import { engineOf } from '#games/engines.ts';
import type { GameId } from '#games/index.ts';
import { judged } from './citations/judged.ts';
import { type LessonFile, lessonFiles } from './mdx.ts';

/** The rules that neither the lesson of a chapter nor one before it shows, links to, or lets a ruling cite. Alike in both languages. */
export function untaughtBy(game: GameId, chapter: Chapter): readonly string[] {
  const read = CHAPTERS.slice(0, CHAPTERS.indexOf(chapter) + 1).map((slug) => `${game}/${slug || 'index'}.mdx`);
  const taught = new Set(lessonFiles('vi').flatMap((lesson) => (read.includes(lesson.path) ? taughtIn(lesson) : [])));
  return rulesOf(game).filter((rule) => !taught.has(rule));
}

function rulesOf(game: string): readonly string[] {
  return engineOf(game)?.ruleSections.flat() ?? [];
}

/** The rules that are met, and those of the rulings on its cases: the reader sees their reasons. */
function taughtIn(lesson: LessonFile): readonly string[] {
  return [...rulesMetIn(lesson), ...citedIn(lesson)];
}

/** The rules that a lesson shows, or links to in a sentence. */
export function rulesMetIn({ tags, links }: LessonFile): readonly string[] {
  return [
    ...tags.flatMap(({ name, attributes }) => (name === 'Rule' ? (attributes.get('id') ?? []) : [])),
    ...links.flatMap((url) => /\/luat\/#([\w-]+)$/.exec(url)?.[1] ?? []),
  ];
}

function citedIn({ tags }: LessonFile): readonly string[] {
  return tags
    .flatMap(({ attributes }) => attributes.get('of') ?? [])
    .flatMap((of) => judged(of)?.ruling.reasons.map(({ rule }) => rule) ?? []);
}
