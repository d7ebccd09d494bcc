/** A `?` in place of a card that nobody told: `an 8 7 ?, bình 10 5`. Every other one asks something. */

import { cardEnds, ranksInRow } from './rows.ts';
import type { TextView } from './text-view.ts';

/** Between a hand and the next one there are no more words than that. */
const MOST_NAMING = 4;

/** The places of those that stand for cards. */
export function untoldIn(view: TextView): number[] {
  return view.tokens.flatMap((_, at) => (isUntold(view, at) ? [at] : []));
}

function isUntold(view: TextView, at: number): boolean {
  if (!isApart(view, at)) return false;
  let from = at;
  let to = at + 1;
  while (isApart(view, from - 1)) from--;
  while (isApart(view, to)) to++;
  if (/^[:=]$/.test(view.textAt(from - 1))) return true;
  const left = /^[,+/]$/.test(view.textAt(from - 1)) ? from - 1 : from;
  const isHeld = cardEnds(view, left - 1);
  const isOwned = left === from && (view.follows(from, 'person', 'role', 'group') || view.isName(from - 1));
  if (!isHeld && !isOwned) return false;
  if (to > from + 1 || cardEnds(view, to) || handFollows(view, pastBreak(view, to))) return true;
  // `cái 7 tui 8 ?`: these may be totals.
  if (isHeld && !view.tokens.some((_, i) => ranksInRow(view, i, false) > 1)) return false;
  // Nothing parts it from what follows: then it is a question, unless a hand would be short of cards, or nothing else asks.
  const isShort = !isHeld || cardsBefore(view, left) < Math.min(...view.vocabulary.hand.usual);
  const goesOn = handFollows(view, to);
  if (isHeld && isShort && goesOn) return true;
  return (
    (goesOn || (isShort && view.endsAt(to))) &&
    (isHeld || view.begins(from - 1) || view.follows(from, 'group')) &&
    !view.tokens.some((_, i) => asksAt(view, i))
  );
}

/** A word that asks; `k` is one behind talk, and else a card. */
function asksAt(view: TextView, at: number): boolean {
  return view.bareAt(at) === 'hay' || (view.means(at, 'asks') && (view.ranksAt(at).length === 0 || view.isTail(at)));
}

/** `ko?` and `??` ask. */
function isApart(view: TextView, at: number): boolean {
  const [token, next] = [view.tokens[at], view.tokens[at + 1]];
  if (token?.text !== '?' || (next?.glued && /^[?!]$/.test(next.text))) return false;
  return !token.glued || /^[:=,+/]$/.test(view.textAt(at - 1));
}

/** The place behind what parts two hands; outside the text where nothing does. */
function pastBreak(view: TextView, at: number): number {
  return /^[,;|/\n–-]$/.test(view.textAt(at)) || view.means(at, 'versus', 'and') ? at + 1 : view.tokens.length;
}

/** Somebody's cards follow, or a `?` for one of them. */
function handFollows(view: TextView, at: number): boolean {
  for (let i = at; i < at + MOST_NAMING; i++) {
    if (view.cardsFollow(i) || isApart(view, i)) return true;
    if (view.tokens[i]?.kind !== 'word' && !/^[:=]$/.test(view.textAt(i))) return false;
  }
  return false;
}

/** How many cards stand before this place. */
function cardsBefore(view: TextView, at: number): number {
  let count = 0;
  for (let i = at - 1; cardEnds(view, i) || view.textAt(i) === ','; i--)
    count += view.gluedAt(i)?.length ?? view.ranksAt(i).slice(0, 1).length;
  return count;
}
