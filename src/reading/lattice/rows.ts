/** Ranks and suits one behind the other, and numbers. */

import { RANKS, type Rank, type Suit } from '#core/card.ts';
import { rankSign } from '../cards-in-word.ts';
import type { Edge, Found } from './piece.ts';
import { NONE, type TextView } from './text-view.ts';

/** The suit of the card that ends here: `bích`, `of spades`. */
export function suitAfter(view: TextView, at: number): Found<Suit> | undefined {
  return view.suitAt(at) ?? (view.bareAt(at) === 'of' ? view.suitAt(at + 1) : undefined);
}

/** Does a suit stand here, as `bích` or `of spades`? */
export function suitFollows(view: TextView, at: number): boolean {
  return suitAfter(view, at) !== undefined;
}

/** Suits one behind the other: `cơ rô chuồn`, `bích và cơ`. */
export function suitsFrom(view: TextView, at: number): { readonly suits: readonly Suit[]; readonly to: number } {
  // `ba con 7 (bích, rô, nhép)`.
  if (view.tokens[at]?.text === '(' && view.suitAt(at + 1)) {
    const inside = suitsFrom(view, at + 1);
    return view.tokens[inside.to]?.text === ')' ? { suits: inside.suits, to: inside.to + 1 } : { suits: [], to: at };
  }
  const suits: Suit[] = [];
  let to = at;
  for (let suit = view.suitAt(at); suit; suit = view.suitAt(pastWords(view, view.pastComma(to), ['and']))) {
    // `bích 8 cơ 9`: the suit of the card behind it.
    suits.push(suit.value);
    to = suit.to;
    if (suits.length === 4) break;
  }
  return { suits, to };
}

/** The place behind words of these sorts. */
export function pastWords(
  view: TextView,
  at: number,
  sorts: readonly ('unit' | 'filler' | 'of' | 'and' | 'over' | 'from' | 'count1' | 'group' | 'article')[],
): number {
  for (const { meaning, to } of view.meantAt(at)) {
    const bare = view.bareOf(at, to);
    const passed =
      sorts.some((sort) => sort === meaning.is && sort !== 'article') ||
      (sorts.includes('article') && /^an?$/.test(bare) && view.ranksAt(to).length > 0) ||
      (sorts.includes('filler') && FILLERS.has(bare)) ||
      (sorts.includes('over') && bare === 'over') ||
      (sorts.includes('count1') && meaning.is === 'count' && meaning.count === 1 && !/^\d/.test(bare));
    if (passed) return pastWords(view, to, sorts);
  }
  return at;
}

/** No hand has more cards than that. */
const LONGEST_ROW = 14;

/** How many ranks stand side by side, as far as a hand may go. */
export function ranksInRow(view: TextView, at: number, commas = true): number {
  let next = at;
  let count = 0;
  for (;;) {
    const [rank] = view.ranksAt(next);
    if (!rank || count === LONGEST_ROW) return count;
    count++;
    const suit = suitAfter(view, rank.to);
    next = pastWords(view, commas ? view.pastComma(suit?.to ?? rank.to) : (suit?.to ?? rank.to), ['and']);
  }
}

/** The ranks that stand side by side. */
export function rowAt(view: TextView, at: number): Found<Rank[]> | undefined {
  const ranks: Rank[] = [];
  let to = at;
  for (let next = at; ranks.length < 6; ) {
    const [rank] = view.ranksAt(next);
    if (!rank) break;
    ranks.push(rank.value);
    to = rank.to;
    next = view.pastComma(rank.to);
  }
  return ranks.length > 0 ? { value: ranks, to, pays: NONE } : undefined;
}

/** So many ranks one behind the other, joined by words. */
export function rowOf(view: TextView, at: number, count: number): Found<Rank[]> | undefined {
  const ranks: Rank[] = [];
  let next = at;
  while (ranks.length < count) {
    const [rank] = view.ranksAt(pastWords(view, next, ['unit', 'of', 'group']));
    if (!rank) return undefined;
    ranks.push(rank.value);
    next = rank.to;
    if (ranks.length < count) next = pastWords(view, view.pastComma(next), ['and', 'over', 'of']);
  }
  return { value: ranks, to: next, pays: NONE };
}

/** Is one of these ranks next? */
export function sameAhead(view: TextView, at: number, ranks: readonly Rank[]): boolean {
  return view.ranksAt(view.pastComma(at)).some(({ value }) => ranks.includes(value));
}

const DOWN: ReadonlySet<string> = new Set(['xuong', 'down to']);

