/** Known words for people: given names, kin, and words for nobody in particular. */

import type { MeaningOf } from '#core/game/vocabulary.ts';
import type { Feature } from '../weights.ts';
import { isJoined, isStrong } from './context.ts';
import { costOfCapital, costOfColon, costOfStart, isNumbered, NUMBERED, ownAt } from './names.ts';
import type { Edge } from './piece.ts';
import { inBrackets, ranksInRow, suitFollows } from './rows.ts';
import { GRASPS, NONE, type TextView } from './text-view.ts';

/** A word that everybody knows as a name, or as nobody's: alone, with a number, or with a second name. */
export function somebodyAt(
  view: TextView,
  at: number,
  to: number,
  { nobody }: MeaningOf<'person'>,
  pays: readonly Feature[],
): Edge[] {
  const number = to === at + 1 && view.ranksAt(at).some((one) => one.number);
  if (number && isNumberHere(view, at, to)) return [];
  const known = nobody ? 'nobody' : 'known';
  const name = view.nameOf(at, to);
  const midway: Feature = 'nameMidway';
  const isWord = !nobody && isWordHere(view, at, to);
  const cost: readonly Feature[] = [
    // A name is typed without its marks in any text.
    ...pays.filter((one) => nobody || one !== 'folded'),
    number ? (view.isOf(at) ? 'nameTitle' : 'nameNumber') : nobody ? 'nameNobody' : 'nameKnown',
    ...(isWord ? [midway] : NONE),
    ...((isStrong(view, at) && !number) || (number && isCount(view, to)) ? [midway] : NONE),
    ...(isOneCard(view, at, to) ? [midway, midway] : NONE),
    ...(nobody ? NONE : [...costOfCapital(view, at), ...costOfStart(view, at, to)]),
    ...costOfColon(view, to),
  ];
  const edges: Edge[] = [{ is: 'person', name, known, behind: ownAt(view, to, at), at, to, pays: cost }];
  const next = view.tokens[to];
  if (next?.kind !== 'word') return edges;
  const longer = { is: 'person', name: `${name}-${next.text}`, known: 'known', at, to: to + 1 } as const;
  if (nobody) {
    if (isNumberedHere(view, at, to, next.text))
      edges.push({ ...longer, behind: false, pays: ['nameTitle', ...costOfColon(view, to + 1)] });
  } else if (isSecondName(view, at, to)) {
    // `Bảo Ngọc`.
    edges.push({
      ...longer,
      behind: ownAt(view, to + 1, at),
      pays: [
        ...cost.filter((one) => one !== 'nameColon' && one !== 'nameMidway'),
        ...(next.capital ? NONE : [midway]),
        ...costOfColon(view, to + 1),
      ],
    });
  }
  return edges;
}

/** A number that cannot be a name where it stands. */
function isNumberHere(view: TextView, at: number, to: number): boolean {
  if (inBrackets(view, to) || suitFollows(view, to)) return true;
  // `ách với mười`.
  const isLast = !view.cardsFollow(to) && !view.isHolding(to) && costOfColon(view, to).length === 0;
  if (isLast && isJoined(view, at)) return true;
  // `nó cầm bảy`.
  if (view.isCapital(at)) return false;
  // `tôi lật ra hai, già`.
  const grasp = view.bareAt(at - 1) === 'ra' && view.isHolding(at - 2) ? at - 2 : at - 1;
  if (grasp === at - 1 && !GRASPS.has(view.bareAt(grasp))) return false;
  return [grasp - 1, grasp - 2, grasp - 3].some((from) =>
    view
      .meantAt(from)
      .some(({ meaning: { is }, to: end }) => end === grasp && (is === 'person' || is === 'role' || is === 'title')),
  );
}

/** The name is also a word of talk, and nothing at its place indicates a name. */
function isWordHere(view: TextView, at: number, to: number): boolean {
  return (
    !view.isCapital(at) &&
    !view.isOf(at) &&
    costOfStart(view, at, to).length === 0 &&
    view
      .meantAt(at)
      .some(
        ({ meaning, marked, to: end }) =>
          end === to &&
          meaning.is === 'chatter' &&
          !(meaning.english && !view.english) &&
          !(view.marked && marked && !view.hasMarks(at, to)),
      )
  );
}

/** `ba lá`; but not `Ba con 8`. */
function isCount(view: TextView, to: number): boolean {
  return view.bareAt(to) !== 'con' && view.means(to, 'unit');
}

/** `con 8`. */
function isOneCard(view: TextView, at: number, to: number): boolean {
  return view.bareOf(at, to) === 'con' && ranksInRow(view, to, false) === 1 && !view.means(to + 1, 'unit', 'rank');
}

/** `con 1 9 8`; `con 7 lá` counts. */
function isNumberedHere(view: TextView, at: number, to: number, number: string): boolean {
  return (
    NUMBERED.has(view.bareOf(at, to)) &&
    /^\d$/.test(number) &&
    view.cardsFollow(to + 1) &&
    !isCount(view, to + 1) &&
    isNumbered(view, at, to, Number(number))
  );
}

function isSecondName(view: TextView, at: number, to: number): boolean {
  if (view.isHolding(to) || !view.isNameAlone(to)) return false;
  return view.isCapital(at) ? view.tokens[to]?.capital === true : !view.mixedCase || !view.marked;
}
