/** Evidence that a word is a name: its position, a capital, a colon, cards after it. */

import type { Feature } from '../weights.ts';
import { NONE, type TextView } from './text-view.ts';

/** `7 7 4 Rob's`, `A♠ A♥ (An)`: the name of the cards before it. */
export function ownAt(view: TextView, to: number, at = to): boolean {
  if (view.tokens[to]?.kind === 'own') return !view.cardsFollow(to + 1) || /^[([]$/.test(view.textAt(to + 1));
  if (OWNS.has(view.bareOf(at, to)) && view.english) return !view.cardsFollow(to);
  return view.tokens[to]?.text === ')' && view.tokens[at - 1]?.text === '(';
}

/** How much a capital makes a name cheaper. */
export function costOfCapital(view: TextView, at: number): readonly Feature[] {
  const token = view.tokens[at];
  return view.mixedCase && token?.capital && token.text.length > 1 && !view.beginsSentence(at) ? ['nameCapital'] : NONE;
}

/** How much a colon, or a dash before cards, makes a name cheaper. */
export function costOfColon(view: TextView, at: number): readonly Feature[] {
  const next = view.tokens[at];
  // `[Vàng] 10-9`.
  if (next?.text === ']' && view.cardsFollow(at + 1)) return ['nameColon'];
  if (next?.kind !== 'mark') return NONE;
  const dash = /^[-–—]$/.test(next.text) && !next.glued && view.cardsFollow(at + 1);
  return next.text === ':' || (next.text === '=' && view.cardsFollow(at + 1)) || dash ? ['nameColon'] : NONE;
}

/** A word at a beginning, and cards behind it: at once, or behind a few words. */
export function costOfStart(view: TextView, at: number, to: number): readonly Feature[] {
  if (!view.begins(at)) return NONE;
  if (leadsToCards(view, to)) return ['nameLead'];
  return view.cardsFollow(to) || (view.isHolding(to) && view.cardsFollow(to + 1)) ? ['nameStart'] : NONE;
}

/** Cards follow behind a few words that say nothing, and no sign stands between. */
function leadsToCards(view: TextView, at: number): boolean {
  if (view.cardsFollow(at) || (view.isHolding(at) && view.cardsFollow(at + 1))) return false;
  let strange = 0;
  for (let next = at; next < at + 5; next++) {
    if (view.tokens[next]?.kind !== 'word') return false;
    if (next > at && view.cardsFollow(next)) return true;
    if (!view.isTalk(next) && !view.isHolding(next) && ++strange > 1) return false;
  }
  return false;
}

/** `con 1 … con 2`: the same words with the number before, or the first of them. */
export function isNumbered(view: TextView, at: number, to: number, number: number): boolean {
  const next = view.tokens[to + 1];
  if (
    next === undefined ||
    (next.kind === 'mark' && !/^[,+&]$/.test(next.text)) ||
    (view.isHolding(to + 1) && next.text !== 'con')
  )
    return true;
  const said = view.bareOf(at, to);
  return (
    number === 1 ||
    view.tokens.some(({ text }, i) => text === `${number - 1}` && i < at && view.bareOf(i - (to - at), i) === said)
  );
}

const OWNS = new Set(['mine', 'hers', 'theirs', 'yours']);

/** Players who are numbered. */
export const NUMBERED: ReadonlySet<string> = new Set(
  'tu, player, con, nha con, nha, tay, seat, nguoi choi, p, hand, dealer'.split(', '),
);