/** `3 tới 7`; behind the word for a run `3-7`, too. */
export function rangeAt(view: TextView, at: number, row: boolean): Found<Rank[]> | undefined {
  for (const first of view.ranksAt(at)) {
    const to = view.meantAt(first.to).find(({ meaning }) => meaning.is === 'to');
    const sign = view.tokens[first.to];
    const dash = row && sign !== undefined && /^[-–—→]$/.test(sign.text);
    const from = to?.to ?? (dash ? first.to + 1 : undefined);
    if (from === undefined) continue;
    const bare = view.bareOf(first.to, from);
    const isFolded =
      (bare === 'to' || bare === 'toi') && view.marked && !view.english && !view.hasMarks(first.to, from);
    if (isFolded && !row && !dash) continue;
    for (const last of view.ranksAt(pastWords(view, from, ['unit', 'article']))) {
      // `A xuống 10` begins at the top.
      const low = first.value === 'A' && DOWN.has(bare) ? RANKS.length : RANKS.indexOf(first.value);
      const high = last.value === 'A' && low < RANKS.length ? RANKS.length : RANKS.indexOf(last.value);
      if (Math.abs(high - low) < 2 || (dash && /^[-–—]$/.test(view.textAt(last.to)))) continue;
      const span = [...RANKS, 'A' as const].slice(Math.min(low, high), Math.max(low, high) + 1);
      return { value: span, to: last.to, pays: NONE };
    }
  }
  return undefined;
}

/** `(K)` behind a word for a card. */
export function inBrackets(view: TextView, at: number): Found<Rank> | undefined {
  if (view.tokens[at]?.text !== '(' || view.tokens[at + 2]?.text !== ')') return undefined;
  const sign = rankSign(view.textAt(at + 1));
  return sign && { value: sign, to: at + 3, pays: NONE };
}

/** A card ends here, or brackets do. */
export function cardEnds(view: TextView, at: number): boolean {
  const isClosed = /^(?:[)\]}]|\*{1,2})$/.test(view.textAt(at));
  return isClosed || view.ranksAt(at).length > 0 || view.isSuit(at) || view.gluedAt(at) !== undefined;
}

/** More cards of a row follow, with a sign between or none. */
export function rowGoesOn(view: TextView, at: number): boolean {
  const from = view.pastComma(at);
  return view.ranksAt(from).length > 0 || view.gluedAt(from) !== undefined;
}

/** A number in digits or letters: `18`, `mười tám`, `hai mươi`. */
export function numberAt(view: TextView, at: number): Found<number> | undefined {
  const token = view.tokens[at];
  if (token?.kind !== 'word') return undefined;
  const number = (value: number, words: number): Found<number> => ({ value, to: at + words, pays: NONE });
  if (/^\d{1,3}$/.test(token.text)) return number(Number(token.text), 1);
  const known = NUMBERS.get(token.bare);
  if (known !== undefined) return number(known, 1);
  const count = view.countAt(at) ?? (view.english ? PLURALS.get(token.bare) : undefined);
  if (count === undefined) return undefined;
  const next = view.tokens[at + 1];
  const unitsAt = (i: number): number | undefined => view.countAt(i) ?? UNITS.get(view.bareAt(i));
  if (next?.bare === 'muoi' && (next.spoken === 'mươi' || next.spoken === next.bare) && count < 10) {
    const units = unitsAt(at + 2);
    return units !== undefined && units < 10 ? number(10 * count + units, 3) : number(10 * count, 2);
  }
  const after = unitsAt(at + 1) ?? (next?.bare === 'nham' ? 5 : undefined);
  if (count === 10 && after !== undefined && after < 10 && next?.bare !== 'muoi') {
    if (view.means(at + 2, 'points') || view.follows(at, 'worth')) return number(10 + after, 2);
  }
  return next?.bare === 'mot' && count === 2 ? number(21, 2) : number(count, 1);
}

/** `♣2 ♦2`: the sign belongs to the rank behind it. */
export function isInFront(view: TextView, at: number): boolean {
  const next = view.tokens[at + 1];
  const sign = view.tokens[at];
  return sign?.kind === 'suit' && !sign.glued && next?.glued === true && next.kind === 'word';
}

/** `♠ 2 3 4`, `rô: 4 5 6 9`. */
export function suitAheadAt(view: TextView, at: number): Edge[] {
  const suit = view.suitAt(at);
  if (!suit) return [];
  const colon = view.tokens[suit.to]?.text === ':';
  const sign = view.tokens[at]?.kind === 'suit' && view.begins(at) && view.tokens[suit.to]?.glued !== true;
  if (!(colon && view.begins(at)) && !(sign && ranksInRow(view, suit.to, false) > 1)) return [];
  return [{ is: 'ahead', suit: suit.value, at, to: colon ? suit.to + 1 : suit.to, pays: NONE }];
}

/** Suits that follow ranks. */
export function suitsAt(view: TextView, at: number): Edge[] {
  const { suits, to } = suitsFrom(view, view.tokens[at]?.bare === 'of' ? at + 1 : at);
  return suits.length > 0 ? [{ is: 'suits', suits, at, to, pays: NONE }] : [];
}

const FILLERS = new Set(['is', 'are', 'gom', 'la', 'with']);

/** The numbers of words that stand in their order. */
function inOrder(words: string, from: number): (readonly [string, number])[] {
  return words.split(' ').map((word, i) => [word, from + i]);
}

/** Units behind tens, beside those that count by themselves: `mười lăm`. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ['mot', 1],
  ['lam', 5],
]);

const PLURALS: ReadonlyMap<string, number> = new Map(inOrder('fours fives sixes sevens eights nines tens', 4));

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['zero', 0],
  ['nil', 0],
  ...inOrder('eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty', 11),
]);
