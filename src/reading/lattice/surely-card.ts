/** Words that are cards where they stand, whatever else they are elsewhere. */

import { rankSign } from '../cards-in-word.ts';
import type { Token } from '../tokens.ts';
import { isCardLike, isDrawn, isJoined, isListed } from './context.ts';
import type { Meant } from './piece.ts';
import { cardEnds } from './rows.ts';
import { CODED, type TextView } from './text-view.ts';

/** What a sign between two cards never is. */
const TALK: ReadonlySet<string> = new Set(['chatter', 'asks', 'and', 'corrects', 'person', 'article']);
/** What the first of a list of cards may be, besides a card. */
const CARD_ONLY: ReadonlySet<string> = new Set(['person', 'title', 'role', 'rank', 'suit']);
const FACE = /^[ajqk]$/;

/** Is this meaning of a word ruled out, because the word is a card here? */
export function isSurelyCard(view: TextView, token: Token, at: number, meant: Meant): boolean {
  const { is } = meant.meaning;
  const alone = meant.to === at + 1;
  if (alone && !CARD_ONLY.has(is) && (isListed(view, at) || isJoined(view, at))) return true;
  if (!TALK.has(is)) return false;
  if (!alone) return joinsCard(view, at, meant) || (isDrawnCard(view, token, at, meant) && isDrawn(view, at));
  return (
    (isDrawnCard(view, token, at, meant) && isDrawn(view, at)) ||
    (CODED.test(token.text) && isCodedHere(view, token, at)) ||
    (isCardLike(view, token, at) && isBesideCards(view, token, at))
  );
}

/** `4 voi a`, whatever `với ạ` is. */
function joinsCard(view: TextView, at: number, { marked, to }: Meant): boolean {
  return marked && !view.hasMarks(at, to) && view.tokens.slice(at, to).some((_, i) => isJoined(view, at + i));
}

function isDrawnCard(view: TextView, token: Token, at: number, { to }: Meant): boolean {
  return isCardLike(view, token, at) || view.gluedAt(at) !== undefined || view.ranksAt(at).some((one) => one.to === to);
}

/** `…, AH.` ends a list; `AS` is a card, and `As I said` is none. */
function isCodedHere(view: TextView, token: Token, at: number): boolean {
  if (isStrung(view, at)) return true;
  const endsList = /^[,/]$/.test(view.textAt(at - 1)) && cardEnds(view, at - 2) && view.tokens[at + 1]?.kind !== 'word';
  return endsList || (token.capital && view.mixedCase && !view.beginsSentence(at));
}

/** `AS.AH`, as the notation writes hands. */
function isStrung({ tokens }: TextView, at: number): boolean {
  const strung = (first: number): boolean => {
    const [card, dot, next] = tokens.slice(first, first + 3);
    return (
      card !== undefined &&
      CODED.test(card.text) &&
      dot?.text === '.' &&
      dot.glued &&
      next?.glued === true &&
      CODED.test(next.text)
    );
  };
  return strung(at) || strung(at - 2);
}

function isBesideCards(view: TextView, token: Token, at: number): boolean {
  if (!cardEnds(view, at - 1))
    return token.capital && view.ranksAt(at + 1).some(({ value }) => rankSign(token.text) === value);
  const between = FACE.test(view.textAt(at - 1)) && view.ranksAt(at - 2).length > 0;
  return token.capital || view.cardsFollow(at + 1) || between;
}
