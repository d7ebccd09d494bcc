/** Every case that is written somewhere on the site, with the place where it stands. */

import type { LessonCases, ShownCase } from '#core/game/book.ts';
import { buildOf } from '#games/build.ts';
import { engineOf } from '#games/engines.ts';
import { GAMES, type GameId } from '#games/index.ts';
import { allArguments, argumentCases } from '../arguments.ts';
import { allRules, disagreements, sideHouses } from '../catalogue/catalogue.ts';
import { type LessonFile, lessonFiles, type Tag } from '../mdx.ts';

/** Where a case stands: in a lesson under a heading, among the examples of a rule, where the sources differ, or in the log of arguments. */
export type CitedPlace =
  | { readonly kind: 'lesson'; readonly game: GameId; readonly slug: string; readonly heading: string | undefined }
  | { readonly kind: 'rule'; readonly id: string }
  | { readonly kind: 'sources'; readonly id: string }
  | { readonly kind: 'argument'; readonly id: string };

export interface WrittenCase {
  readonly text: string;
  readonly place: CitedPlace;
}

/** All of them in the order of the site: lessons, rules, sources, arguments. Both languages have the same; the Vietnamese is read. */
export function writtenCases(): WrittenCase[] {
  return [...lessonFiles('vi').flatMap(inLesson), ...inRules(), ...inSources(), ...inArguments()];
}

/** The place of a component: its game, its lesson, the heading above it. Undefined on a page of no game. */
export function citedPlaceOf(
  { path, headings }: LessonFile,
  { line }: Tag,
): Extract<CitedPlace, { kind: 'lesson' }> | undefined {
  const [id = '', file = ''] = path.replace(/\.mdx$/, '').split('/');
  const game = GAMES.find((one) => one.id === id)?.id;
  if (!game) return undefined;
  const heading = headings.findLast((one) => one.line < line)?.id;
  return { kind: 'lesson', game, slug: file === 'index' ? '' : file, heading };
}

function inLesson(lesson: LessonFile): WrittenCase[] {
  return lesson.tags.flatMap((tag) => {
    const place = citedPlaceOf(lesson, tag);
    return place ? (shownBy(tag, place.game) ?? []).map(({ text }) => ({ text, place })) : [];
  });
}

/** The components of any game that show cases. */
function sharedCases(game: GameId): LessonCases {
  return {
    Case: (attribute) => [{ text: attribute('of'), expect: attribute('expect') }],
    Said: (attribute) => [{ text: attribute('of') }],
    SideBySide: (attribute) => {
      const expected = attribute('expect').split('|');
      return [...attribute('presets').matchAll(/"([^"]+)"/g)].map(([, preset], at) => ({
        text: `${game}@${preset}; ${attribute('hands')}`,
        expect: expected[at]?.trim() ?? '',
      }));
    },
  };
}

/** The cases that a component shows in a lesson of this game; undefined where it is none that shows cases. */
export function shownBy({ name, attributes }: Tag, game: GameId): readonly ShownCase[] | undefined {
  const shown = { ...sharedCases(game), ...buildOf(game).lessonCases }[name];
  return shown?.((key) => attributes.get(key) ?? '');
}

function inRules(): WrittenCase[] {
  return allRules().flatMap(({ id, examples }) => examples.map((text) => ({ text, place: { kind: 'rule', id } })));
}

/** The hand of a disagreement under every rule set that takes a side. */
function inSources(): WrittenCase[] {
  return disagreements().flatMap(({ id, game, case: text, key, sides }) => {
    const engine = engineOf(game);
    if (text === undefined || !engine) return [];
    const hands = text.replace(/^[^;]*/, '');
    const houses = key === null ? [] : sides.flatMap((side) => sideHouses(side, engine));
    const cases = houses.length === 0 ? [text] : [...new Set(houses)].map((house) => `${game}@${house}${hands}`);
    return cases.map((one): WrittenCase => ({ text: one, place: { kind: 'sources', id } }));
  });
}

/** The hands of an argument under every rule set. */
function inArguments(): WrittenCase[] {
  return allArguments().flatMap((one) =>
    argumentCases(one).map((text): WrittenCase => ({ text, place: { kind: 'argument', id: one.id } })),
  );
}
