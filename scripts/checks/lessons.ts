import { expectationFault } from '#book/expect.ts';
import { type LessonFile, lessonFiles } from '#book/mdx.ts';
import { readCase } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { errorWords } from '#words/errors/errors.ts';
import { type Check, listFault } from './check.ts';

/** The least number of live cases that a game has in each language. */
const LIVE_CASES = 25;

/** The components that are one. */
const LIVE = ['Case', 'SideBySide', 'Sorter', 'CanEat', 'Beats'];

/** What a component says alike in both languages. */
const SHARED = [
  'of',
  'id',
  'setting',
  'name',
  'hands',
  'hand',
  'house',
  'presets',
  'preset',
  'table',
  'people',
  'expect',
  'who',
  'show',
];

/** Every case in a lesson is one and comes out as expected; both languages have the same lessons, cases, rules and sections. */
export function checkLessons(): Check[] {
  const vi = lessonFiles('vi');
  const en = lessonFiles('en');
  const shared = vi.flatMap((lesson): [LessonFile, LessonFile][] => {
    const other = en.find(({ path }) => path === lesson.path);
    return other ? [[lesson, other]] : [];
  });
  return [
    ...[...vi, ...en].flatMap(checkCases),
    {
      name: 'the same lessons in both languages',
      fault: listFault(
        vi.map(({ path }) => path),
        en.map(({ path }) => path),
      ),
    },
    ...shared.flatMap(([a, b]) => checkParity(a, b)),
    ...GAMES.flatMap((game) => [vi, en].map((lessons) => checkCount(game.id, lessons))),
  ];
}

function checkCases({ file, tags }: LessonFile): Check[] {
  return tags
    .filter(({ name }) => name === 'Case' || name === 'Sorter')
    .map(({ line, attributes }) => {
      const of = attributes.get('of') ?? '';
      const name = `${file}:${line} ${of}`;
      const read = readCase(of);
      if (!read.ok) return { name, fault: `${read.error.code}: ${errorWords(read.error).en}` };
      const expect = attributes.get('expect');
      return { name, fault: expect ? expectationFault(read.value, expect) : 'nothing is expected of it' };
    });
}

function checkParity(a: LessonFile, b: LessonFile): Check[] {
  const written = ({ tags }: LessonFile): string[] =>
    tags.map(({ name, attributes }) => [name, ...SHARED.map((key) => attributes.get(key))].filter(Boolean).join(' '));
  return [
    {
      name: `${a.path}: the same cases, rules and figures in both languages`,
      fault: listFault(written(a), written(b)),
    },
    { name: `${a.path}: the same sections in both languages`, fault: listFault(idsOf(a), idsOf(b)) },
  ];
}

function idsOf({ headings }: LessonFile): string[] {
  return headings.map(({ id }) => id);
}

function checkCount(game: string, lessons: readonly LessonFile[]): Check {
  const live = lessons
    .filter(({ path }) => path.startsWith(`${game}/`))
    .flatMap(({ tags }) => tags.filter(({ name }) => LIVE.includes(name))).length;
  const name = `${lessons[0]?.file.split('/')[1]}: ${game} has ${live} live cases`;
  return { name, fault: live >= LIVE_CASES ? undefined : `at least ${LIVE_CASES} are asked for` };
}
