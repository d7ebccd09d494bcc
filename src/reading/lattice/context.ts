/** The context of a word, which tells how it is meant. */

import type { Token } from '../tokens.ts';
import { cardEnds } from './rows.ts';
import { CODED, type TextView } from './text-view.ts';

/** Behind a word for drawing: `bốc thêm ad`. */
export function isDrawn(view: TextView, at: number): boolean {
  // `draws a four`, `takes a card`.
  if (view.textAt(at) === 'a' && view.english && (view.cardsFollow(at + 1) || view.means(at + 1, 'unit'))) return false;
  return [at - 1, at - 2].some(
    (from) => from >= 0 && view.meantAt(from).some(({ meaning, to }) => meaning.is === 'draws' && to === at),
  );
}

/** One of a list: `P1: at, 7`. */
export function isListed(view: TextView, at: number): boolean {
  const before = view.tokens[at - 1];
  const next = view.tokens[at + 1];
  if (before?.kind !== 'mark' || !view.ranksAt(at).some(({ to }) => to === at + 1)) return false;
  // `8/at`, `bon, nam keo chin`.
  const lists = view.means(at + 1, 'draws') ? /^[,/+-]$/ : /^[/+]$/;
  if (lists.test(before.text) && cardEnds(view, at - 2)) return true;
  return (
    /^[:=,(]$/.test(before.text) &&
    next?.kind === 'mark' &&
    /^[,/+]$/.test(next.text) &&
    view.ranksAt(at + 2).length > 0
  );
}

/** `4 với a`, `a and q`: a card by what it is joined to, whatever else the word is. */
export function isJoined(view: TextView, at: number): boolean {
  const isCard = (i: number): boolean => view.ranksAt(i).some(({ to }) => to === i + 1) || CODED.test(view.textAt(i));
  if (!isCard(at)) return false;
  // `six of spades and a ten`.
  if (view.english && view.tokens[at]?.text === 'a' && view.cardsFollow(at + 1)) return false;
  return (
    (isJoin(view, at - 1) && cardEnds(view, at - 2)) ||
    (isJoin(view, at + 1) && isCard(at + 2) && (view.begins(at) || cardEnds(view, at - 1)))
  );
}

/** The word before or after is a card, rank and suit in one. */
export function amongCards(view: TextView, at: number): boolean {
  const isCard = (i: number): boolean => CODED.test(view.textAt(i));
  // `on the table kh, i play ad`: so it was written before.
  if (view.endsAt(at + 1) && view.tokens[at]?.text !== 'as' && view.tokens.some((_, i) => i !== at && isCard(i)))
    return true;
  const past = (i: number, step: number): number =>
    /^[,+\-–/.&]$/.test(view.textAt(i)) || isJoin(view, i) ? i + step : i;
  return isCard(past(at - 1, -1)) || isCard(past(at + 1, 1));
}

/** A word for alike cards, and a rank behind it, within one phrase. */
export function isPairPhrase(view: TextView, at: number, to: number): boolean {
  for (let i = at; i + 1 < to; i++) if (view.meansAlone(i, 'group') && view.ranksAt(i + 1).length > 0) return true;
  return false;
}

/** Digits and signs that are a card, if they are anything. */
export function isCardLike(view: TextView, token: Token | undefined, at: number): boolean {
  const text = token?.text ?? '';
  if (/^\d/.test(text)) return true;
  if (CODED.test(text) && (amongCards(view, at) || view.meantAt(at).every(({ to }) => to > at + 1))) return true;
  return (
    /^[ajqk]$/.test(text) ||
    (view.gluedAt(at) !== undefined && /\d/.test(text)) ||
    (text.length === 1 && view.tokens[at + 1]?.kind === 'suit')
  );
}

/** As it stands, the word says something about cards or players. */
export function isStrong(view: TextView, at: number): boolean {
  return view
    .meantAt(at)
    .some(
      ({ meaning: { is }, marked, to }) =>
        !(view.marked && marked && !view.hasMarks(at, to)) && !WEAK.has(is) && !(is === 'article' && !view.english),
    );
}

/** `với`, `thêm`, `and`; `rồi à` is talk. */
function isJoin(view: TextView, at: number): boolean {
  return view.bareAt(at) !== 'roi' && view.meansAlone(at, 'and');
}

const WEAK: ReadonlySet<string> = new Set('says chatter person asks counted ordinal worth and title unit'.split(' '));
