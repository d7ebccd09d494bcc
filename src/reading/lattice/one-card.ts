/** A single card. */

import type { Rank, Suit } from '#core/card.ts';
import type { WrittenCard } from '../cards-in-word.ts';
import type { Feature } from '../weights.ts';
import { totalStatement } from './counts.ts';
import type { AddCards, Edge, RankFound } from './piece.ts';
import { cardEnds, inBrackets, isInFront, numberAt, rowGoesOn, suitAfter, suitsFrom } from './rows.ts';
import { NONE, type TextView } from './text-view.ts';

/** One card: `8`, `8 bích`, `ace of spades`, `già (K) rô`. */
export function oneCard(view: TextView, at: number, rank: RankFound, add: AddCards, mentions: Edge[]): void {
  if (rank.plural) return;
  let { to } = rank;
  let value = rank.value;
  const again = inBrackets(view, to);
  if (again && (again.value === value || rank.word)) {
    value = again.value;
    to = again.to;
    // The sign tells which one the word is.
    if (again.value !== rank.value && view.ranksAt(at).some((one) => one.value === again.value)) return;
  }
  const suit = suitAfter(view, to);
  const several = suit && suitsFrom(view, suit.to - 1);
  const loose = rank.number;
  const behind = view.tokens[to];
  const unit =
    rank.value === 'A' || totalStatement(view, to)
      ? undefined
      : view.meantAt(to).find(({ meaning: { is } }) => is === 'unit');
  const spoken = behind?.kind === 'word' && ASKED.has(behind.bare);
  const counts =
    (unit !== undefined && (behind?.bare !== 'con' || isCountedByCon(view, at, unit.to))) ||
    (rank.value !== 'A' && (behind?.bare === 'left' || behind?.bare === 'more')) ||
    (spoken && numberAt(view, to + 1) !== undefined) ||
    (/^\d/.test(view.textAt(at)) &&
      view.textAt(at - 1) === '=' &&
      cardEnds(view, at - 2) &&
      !rowGoesOn(view, to) &&
      suit === undefined);
  const other =
    rank.value !== 'A' &&
    (loose || !rank.word) &&
    view.means(to, 'group', 'counted') &&
    // `8 nhà con 9 9`.
    !view
      .meantAt(to)
      .some(({ meaning, to: end }) => meaning.is === 'person' && end > to + 1 && view.cardsFollow(end)) &&
    !unit;
  // `two five-carders`.
  const part =
    behind?.text === '-' &&
    behind.glued &&
    view.tokens[to + 1]?.glued === true &&
    view.tokens[to + 1]?.kind === 'word' &&
    view.ranksAt(to + 1).length === 0 &&
    view.gluedAt(to + 1) === undefined;
  // `xì bàn` is one thing.
  const whole = rank.word && view.meantAt(at).some(({ meaning, to: end }) => meaning.is === 'kind' && end > to);
  const pays: readonly Feature[] = [
    ...rank.pays,
    ...(whole ? (['split', 'split'] as const) : NONE),
    ...(part ? (['countsOther'] as const) : NONE),
    ...(other ? (['countsOther'] as const) : NONE),
    ...(loose && !suit && !again ? (['numberWord'] as const) : NONE),
    ...(counts ? (['countsOther'] as const) : spoken ? (['numberLoose'] as const) : NONE),
  ];
  const glyph = behind?.kind === 'suit';
  if (glyph && isInFront(view, to)) {
    add([{ rank: value }], to, pays, loose);
    return;
  }
  if (suit && glyph) add([{ rank: value, suit: suit.value }], suit.to, [...pays, ...suit.pays]);
  if (several && several.suits.length > 1) add(inSuits(value, several.suits), several.to, [...pays, 'listed']);
  if (suit && !glyph)
    mentions.push({ is: 'mention', cards: [{ rank: value, suit: suit.value }], at, to: suit.to, pays: ['mention'] });
  add([{ rank: value }], to, suit && glyph ? [...pays, 'suitLost'] : pays, loose);
}

/** `8 con`: cards are counted; but `con 8 con 9` names two, and in `8 con bình` somebody is named. @param end behind `con` */
function isCountedByCon(view: TextView, at: number, end: number): boolean {
  if (view.ranksAt(end).length > 0) return view.bareAt(at) !== 'con' && view.bareAt(at - 1) !== 'con';
  return view.endsAt(end) || view.textAt(end) === ':';
}

/** One card of a rank in each suit. */
export function inSuits(rank: Rank, suits: readonly Suit[]): WrittenCard[] {
  return suits.map((suit) => ({ rank, suit }));
}

const ASKED = new Set('tinh count counts counted'.split(' '));
