/** Unknown words, letters, and other words in the position of a name. */

import { isEnglish } from '../lexicon.ts';
import type { Token } from '../tokens.ts';
import type { Feature } from '../weights.ts';
import { isListed } from './context.ts';
import { isAroundOne } from './marks.ts';
import { costOfCapital, costOfColon, costOfStart, ownAt } from './names.ts';
import type { Edge, Meant } from './piece.ts';
import { NONE, PLAYER_LETTERS, type TextView } from './text-view.ts';

/** The word as the name of a person that is in no list. */
export function strangersAt(view: TextView, token: Token, at: number, meant: readonly Meant[]): Edge[] {
  const person = (cost: readonly Feature[], known: 'known' | 'unknown' = 'known', to = at + 1): Edge => ({
    is: 'person',
    name: view.nameOf(at, to),
    known,
    behind: ownAt(view, to, at) || (view.isOf(at) && !view.cardsFollow(to)),
    at,
    to,
    pays: [
      ...cost,
      ...costOfCapital(view, at),
      ...(view.begins(at) || !cost.includes('nameUnknown') ? costOfColon(view, to) : NONE),
      ...(cost.includes('nameUnknown') || cost.includes('nameWord') ? costOfStart(view, at, to) : NONE),
    ],
  });
  const edges: Edge[] = [];
  if (isCalledAsCard(view, at)) edges.push(person([token.text.length > 1 ? 'nameKnown' : 'nameLetter']));
  if (isOwner(view, token, at)) edges.push(person(['nameKnown']));
  // `rác: 2 cơ`.
  if (LABELS.has(token.bare) || view.isOwnLabel(token)) return edges;
  if (isBeforeColon(view, token, at)) return [...edges, person(['nameWord'])];
  if (/^[pn]\d$/.test(token.text)) return [...edges, person(['nameTitle'])];
  if (PLAYER_LETTERS.test(token.text)) {
    const cost = costOfLetter(view, token, at);
    return cost ? [...edges, person([cost])] : edges;
  }
  if (view.isStranger(at)) {
    edges.push(person(['nameUnknown'], 'unknown'));
    if (isSecondKnown(view, at)) edges.push(person(['nameUnknown'], 'unknown', at + 2));
    if (isSecondStrange(view, token, at))
      edges.push(person(view.isOf(at) ? ['nameUnknown'] : ['nameUnknown', 'nameMidway'], 'unknown', at + 2));
    return edges;
  }
  return isTalkAsName(view, token, at, meant) ? [...edges, person(['nameWord'])] : edges;
}

/** `Jack got a jack`, `Ten has 10 9`. */
function isCalledAsCard(view: TextView, at: number): boolean {
  if (!view.isCapital(at) || !view.ranksAt(at).some(({ to }) => to === at + 1)) return false;
  const holds = view.isHolding(at + 1);
  return view.cardsFollow(at + 2)
    ? holds || view.tokens[at + 1]?.kind === 'own' || view.means(at + 1, 'draws')
    : view.means(at + 1, 'empty') || (holds && view.textAt(at + 2) === '0');
}

/** `Rob's`. */
function isOwner(view: TextView, { capital, text }: Token, at: number): boolean {
  return capital && text.length > 2 && view.tokens[at + 1]?.kind === 'own' && !view.means(at, 'person', 'role');
}

/** `thuong: 6 5 8`, whatever else the word is. */
function isBeforeColon(view: TextView, { text }: Token, at: number): boolean {
  return (
    view.textAt(at + 1) === ':' &&
    view.begins(at) &&
    view.cardsFollow(at + 2) &&
    /^\p{L}./u.test(text) &&
    // Words that describe hands and cannot be names.
    !view.meansAlone(at, 'person', 'role', 'verb', 'suit', 'kind')
  );
}

/** The cost of reading a letter as a player; undefined where it cannot be one. */
function costOfLetter(view: TextView, { text }: Token, at: number): Feature | undefined {
  if (isListed(view, at) || isAroundOne(view, at - 1)) return undefined;
  const begins = view.begins(at);
  const holds = view.letters && (view.isHolding(at + 1) || view.means(at + 1, 'empty'));
  if (text === 'a' && view.english && view.isArticle(at) && !(begins && holds)) return undefined;
  const again = view.letters && view.lettersUsed.has(text) && !view.cardsFollow(at + 1);
  if (!begins && !holds && !again && !view.isOf(at) && !ownAt(view, at + 1)) return undefined;
  return !view.letters ? 'nameLetter' : begins ? 'nameTitle' : 'nameKnown';
}

/** `trà my 4s 4c 4h`. */
function isSecondKnown(view: TextView, at: number): boolean {
  return (
    !view.english &&
    view.begins(at) &&
    !view.isStranger(at + 1) &&
    view.isName(at + 1) &&
    !view.isHolding(at + 1) &&
    costOfStart(view, at, at + 2).length > 0
  );
}

function isSecondStrange(view: TextView, { capital }: Token, at: number): boolean {
  if (view.isStranger(at + 1) && (!view.isCapital(at) || view.isCapital(at + 1))) return true;
  if (!view.isName(at + 1)) return false;
  // `của trà my.`
  return (view.isOf(at) && view.endsAt(at + 2)) || (capital && view.tokens[at + 1]?.capital === true);
}

/** A word of talk where a name stands: without its marks, `thuong 6 5 8`, or with a capital. */
function isTalkAsName(view: TextView, token: Token, at: number, meant: readonly Meant[]): boolean {
  const isAsked = (is: string): boolean => is === 'chatter' || is === 'asks';
  if (
    !view.marked &&
    !view.english &&
    token.text.length > 2 &&
    costOfStart(view, at, at + 1).includes('nameStart') &&
    meant.length > 0 &&
    meant.every(({ meaning: { is }, marked, to }) => to === at + 1 && marked && isAsked(is))
  )
    return true;
  return (
    token.capital &&
    token.text.length > 1 &&
    view.mixedCase &&
    !isEnglish(token.bare) &&
    view.gluedAt(at) === undefined &&
    meant.every(({ meaning: { is }, to }) => is !== 'person' && (to > at + 1 || isAsked(is) || COUNTS.has(is)))
  );
}

const COUNTS: ReadonlySet<string> = new Set(['and', 'counted', 'ordinal']);

/** Before a colon they announce hands and are no names. */
const LABELS = new Set(
  'bai van luat hands hand cards results result game showdown vd hoi question case final nhu sau day gom co'.split(' '),
);
