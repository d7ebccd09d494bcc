import { rulesOfGame } from '#book/catalogue/catalogue.ts';
import { citedPlaceOf, shownBy } from '#book/citations/written.ts';
import { expectationFault } from '#book/expect.ts';
import { type LessonFile, lessonFiles } from '#book/mdx.ts';
import { SHOWN } from '#book/shown.ts';
import { rulesMetIn } from '#book/taught.ts';
import { readCase } from '#games/engines.ts';
import { GAMES, type GameId } from '#games/index.ts';
import { errorWords } from '#words/errors/errors.ts';
import { type Check, listFault } from './check.ts';

/** The least number of live cases that a game has in each language; a verdict in a sentence (`Said`) is none. */
const LIVE_CASES = 25;

/** The attributes that hold words; what else a component is told is the same in both languages. */
const WORDS = ['title'];

/**
 * Every case in a lesson is one and comes out as expected; both languages have the same lessons, cases, rules and sections; every
 * rule of a game is met in one of its lessons.
 */
export function checkLessons(): Check[] {
  const vi = lessonFiles('vi');
  const en = lessonFiles('en');
  const shared = vi.flatMap((lesson): [LessonFile, LessonFile][] => {
    const other = en.find(({ path }) => path === lesson.path);
    return other ? [[lesson, other]] : [];
  });
  const pathsOf = (lessons: readonly LessonFile[]): string[] => lessons.map(({ path }) => path);
  return [
    ...[...vi, ...en].flatMap((lesson) => [...checkCases(lesson), checkDescription(lesson)]),
    { name: 'the same lessons in both languages', fault: listFault(pathsOf(vi), pathsOf(en)) },
    ...shared.flatMap(([a, b]) => checkParity(a, b)),
    ...GAMES.flatMap((game) =>
      [vi, en].flatMap((lessons) => [checkCount(game.id, lessons), checkMet(game.id, lessons)]),
    ),
  ];
}

/** What search engines show of a lesson is long enough to tell something, and short enough to be shown whole. */
function checkDescription({ file, description: { length } }: LessonFile): Check {
  const fits = length >= SHOWN.least && length <= SHOWN.description;
  return {
    name: `${file}: description`,
    fault: fits ? undefined : `${length} letters: ${SHOWN.least} to ${SHOWN.description} are shown`,
  };
}

function checkCases(lesson: LessonFile): Check[] {
  return lesson.tags.flatMap((tag) => {
    const game = citedPlaceOf(lesson, tag)?.game;
    const shown = (game && shownBy(tag, game)) ?? [];
    return shown.flatMap(({ text, expect }) =>
      expect === undefined ? [] : { name: `${lesson.file}:${tag.line} ${text}`, fault: caseFault(text, expect) },
    );
  });
}

function caseFault(text: string, expect: string): string | undefined {
  const read = readCase(text);
  if (!read.ok) return `${read.error.code}: ${errorWords(read.error).en}`;
  return expect ? expectationFault(read.value, expect) : 'nothing is expected of it';
}

function checkParity(a: LessonFile, b: LessonFile): Check[] {
  const written = ({ tags }: LessonFile): string[] =>
    tags.map(({ name, attributes }) =>
      [name, ...[...attributes].flatMap(([key, value]) => (WORDS.includes(key) ? [] : `${key}=${value}`))].join(' '),
    );
  const idsOf = ({ headings }: LessonFile): string[] => headings.map(({ id }) => id);
  const both = `${a.path}: the same`;
  return [
    { name: `${both} cases, rules and figures in both languages`, fault: listFault(written(a), written(b)) },
    { name: `${both} sections in both languages`, fault: listFault(idsOf(a), idsOf(b)) },
  ];
}

function checkCount(game: GameId, lessons: readonly LessonFile[]): Check {
  const live = lessonsOf(game, lessons)
    .flatMap(({ tags }) => tags)
    .filter((tag) => tag.name !== 'Said' && shownBy(tag, game)).length;
  const name = `${langOf(lessons)}: ${game} has ${live} live cases`;
  return { name, fault: live >= LIVE_CASES ? undefined : `at least ${LIVE_CASES} are asked for` };
}

/** A rule is met where it is shown, or where a sentence links to it. */
function checkMet(game: GameId, lessons: readonly LessonFile[]): Check {
  const met = new Set(lessonsOf(game, lessons).flatMap(rulesMetIn));
  const missing = rulesOfGame(game).filter(({ id }) => !met.has(id));
  const fault = missing.length > 0 ? `met in none: ${missing.map(({ id }) => id).join(', ')}` : undefined;
  return { name: `${langOf(lessons)}: every rule of ${game} is met in a lesson`, fault };
}

function lessonsOf(game: GameId, lessons: readonly LessonFile[]): readonly LessonFile[] {
  return lessons.filter(({ path }) => path.startsWith(`${game}/`));
}

function langOf(lessons: readonly LessonFile[]): string {
  return lessons[0]?.file.split('/')[1] ?? '';
}
