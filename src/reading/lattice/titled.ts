/** A title with a name or a number: `ông Tư`, `tụ 1`, `Player A`. */

import type { Feature } from '../weights.ts';
import { costOfCapital, costOfColon, isNumbered, NUMBERED, ownAt } from './names.ts';
import type { Edge } from './piece.ts';
import { ranksInRow } from './rows.ts';
import { GRASPS, NONE, PLAYER_LETTERS, type TextView } from './text-view.ts';

/** A title and the name or number behind it as one person; nothing where the word is no title here. */
export function titledAt(view: TextView, at: number, to: number, pays: readonly Feature[]): Edge[] {
  const next = view.tokens[to];
  if (next?.kind !== 'word' || isNoTitle(view, at, to)) return [];
  const numbered = /^\d{1,2}$/.test(next.text);
  if (numbered ? !isSeat(view, at, to) : !isNameHere(view, at, to)) return [];
  const title = view.nameOf(at, to);
  const midway = !numbered && isMidway(view, at, to) ? (['nameMidway'] as const) : NONE;
  const edge = (end: number): Edge => ({
    is: 'person',
    name: `${title}-${view.nameOf(to, end)}`,
    known: 'known',
    behind: ownAt(view, end, at),
    at,
    to: end,
    pays: [...pays, 'nameTitle', ...midway, ...costOfCapital(view, to), ...costOfColon(view, end)],
  });
  // `cô Bảo Ngọc`.
  const second = view.isCapital(to) && view.tokens[to + 1]?.capital === true && view.isName(to + 1);
  return second ? [edge(to + 1), edge(to + 2)] : [edge(to + 1)];
}

/** The word is something else here. */
function isNoTitle(view: TextView, at: number, to: number): boolean {
  const next = view.tokens[to];
  if (!next) return true;
  const isRole = view
    .meantAt(at)
    .some(
      ({ meaning, to: end }) =>
        meaning.is === 'role' && (end > to || (end === to && /^\p{Ll}{2}/u.test(next.text) && !next.capital)),
    );
  // `nhà cái bảo`.
  if (isRole) return true;
  if (next.capital) return false;
  // `Nam co doi ach`: has, and no aunt.
  const isGrasp = GRASPS.has(view.bareOf(at, to)) && !view.hasMarks(at, at + 1);
  if (isGrasp && view.follows(at, 'person', 'role')) return true;
  // `ban doi j`: what lies there is a pair.
  return (
    view.means(at, 'verb', 'role') &&
    view.meantAt(to).some(({ meaning: { is }, to: end }) => is === 'group' && view.ranksAt(end).length > 0)
  );
}

/** The number is that of a seat, and counts nothing: `tụ 2`. */
function isSeat(view: TextView, at: number, to: number): boolean {
  const said = view.bareOf(at, to);
  if (!NUMBERED.has(said)) return false;
  // `Nghĩa con 7 lá`.
  if (view.bareAt(to + 1) !== 'con' && view.means(to + 1, 'unit')) return false;
  const surely = (said === 'tu' && view.tokens[at]?.spoken !== 'tu') || said === 'seat' || view.isOf(at);
  return surely || isNumbered(view, at, to, Number(view.tokens[to]?.text));
}

/** The word behind a title may be somebody's name. */
function isNameHere(view: TextView, at: number, to: number): boolean {
  const next = view.tokens[to];
  if (!next || !/^\p{L}/u.test(next.text)) return false;
  const ranks = view.ranksAt(to);
  const letter = PLAYER_LETTERS.test(next.text);
  const said = view.bareOf(at, to);
  if (letter && ranksInRow(view, to) > 2) return false;
  if (ranks.length > 0 && !next.capital) {
    if (!letter && !view.isName(to) && ranks.some(({ number }) => !number)) return false;
    if (said === 'con' || (view.marked && view.capitals)) return false;
  }
  if (view.isHolding(to) && !view.isCapital(to)) return false;
  if (view.isName(to)) return true;
  if (view.meansAlone(to, 'person') && !next.capital && !(next.text === 'minh' && !view.marked && !CLOSE.has(said)))
    return false;
  if (letter) return true;
  if (!view.cardsFollow(to + 1) && !view.isHolding(to + 1)) return false;
  // `anh Rô`, `Mr King`.
  const isCardName = view.isSuit(to) || (ranks.length > 0 && next.text.length > 1);
  return view.isCapital(to) ? isCardName || view.isTalk(to) : view.isTalk(to) && !view.marked;
}

/** A word that may be none of the name, and nothing behind it says that it is. */
function isMidway(view: TextView, at: number, to: number): boolean {
  const isNumber = view.ranksAt(to).length > 0 && view.tokens[to]?.capital !== true;
  return (
    (isNumber || view.isWordToo(to)) &&
    !view.cardsFollow(to + 1) &&
    !view.isOf(at) &&
    costOfColon(view, to + 1).length === 0 &&
    !(view.isHolding(to + 1) && view.cardsFollow(to + 2))
  );
}

/** `con mình`, `em mình` is whose they are. */
const CLOSE: ReadonlySet<string> = new Set(['con', 'em', 'ban', 'nha', 'be']);
