/**
 * Sâm as sam.md and notation.md word it, and no faster: what a hand can play is found by trying every
 * subset of its cards. Shares nothing with the engine but the names of cards and settings: cards are text (`10H`), the rows
 * that runs are taken from are written out.
 */

import type { SamRules } from '../engine/rules.ts';

/** Sam-rank: 3 lowest, 2 highest. */
const ORDER = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'];

/** Sam-run-two: A-2-3 lowest, then 2-3-4, up to Q-K-A; or no 2 at all. In the short pack three ranks are never there. */
const LADDERS: Readonly<Record<SamRules['runs'], readonly string[]>> = {
  'low-two': ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'],
  'no-two': ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'],
};

export interface LiteralCombination {
  readonly kind: string;
  readonly length: number;
  readonly top: string;
}

const rankOf = (card: string): string => card.slice(0, -1);
const placeOf = (rank: string): number => ORDER.indexOf(rank);
const isRed = (card: string): boolean => card.endsWith('H') || card.endsWith('D');

/** Number of cards of each rank, by its place in the order. */
const countsOf = (cards: readonly string[]): number[] =>
  ORDER.map((rank) => cards.filter((card) => rankOf(card) === rank).length);

/** Ranks as bits, and what is the last of the run that they make. */
type Runs = ReadonlyMap<number, string>;

/** Every run that there is: three or more of a row, one after another. */
function runsOf(ladder: readonly string[]): Runs {
  const runs = new Map<number, string>();
  for (let from = 0; from < ladder.length; from++) {
    for (let to = from + 3; to <= ladder.length; to++) {
      const ranks = ladder.slice(from, to);
      // Not the ace at both ends.
      if (new Set(ranks).size === ranks.length) runs.set(bitsOf(ranks.map(placeOf)), ranks.at(-1) ?? '');
    }
  }
  return runs;
}

const bitsOf = (places: readonly number[]): number => places.reduce((bits, place) => bits | (1 << place), 0);

const RUNS: Readonly<Record<SamRules['runs'], Runs>> = {
  'low-two': runsOf(LADDERS['low-two']),
  'no-two': runsOf(LADDERS['no-two']),
};

const ALIKE = ['', 'rac', 'doi', 'sam-co', 'tu-quy'];

/** sam.md §5.3, for cards of whose ranks only the places are known. */
function combinationOf(places: readonly number[], runs: SamRules['runs']): LiteralCombination | null {
  const { length } = places;
  const highest = Math.max(...places);
  const lowest = Math.min(...places);
  const top = ORDER[highest] ?? '';
  // A single, a pair, a triple, a quad.
  if (highest === lowest) return { kind: ALIKE[length] ?? '', length, top };
  // Two quads: four cards of one rank, four of another.
  const ofTwo = places.filter((place) => place === highest || place === lowest).length;
  if (length === 8 && ofTwo === 8) return { kind: 'hai-tu-quy', length, top };
  const bits = bitsOf(places);
  const last = RUNS[runs].get(bits);
  // A run has one card of each of its ranks.
  if (last === undefined || onesIn(bits) !== length) return null;
  return { kind: 'sanh', length, top: last };
}

function onesIn(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) count++;
  return count;
}

/** sam.md §5.3: what cards are together. */
export function literalCombination(
  cards: readonly string[],
  { runs }: Pick<SamRules, 'runs'>,
): LiteralCombination | null {
  return combinationOf(
    cards.map((card) => placeOf(rankOf(card))),
    runs,
  );
}

type BeatHouse = Pick<SamRules, 'runBlock' | 'chopTwo'>;

/** sam.md §5.4, sam-follow to sam-no-other-chop. */
export function literalBeats(play: LiteralCombination, table: LiteralCombination, house: BeatHouse): boolean {
  const higher = placeOf(play.top) > placeOf(table.top);
  const oneTwo = table.kind === 'rac' && table.top === '2';
  const twoTwos = table.kind === 'doi' && table.top === '2';
  switch (play.kind) {
    case 'rac':
    case 'doi':
    case 'sam-co':
      return table.kind === play.kind && higher;
    case 'sanh': {
      if (table.kind !== 'sanh' || !higher) return false;
      return play.length === table.length || (house.runBlock === 'equal-or-longer' && play.length > table.length);
    }
    case 'tu-quy':
      if (table.kind === 'tu-quy') return higher;
      if (oneTwo) return house.chopTwo !== 'none';
      return twoTwos && house.chopTwo === 'quad-takes-pair';
    default:
      return twoTwos && house.chopTwo === 'quad-per-two';
  }
}

