/** Numbers that are no cards: totals, and what is counted. */

import type { Feature } from '../weights.ts';
import { amongCards, isCardLike, isStrong } from './context.ts';
import { type Edge, GAPS, type Piece } from './piece.ts';
import { cardEnds, goesOn, numberAt, ranksInRow } from './rows.ts';
import { costOfTalk } from './talk.ts';
import { NONE, type TextView } from './text-view.ts';

export function totalsAt(view: TextView, at: number): Edge[] {
  const token = view.tokens[at];
  if (!token) return [];
  const short = /^(\d{1,2})(?:n|đ|d|p|pt|pts|nut|nút)$/.exec(token.text);
  if (short) {
    const sign = view.tokens[at - 1]?.text;
    const alone =
      (sign === '=' && cardEnds(view, at - 2) && !goesOn(view, at + 1)) ||
      (sign === '(' && view.tokens[at + 1]?.text === ')');
    return alone || !/d$/.test(token.text)
      ? [{ is: 'total', total: Number(short[1]), at, to: at + 1, pays: ['total'] }]
      : [];
  }
  if (/^\d(?:st|nd|rd|th)$/.test(token.text)) return [];
  const spoken = numberAt(view, at);
  if (!spoken) return [];
  const { value, to } = spoken;
  // `593` is three cards.
  if (value > MOST_TOTAL) return [];
  const points = view.meantAt(to).find(({ meaning }) => meaning.is === 'points');
  const before = view.tokens[at - 1];
  const worth =
    view.meantAt(at - 1).some(({ meaning: { is }, to: end }) => is === 'worth' && end === at) || before?.text === '=';
  const bracket = view.tokens[to]?.text === '(' && view.cardsFollow(to + 1);
  if (points) return [{ is: 'total', total: value, at, to: points.to, pays: ['total'] }];
  // `11♥` is no total.
  if (view.tokens[to]?.kind === 'suit' && view.tokens[to]?.glued)
    return [{ is: 'left', card: true, at, to: to + 1, pays: ['dropped'] }];
  if (value > 10 || value === 0)
    return [{ is: 'total', total: value, at, to, pays: [worth || bracket ? 'total' : 'totalLoose'] }];
  const ends = view.tokens[to];
  const last = !ends || (ends.kind === 'mark' && ends.text !== '+' && !(ends.text === '-' && ends.glued));
  const behind = before?.text === '=' && cardEnds(view, at - 2) && !goesOn(view, to);
  if (behind && last) return [{ is: 'total', total: value, at, to, pays: ['total'] }];
  const equals =
    ends?.text === '=' && (/^[([{]$/.test(view.tokens[to + 1]?.text ?? '') || ranksInRow(view, to + 1) > 1);
  const or =
    view.meantAt(at - 1).some(({ meaning: { is }, to: end }) => is === 'versus' && end === at) &&
    numberAt(view, at - 2) !== undefined;
  if (or && last) return [{ is: 'total', total: value, at, to, pays: ['totalLoose'] }];
  if (bracket || equals) return [{ is: 'total', total: value, at, to, pays: ['total'] }];
  if (view.english && !/^\d/.test(token.text))
    return [{ is: 'total', total: value, at, to, pays: ['totalLoose', 'totalLoose'] }];
  const word = ends?.kind === 'word' && view.isTalk(to);
  return worth && (last || word) ? [{ is: 'total', total: value, at, to, pays: ['totalLoose', 'totalLoose'] }] : [];
}

/** `4 người`, `ván 3`, `20k`, `3 lá`. */
export function countedAt(view: TextView, at: number): Edge[] {
  const edges: Edge[] = [];
  const token = view.tokens[at];
  if (!token) return edges;
  const add = (piece: Piece, to: number, pays: readonly Feature[]): void => {
    edges.push({ ...piece, at, to, pays });
  };
  if (
    /^\d+(?:k|tr|đ|d|vnd|usd|h|p)$/.test(token.text) &&
    /^(?:\d{2,}|\d+k)/.test(token.text) &&
    !amongCards(view, at)
  ) {
    const near = [at - 2, at - 1, at + 1, at + 2].some((i) => MONEY.has(view.tokens[i]?.bare ?? ''));
    add({ is: 'chatter' }, at + 1, [near || /^\d{2,}k$/.test(token.text) ? 'money' : 'moneyLoose']);
  }
  if (/^\d(?:st|nd|rd|th)$/.test(token.text)) add({ is: 'chatter' }, at + 1, ['chatter']);
  // `3h sáng`, `7pm`.
  if (
    /^\d{1,2}(?:am|pm|x)$/.test(token.text) ||
    (/^\d{1,2}h(?:\d{2})?$/.test(token.text) &&
      (HOURS.has(view.tokens[at + 1]?.bare ?? '') || HOURS.has(view.tokens[at - 1]?.bare ?? '')))
  )
    add({ is: 'chatter' }, at + 1, ['chatter']);
  // `P1 còn 0`.
  if (
    token.text === '0' &&
    view.vocabulary.roles.includes('danh') &&
    /^(?:con|has|left|:|=)$/.test(view.tokens[at - 1]?.bare ?? '')
  )
    add({ is: 'empty' }, at + 1, ['empty']);
  const before = view.tokens[at - 1];
  const number = numberAt(view, at);
  if (number) {
    if (before?.text === '$') add({ is: 'chatter' }, number.to, ['money']);
    const all = view.meantAt(number.to);
    const longest = Math.max(
      0,
      ...all.filter(({ meaning: { is } }) => is === 'role' || is === 'deals' || is === 'person').map(({ to }) => to),
    );
    const behind = all.filter(({ to }) => to >= longest);
    const drawn = all.some(({ meaning }) => meaning.is === 'draws');
    for (const { meaning, to, marked } of behind) {
      const folded: readonly Feature[] =
        marked && !view.hasMarks(number.to, to) && view.marked ? ['folded', 'folded'] : NONE;
      // `4 + 4 kéo 2`.
      if (drawn) continue;
      // `2 2 nha` ends with a card.
      if (folded.length > 0 && cardEnds(view, at - 1)) continue;
      if (meaning.is === 'counted') add({ is: 'chatter' }, to, ['counted', ...folded]);
      if (
        number.value === 1 &&
        (meaning.is === 'group' || meaning.is === 'row' || meaning.is === 'full' || meaning.is === 'kind')
      )
        add({ is: 'chatter' }, number.to, ['chatter']);
      const article = /^an?$/.test(view.tokens[number.to]?.bare ?? '');
      if ((meaning.is === 'row' || meaning.is === 'group') && !article && !view.cardsFollow(to))
        add({ is: 'kind', kind: meaning.kind, cards: [], group: true }, to, ['counted', 'counted', ...folded]);
      if (meaning.is === 'unit' && !comesTo(view, number.to)) {
        const isOne = number.value === 1;
        if (!isOne) add({ is: 'announce', count: number.value, listed: view.cardsFollow(to) }, to, ['announced']);
      }
    }
    const dash = view.tokens[number.to];
    if (dash?.text === '-' && dash.glued && view.tokens[number.to + 1]?.glued && view.isStranger(number.to + 1))
      add({ is: 'chatter' }, number.to + 2, ['counted', 'counted']);
    // `3 left`, `2 of them`.
    const next = view.tokens[number.to]?.bare;
    if (next === 'left' || next === 'more')
      add({ is: 'announce', count: number.value, listed: view.cardsFollow(number.to + 1) }, number.to + 1, [
        'announced',
      ]);
    // A list: `1. cái …`, `2) an …`.
    const mark = view.tokens[at + 1];
    if (view.beginsLine(at) && /^\d+$/.test(token.text) && mark?.glued && (mark.text === '.' || mark.text === ')'))
      add({ is: 'gap', gap: GAPS.line, sign: 'number' }, at + 2, NONE);
    if (
      /^\d+$/.test(token.text) &&
      mark?.glued &&
      (mark.text === '.' || mark.text === ')') &&
      !view.tokens[at + 2]?.glued &&
      numberInList(view, at, mark.text)
    )
      add({ is: 'gap', gap: GAPS.line, sign: 'number' }, at + 2, NONE);
  }
  for (const { meaning, to } of view.meantAt(at)) {
    // `lá 1: 9♦, lá 2: …`.
    if (meaning.is === 'unit' && isCountedUp(view, at, to)) add({ is: 'chatter' }, to + 1, ['chatter']);
    if (meaning.is === 'ordinal') {
      const counted = numberAt(view, to);
      if (counted)
        add({ is: 'chatter' }, counted.to, ['counted', ...(counted.value > 10 ? NONE : (['counted'] as const))]);
    }
    if (meaning.is === 'counted' || meaning.is === 'ordinal')
      add({ is: 'chatter' }, to, costOfTalk(view, at, to, isStrong(view, at), isCardLike(view, token, at)));
  }
  return edges;
}

/** One of a list of places: the same word stands elsewhere with the number before or behind. */
export function isCountedUp(view: TextView, at: number, to: number): boolean {
  const number = view.tokens[to]?.text ?? '';
  if (!/^\d$/.test(number) || view.tokens[to]?.kind !== 'word') return false;
  const said = view.bareOf(at, to);
  return view.tokens.some(
    ({ text }, i) =>
      i !== to &&
      /^\d$/.test(text) &&
      Math.abs(Number(text) - Number(number)) === 1 &&
      view.bareOf(i - (to - at), i) === said &&
      // From the first one on.
      view.tokens.some((one, k) => one.text === '1' && view.bareOf(k - (to - at), k) === said),
  );
}

/** `bay, hai la 16`: là, and a total. */
export function comesTo(view: TextView, at: number): boolean {
  return view.tokens[at]?.text === 'la' && (numberAt(view, at + 1)?.value ?? 0) > 10;
}

/** `1. cái … 2. an …` in one line. */
export function numberInList(view: TextView, at: number, sign: string): boolean {
  const value = Number(view.tokens[at]?.text);
  const isNumber = (want: number): boolean =>
    view.tokens.some(
      (one, i) => one.text === `${want}` && view.tokens[i + 1]?.text === sign && view.tokens[i + 1]?.glued === true,
    );
  return value === 1 ? isNumber(2) : isNumber(value - 1) && view.tokens.findIndex(({ text }) => text === '1') >= 0;
}

/** Beside an hour. */
const HOURS: ReadonlySet<string> = new Set('sang toi chieu dem trua khuya luc gio at'.split(' '));

/** No hand comes to more. */
const MOST_TOTAL = 99;

export const MONEY = new Set(
  'dat cuoc lay an la van moi choi tinh mot 1 gop ga for bet stake ante con tien'.split(' '),
);
