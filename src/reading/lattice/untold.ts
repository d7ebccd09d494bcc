/** A `?` in place of a card that nobody told: `an 8 7 ?, bình 10 5`. Every other one asks something. */

import { cardEnds, ranksInRow } from './rows.ts';
import type { TextView } from './text-view.ts';

/** The places of those that stand for cards. */
export function untoldIn(view: TextView): number[] {
  return view.tokens.flatMap((_, at) => (isApart(view, at) && isUntold(view, at) ? [at] : []));
}

function isUntold(view: TextView, at: number): boolean {
  let from = at;
  let to = at + 1;
  while (isApart(view, from - 1)) from--;
  while (isApart(view, to)) to++;
  const before = view.textAt(from - 1);
  if (/[:=]/.test(before)) return true;
  const left = /[,+/]/.test(before) || view.follows(from, 'and') ? from - 1 : from;
  const isHeld = cardEnds(view, left - 1) && !view.isTail(left - 1);
  if (!isHeld && !view.follows(from, 'person', 'role', 'group') && !view.isName(from - 1)) return false;
  const isParted = /[,;|/\n–-]/.test(view.textAt(to)) || view.means(to, 'versus', 'and');
  if (to > from + 1 || cardEnds(view, to) || (isParted && handFollows(view, to + 1))) return true;
  // `cái 7 tui 8 ?`: these may be totals.
  if (isHeld && !view.tokens.some((_, i) => ranksInRow(view, i, false) > 1)) return false;
  // Nothing parts it from what follows: then it is a question, unless a hand would be short of cards, or nothing else asks.
  const isShort = !isHeld || cardsBefore(view, left) < Math.min(...view.vocabulary.hand.usual);
  const goesOn = handFollows(view, to);
  if (isHeld && isShort && goesOn) return true;
  return (
    (goesOn || (isShort && view.endsAt(to))) &&
    (isHeld || view.begins(from - 1) || view.follows(from, 'group')) &&
    // K is a card, too.
    !view.tokens.some((_, i) => view.means(i, 'asks') && !cardEnds(view, i))
  );
}

/** `ko?` and `??` ask. */
function isApart(view: TextView, at: number): boolean {
  const next = view.tokens[at + 1];
  return (
    view.textAt(at) === '?' &&
    !(next?.glued && /[?!]/.test(next.text)) &&
    (!view.tokens[at]?.glued || /[:=,+/]/.test(view.textAt(at - 1)))
  );
}

/** Somebody's cards follow, behind some words at most, or a `?` for one of them. */
function handFollows(view: TextView, at: number): boolean {
  for (let i = at; i < at + 4; i++) {
    if (view.cardsFollow(i) || isApart(view, i)) return true;
    if (view.tokens[i]?.kind !== 'word' && !/[:=]/.test(view.textAt(i))) return false;
  }
  return false;
}

/** How many cards stand before this place. */
function cardsBefore(view: TextView, at: number): number {
  let count = 0;
  for (let i = at - 1; cardEnds(view, i) || view.textAt(i) === ','; i--)
    count += view.gluedAt(i)?.length ?? Math.min(1, view.ranksAt(i).length);
  return count;
}