export type LiteralPlayHouse = Pick<SamRules, 'runs' | 'runBlock' | 'chopTwo' | 'finishOnTwo'>;

/**
 * Every set of these cards that may be played, and what it is; sets as bits, 1 for the first card of the hand. Under
 * `finishOnTwo=forbidden` no play of 2s may be the last one, and none may leave 2s and nothing else.
 */
export function literalPlays(
  hand: readonly string[],
  table: LiteralCombination | null,
  house: LiteralPlayHouse,
): ReadonlyMap<number, LiteralCombination> {
  const places = hand.map((card) => placeOf(rankOf(card)));
  const two = placeOf('2');
  const found = new Map<number, LiteralCombination>();
  for (let set = 1; set < 1 << hand.length; set++) {
    const chosen = places.filter((_, at) => set & (1 << at));
    const combination = combinationOf(chosen, house.runs);
    if (!combination) continue;
    if (house.finishOnTwo === 'forbidden') {
      const left = places.filter((_, at) => !(set & (1 << at)));
      if (left.length === 0 ? chosen.every((place) => place === two) : left.every((place) => place === two)) continue;
    }
    if (table ? literalBeats(combination, table, house) : combination.kind !== 'hai-tu-quy') {
      found.set(set, combination);
    }
  }
  return found;
}

/** A play: what `settle` says of it. */
export function literalPlay(played: readonly string[], lies: readonly string[] | undefined, house: SamRules) {
  const play = literalCombination(played, house);
  const table = lies ? literalCombination(lies, house) : null;
  const beats = lies ? table !== null && play !== null && literalBeats(play, table, house) : play !== null;
  return { legal: beats && (lies !== undefined || play?.kind !== 'hai-tu-quy'), play, table };
}

/** What ten cards have the shape of, in the order of sam.md §5.5; a row as the house has it. */
export function literalShapes(cards: readonly string[], house: Pick<SamRules, 'runs'>): string[] {
  const counts = countsOf(cards);
  const red = cards.filter(isRed).length;
  return [
    ...(literalCombination(cards, house)?.kind === 'sanh' ? ['sanh-rong'] : []),
    ...(counts[placeOf('2')] === 4 ? ['tu-quy-heo'] : []),
    ...(red === 0 || red === cards.length ? ['dong-mau'] : []),
    // sam.md Q6: a quad counts as a triple, and not as two pairs.
    ...(counts.filter((count) => count >= 3).length >= 3 ? ['ba-sam-co'] : []),
    ...(counts.filter((count) => count === 2).length === 5 ? ['nam-doi'] : []),
  ];
}

/** A deal: `sam-instant` under the rule set. */
export function literalDeal(cards: readonly string[], house: SamRules) {
  const given = literalShapes(cards, house).filter((kind) => kind !== 'ba-sam-co' || house.instantWins === 'five');
  return { instantWin: house.instantWins === 'none' ? null : (given[0] ?? null) };
}

export interface LiteralSeat {
  readonly name: string;
  readonly cards: readonly string[];
}

/** The end: sam.md §5.6 and the notation's readings. */
export function literalEnd(seats: readonly LiteralSeat[], house: SamRules) {
  const debts = seats.map(({ cards }) => literalDebt(cards, house));
  const won = debts.reduce((sum, debt) => sum + debt, 0);
  return {
    players: seats.map(({ name, cards }, at) => ({
      name,
      // Zero is never a minus.
      net: cards.length === 0 ? won : 0 - (debts[at] ?? Number.NaN),
      cards: cards.length,
      cong: cards.length === 10,
    })),
  };
}

function literalDebt(cards: readonly string[], house: SamRules): number {
  if (cards.length === 0 || house.payout === 'none') return 0;
  const neverPlayed = cards.length === 10 && house.cong === 15;
  if (house.payout === 'flat') return neverPlayed ? 15 : 1;
  if (house.payout === 'count') return neverPlayed ? 15 : cards.length;
  const counts = countsOf(cards);
  const twos = counts[placeOf('2')] ?? 0;
  const quads = counts.filter((count, place) => count === 4 && place !== placeOf('2')).length;
  const ordinary = cards.length - twos - 4 * quads;
  // sam.md §5.8, `thoiHeo`: its own 1, and 5 more; the 1 is part of what who never played pays.
  const plain = neverPlayed ? 15 : ordinary + (house.thoiHeo === 'plus-5' ? twos : 0);
  return plain + (house.thoiHeo === 'plus-5' ? 5 : 15) * twos + 15 * quads;
}
