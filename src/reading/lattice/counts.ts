/** Numbers that are no cards: totals, and what is counted. */

import type { Token } from '../tokens.ts';
import type { Feature } from '../weights.ts';
import { amongCards, isStrong } from './context.ts';
import { type Edge, type Found, GAPS, type Piece } from './piece.ts';
import { cardEnds, numberAt, ranksInRow, rowGoesOn } from './rows.ts';
import { costOfTalk } from './talk.ts';
import { NONE, type TextView } from './text-view.ts';

/** What a hand is said to come to: `18 điểm`, `= 20`, `mười tám`. */
export function totalsAt(view: TextView, at: number): Edge[] {
  const token = view.tokens[at];
  if (!token) return [];
  const total = (value: number, to: number, ...pays: readonly Feature[]): Edge[] => [
    { is: 'total', total: value, at, to, pays },
  ];
  const short = /^(\d{1,2})(?:n|đ|d|p|pt|pts|nut|nút)$/.exec(token.text);
  if (short) {
    const sign = view.textAt(at - 1);
    const alone =
      (sign === '=' && cardEnds(view, at - 2) && !rowGoesOn(view, at + 1)) ||
      (sign === '(' && view.textAt(at + 1) === ')');
    return alone || !/d$/.test(token.text) ? total(Number(short[1]), at + 1, 'total') : [];
  }
  if (/^\d(?:st|nd|rd|th)$/.test(token.text)) return [];
  const spoken = numberAt(view, at);
  if (!spoken) return [];
  const { value, to } = spoken;
  // `593` is three cards.
  if (value > MOST_TOTAL) return [];
  const points = view.meantAt(to).find(({ meaning }) => meaning.is === 'points');
  const isEqual = view.textAt(at - 1) === '=';
  const worth = isEqual || view.follows(at, 'worth');
  const ends = view.tokens[to];
  const bracket = ends?.text === '(' && view.cardsFollow(to + 1);
  if (points) return total(value, points.to, 'total');
  // `11♥` is no total.
  if (ends?.kind === 'suit' && ends.glued) return [{ is: 'left', card: true, at, to: to + 1, pays: ['dropped'] }];
  if (value > 10 || value === 0) return total(value, to, worth || bracket ? 'total' : 'totalLoose');
  const last = !ends || (ends.kind === 'mark' && ends.text !== '+' && !(ends.text === '-' && ends.glued));
  if (isEqual && last && cardEnds(view, at - 2) && !rowGoesOn(view, to)) return total(value, to, 'total');
  if (last && view.follows(at, 'versus') && numberAt(view, at - 2)) return total(value, to, 'totalLoose');
  const equals = ends?.text === '=' && (/^[([{]$/.test(view.textAt(to + 1)) || ranksInRow(view, to + 1) > 1);
  if (bracket || equals) return total(value, to, 'total');
  const isSpelled = view.english && !/^\d/.test(token.text);
  const isLoose = worth && (last || (ends?.kind === 'word' && view.isTalk(to)));
  return isSpelled || isLoose ? total(value, to, 'totalLoose', 'totalLoose') : [];
}

/** `4 người`, `ván 3`, `20k`, `3 lá`: numbers that are no cards. */
export function countedAt(view: TextView, at: number): Edge[] {
  const token = view.tokens[at];
  if (!token) return [];
  const number = numberAt(view, at);
  return [
    ...amountAt(view, token, at),
    ...(number ? [...countAt(view, at, number), ...listNumberAt(view, token, at)] : []),
    ...ordinalAt(view, at),
  ];
}

/** `20k`, `3h sáng`, `1st`, `còn 0`. */
function amountAt(view: TextView, { text }: Token, at: number): Edge[] {
  const talk = (cost: Feature): Edge[] => [{ is: 'chatter', at, to: at + 1, pays: [cost] }];
  const hour = (i: number): boolean => HOURS.has(view.bareAt(i));
  if (/^\d(?:st|nd|rd|th)$/.test(text) || /^\d{1,2}(?:am|pm|x)$/.test(text)) return talk('chatter');
  if (/^\d{1,2}h(?:\d{2})?$/.test(text) && (hour(at - 1) || hour(at + 1))) return talk('chatter');
  if (/^(?:\d{2,}(?:k|tr|đ|d|vnd|usd|h|p)|\d+k)$/.test(text) && !amongCards(view, at)) {
    const near = [at - 2, at - 1, at + 1, at + 2].some((i) => isOfMoney(view, i));
    return talk(near || /^\d{2,}k$/.test(text) ? 'money' : 'moneyLoose');
  }
  const isNone = text === '0' && view.plays && /^(?:con|has|left|:|=)$/.test(view.bareAt(at - 1));
  return isNone ? [{ is: 'empty', at, to: at + 1, pays: ['empty'] }] : [];
}

/** A number with what it counts: `4 người`, `3 lá`, `2 left`. */
function countAt(view: TextView, at: number, { value, to: end }: Found<number>): Edge[] {
  const edges: Edge[] = [];
  const add = (piece: Piece, to: number, pays: readonly Feature[]): void => {
    edges.push({ ...piece, at, to, pays });
  };
  const announce = (to: number): void => {
    const part = isPart(view, to);
    add({ is: 'announce', count: value, listed: view.cardsFollow(to), part }, to, part ? NONE : ['announced']);
  };
  // `$5`, `cược 5`.
  const before = view.bareAt(at - 1);
  if (before === '$' || (BETS.has(before) && !view.plays)) add({ is: 'chatter' }, end, ['money']);
  const all = view.meantAt(end);
  const longest = Math.max(0, ...all.filter(({ meaning: { is } }) => PEOPLE.has(is)).map(({ to }) => to));
  // `4 + 4 kéo 2`.
  for (const { meaning, to, marked } of view.means(end, 'draws') ? [] : all) {
    // `8 nhà con 9 9`: somebody, and cards of theirs.
    if (to < longest || (to === longest && to > end + 1 && view.cardsFollow(to) && !PEOPLE.has(meaning.is))) continue;
    const bare = marked && !view.hasMarks(end, to) && view.marked;
    // `2 2 nha` ends with a card.
    if (bare && cardEnds(view, at - 1)) continue;
    const folded: readonly Feature[] = bare ? ['folded', 'folded'] : NONE;
    if (meaning.is === 'counted') add({ is: 'chatter' }, to, ['counted', ...folded]);
    if (value === 1 && GROUPS.has(meaning.is)) add({ is: 'chatter' }, end, ['chatter']);
    const article = /^an?$/.test(view.bareAt(end));
    if ((meaning.is === 'row' || meaning.is === 'group') && !article && !view.cardsFollow(to))
      add({ is: 'kind', kind: meaning.kind, cards: [] }, to, ['counted', 'counted', ...folded]);
    if (meaning.is === 'unit' && value !== 1 && !totalStatement(view, end)) announce(to);
  }
  const next = view.tokens[end];
  // `two five-carders`.
  if (next?.text === '-' && next.glued && view.tokens[end + 1]?.glued && view.isStranger(end + 1))
    add({ is: 'chatter' }, end + 2, ['counted', 'counted']);
  if (next?.bare === 'left' || next?.bare === 'more') announce(end + 1);
  return edges;
}

/** `còn 5 lá có 1 heo`, `5 left including a 2`: some of them are named. */
function isPart(view: TextView, at: number): boolean {
  return PART.has(view.bareAt(at));
}

const PART: ReadonlySet<string> = new Set('co trong gom including incl includes among'.split(' '));

/** A list: `1. cái …`, `2) an …`. */
function listNumberAt(view: TextView, { text }: Token, at: number): Edge[] {
  const mark = view.tokens[at + 1];
  if (!/^\d+$/.test(text) || !mark?.glued || (mark.text !== '.' && mark.text !== ')')) return [];
  const inLine = !view.tokens[at + 2]?.glued && numberInList(view, at, mark.text);
  return view.beginsLine(at) || inLine
    ? [{ is: 'gap', gap: GAPS.line, sign: 'number', at, to: at + 2, pays: NONE }]
    : [];
}

/** `ván 3`, `lá 1: 9♦, lá 2: …`. */
function ordinalAt(view: TextView, at: number): Edge[] {
  return view.meantAt(at).flatMap(({ meaning, to }): Edge[] => {
    const talk = (end: number, pays: readonly Feature[]): Edge => ({ is: 'chatter', at, to: end, pays });
    if (meaning.is === 'unit') return isCountedUp(view, at, to) ? [talk(to + 1, ['chatter'])] : [];
    if (meaning.is !== 'counted' && meaning.is !== 'ordinal') return [];
    const word = talk(to, costOfTalk(view, at, to, isStrong(view, at)));
    const number = meaning.is === 'ordinal' ? numberAt(view, to) : undefined;
    return number ? [talk(number.to, number.value > 10 ? ['counted'] : ['counted', 'counted']), word] : [word];
  });
}

/** One of a list of places: the same word stands elsewhere with the number before or behind. */
function isCountedUp(view: TextView, at: number, to: number): boolean {
  const number = view.textAt(to);
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
export function totalStatement(view: TextView, at: number): boolean {
  return view.tokens[at]?.text === 'la' && (numberAt(view, at + 1)?.value ?? 0) > 10;
}

/** `1. cái … 2. an …` in one line. */
function numberInList(view: TextView, at: number, sign: string): boolean {
  const isAt = (want: number, i: number): boolean =>
    view.tokens[i]?.text === `${want}` && view.tokens[i + 1]?.text === sign && view.tokens[i + 1]?.glued === true;
  const value = Number(view.tokens[at]?.text);
  // `An: 10 2 1. Bình: 9 3 2.` is none.
  const begins = view.tokens.some((_, i) => isAt(1, i) && !cardEnds(view, i - 1));
  return begins && view.tokens.some((_, i) => isAt(value === 1 ? 2 : value - 1, i));
}

/** Beside an hour. */
const HOURS: ReadonlySet<string> = new Set('sang toi chieu dem trua khuya luc gio at'.split(' '));

/** No hand comes to more. */
const MOST_TOTAL = 99;

/** Words beside an amount of money. */
const MONEY: ReadonlySet<string> = new Set(
  'dat cuoc lay an la van moi choi tinh mot 1 gop ga for bet stake ante con tien'.split(' '),
);

/** The word speaks of money, and is nobody whose cards follow: `ăn 20k`; but `An 9k`. */
export function isOfMoney(view: TextView, at: number): boolean {
  return MONEY.has(view.bareAt(at)) && !(view.begins(at) && view.isName(at));
}

/** What follows them is money: `cược 5`. */
const BETS: ReadonlySet<string> = new Set(['cuoc', 'dat', 'bet', 'bets', 'stake', 'ante']);

/** Whoever a word may be, beside what is counted. */
const PEOPLE: ReadonlySet<string> = new Set(['role', 'deals', 'person']);
/** Words for several cards: one of them is no card. */
const GROUPS: ReadonlySet<string> = new Set(['group', 'row', 'full', 'kind']);
