/**
 * Tá Lả as ta-la.md and notation.md word it and no faster: every way to part a hand into phỏm and loose cards is
 * made and compared, and at the showdown every way to lay cards off besides. Shares nothing with the engine but the names of
 * cards and settings: cards are text (`10H`), ranks are looked up in a list.
 */

import type { TaLaRules } from '../engine/rules.ts';

const ORDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUIT_ORDER = ['S', 'H', 'D', 'C'];

export type LiteralHouse = Pick<TaLaRules, 'faces' | 'eatPerMeld'>;

export interface LiteralArrangement {
  readonly melds: readonly (readonly string[])[];
  readonly loose: readonly string[];
  readonly points: number;
}

const rankOf = (card: string): number => ORDER.indexOf(card.slice(0, -1));
const suitOf = (card: string): number => SUIT_ORDER.indexOf(card.slice(-1));
const inOrder = (a: string, b: string): number => rankOf(a) - rankOf(b) || suitOf(a) - suitOf(b);

/** Tl-points: A 1, numbers as they stand, J 11, Q 12, K 13; or 10 for each of them. */
export function literalPoints(cards: readonly string[], faces: LiteralHouse['faces']): number {
  let sum = 0;
  for (const card of cards) {
    const face = ['J', 'Q', 'K'].indexOf(card.slice(0, -1));
    if (face < 0) sum += rankOf(card) + 1;
    else sum += faces === '10' ? 10 : 11 + face;
  }
  return sum;
}

/** Tl-phom-ngang, tl-phom-doc, tl-ace-low. */
export function isLiteralMeld(cards: readonly string[]): boolean {
  if (cards.length < 3) return false;
  if (cards.every((card) => rankOf(card) === rankOf(cards[0] ?? ''))) return true;
  const sorted = [...cards].sort(inOrder);
  return sorted.every(
    (card, i) => suitOf(card) === suitOf(sorted[0] ?? '') && rankOf(card) === rankOf(sorted[0] ?? '') + i,
  );
}

/** Every phỏm that can be made of these cards: three or all four of each rank, three or more in a row of each suit. */
export function literalMelds(cards: readonly string[]): string[][] {
  const melds: string[][] = [];
  for (const rank of ORDER) {
    const held = SUIT_ORDER.map((suit) => rank + suit).filter((card) => cards.includes(card));
    if (held.length >= 3) melds.push(held);
    if (held.length === 4) for (const without of held) melds.push(held.filter((card) => card !== without));
  }
  for (const suit of SUIT_ORDER) {
    for (let from = 0; from < ORDER.length; from++) {
      const row: string[] = [];
      for (const rank of ORDER.slice(from)) {
        if (!cards.includes(rank + suit)) break;
        row.push(rank + suit);
        if (row.length >= 3) melds.push([...row]);
      }
    }
  }
  return melds;
}

/** Cards of a hand as bits: 1 for its first card, 2 for the second. */
const bitsOf = (some: readonly string[], cards: readonly string[]): number =>
  cards.reduce((bits, card, i) => (some.includes(card) ? bits | (1 << i) : bits), 0);

interface BitMeld {
  readonly cards: readonly string[];
  readonly bits: number;
}

/**
 * Every partition of the cards into phỏm and loose cards that keeps the eaten cards in phỏm and, where the rule set says so, no
 * two of them in one (tl-eat-limit). `visit` gets the phỏm and the bits of the loose cards.
 */
export function eachPartition(
  cards: readonly string[],
  eaten: readonly string[],
  { eatPerMeld }: LiteralHouse,
  visit: (melds: readonly BitMeld[], loose: number) => void,
): void {
  const melds = literalMelds(cards)
    .filter((meld) => eatPerMeld === 'any' || meld.filter((card) => eaten.includes(card)).length <= 1)
    .map((meld): BitMeld => ({ cards: meld, bits: bitsOf(meld, cards) }));
  const kept = bitsOf(eaten, cards);
  const laid: BitMeld[] = [];
  const lay = (from: number, loose: number): void => {
    if ((loose & kept) === 0) visit(laid, loose);
    for (let i = from; i < melds.length; i++) {
      const meld = melds[i];
      if (!meld || (meld.bits & loose) !== meld.bits) continue;
      laid.push(meld);
      lay(i + 1, loose ^ meld.bits);
      laid.pop();
    }
  };
  lay(0, (1 << cards.length) - 1);
}

/** The best of all partitions that keep the eaten cards in melds; undefined where none does. */
export function literalArrange(
  cards: readonly string[],
  eaten: readonly string[],
  house: LiteralHouse,
): LiteralArrangement | undefined {
  const sorted = [...cards].sort(inOrder);
  const worth = sorted.map((card) => literalPoints([card], house.faces));
  let best: LiteralArrangement | undefined;
  eachPartition(sorted, eaten, house, (melds, left) => {
    let points = 0;
    for (const [i, value] of worth.entries()) if (left & (1 << i)) points += value;
    if (best && points > best.points) return;
    const one = {
      melds: melds.map((meld) => meld.cards),
      loose: sorted.filter((_, i) => left & (1 << i)),
      points,
    };
    if (!best || isBetter(one, best)) best = one;
  });
  return best && { ...best, melds: best.melds.toSorted(([a = ''], [b = '']) => inOrder(a, b)) };
}

/** Fewest points, fewest loose cards, longest melds, then by the order of cards. */
function isBetter(a: LiteralArrangement, b: LiteralArrangement): boolean {
  if (a.points !== b.points) return a.points < b.points;
  if (a.loose.length !== b.loose.length) return a.loose.length < b.loose.length;
  const [x, y] = [a, b].map(({ melds }) => melds.map(({ length }) => length).sort((m, n) => n - m));
  for (let i = 0; i < Math.max(x?.length ?? 0, y?.length ?? 0); i++) {
    const [m, n] = [x?.[i] ?? 0, y?.[i] ?? 0];
    if (m !== n) return m > n;
  }
  const cards = [...a.melds.flat(), ...a.loose].sort(inOrder);
  for (const card of cards) {
    const [m, n] = [inSet(card, a), inSet(card, b)];
    if (m !== n) return m;
  }
  for (const card of cards) {
    const [m, n] = [runOf(card, a), runOf(card, b)];
    if (m !== n) return m > n;
  }
  return false;
}

function meldOf(card: string, { melds }: LiteralArrangement): readonly string[] {
  return melds.find((meld) => meld.includes(card)) ?? [];
}

function inSet(card: string, arrangement: LiteralArrangement): boolean {
  const [first = '', second = ''] = meldOf(card, arrangement);
  return first !== '' && rankOf(first) === rankOf(second);
}

/** Length of the phỏm dọc that contains this card; 0 outside. */
function runOf(card: string, arrangement: LiteralArrangement): number {
  return inSet(card, arrangement) ? 0 : meldOf(card, arrangement).length;
}

/** The fewest cards that any partition leaves loose, whatever they count; undefined where the eaten cards find no place. */
function fewestLoose(cards: readonly string[], eaten: readonly string[], house: LiteralHouse): number | undefined {
  let fewest: number | undefined;
  eachPartition(cards, eaten, house, (_, left) => {
    const loose = cards.filter((_card, i) => left & (1 << i)).length;
    if (fewest === undefined || loose < fewest) fewest = loose;
  });
  return fewest;
}

/**
 * Tl-u, `u`, `uKinds`, `caGap`: ten cards with at most one outside the melds or with none, nine with none; ù tròn is all
 * ten, ù khan no cạ at all in nine or ten cards as dealt, so none of them eaten.
 */
export function literalU(
  cards: readonly string[],
  eaten: readonly string[],
  house: TaLaRules,
): 'thuong' | 'tron' | 'khan' | null {
  if (cards.length !== 9 && cards.length !== 10) return null;
  const left = fewestLoose(cards, eaten, house);
  if (left === 0) return cards.length === 10 && house.uKinds === 'plain-tron-khan' ? 'tron' : 'thuong';
  if (left === 1 && cards.length === 10 && house.u === 'one-left-or-zero') return 'thuong';
  if (eaten.length > 0 || house.uKinds === 'plain') return null;
  const isCa = (a: string, b: string): boolean =>
    rankOf(a) === rankOf(b) || (suitOf(a) === suitOf(b) && Math.abs(rankOf(a) - rankOf(b)) <= house.caGap);
  return cards.some((a) => cards.some((b) => a !== b && isCa(a, b))) ? null : 'khan';
}

/** One player at the showdown, or the one hand of a case. */
export interface LiteralSeat {
  readonly name: string;
  readonly cards: readonly string[];
  readonly eaten: readonly { readonly card: string; readonly from?: string; readonly chot: boolean }[];
}

interface LiteralPlayer {
  readonly name: string;
  readonly points: number;
  readonly mom: boolean;
  readonly place: number;
  readonly net: number;
}

/** What the case of one hand asks; undefined where an eaten card fits no meld. */
export function literalHand({ cards, eaten }: Omit<LiteralSeat, 'name'>, house: TaLaRules) {
  const marks = eaten.map(({ card }) => card);
  const found = literalArrange(cards, marks, house);
  if (!found) return undefined;
  const { melds, loose, points } = found;
  return { melds, deadwood: loose, points, u: literalU(cards, marks, house) };
}

/** The end of a player's turn: the cards left, and the melds on the table, with what was laid off, oldest first. */
interface Down extends LiteralArrangement {
  readonly gui: readonly string[];
  readonly table: readonly (readonly string[])[];
}

/**
 * Tl-gui: over every partition of the cards and every way to lay loose ones off onto melds on the table, one after another, the
 * one with the fewest points left, then the fewest cards laid off, then the lowest ones, then the arrangement of the hand alone.
 * Where one card fits two melds, the lowest card goes first, onto the meld that was laid first: the engine's order, which can
 * matter for later players and which no source mentions.
 */
function layDown(
  seat: LiteralSeat,
  alone: LiteralArrangement,
  table: readonly (readonly string[])[],
  house: TaLaRules,
): Down {
  const stay: Down = { ...alone, gui: [], table: [...table, ...alone.melds] };
  if (!house.layOff) return stay;
  const sorted = [...seat.cards].sort(inOrder);
  const marks = seat.eaten.map(({ card }) => card);
  let best = stay;
  eachPartition(sorted, marks, house, (laid, left) => {
    // A móm may not lay off.
    if (laid.length === 0) return;
    const melds = laid.map((meld) => meld.cards).toSorted(([a = ''], [b = '']) => inOrder(a, b));
    const offer = (loose: readonly string[], gui: readonly string[], lies: readonly (readonly string[])[]): void => {
      const one: Down = { melds, loose, points: literalPoints(loose, house.faces), gui, table: [...lies, ...melds] };
      if (isBetterDown(one, best)) best = one;
      for (const card of loose) {
        for (const [at, meld] of lies.entries()) {
          if (!isLiteralMeld([...meld, card])) continue;
          const more = lies.map((other, i) => (i === at ? [...other, card] : other));
          offer(
            loose.filter((other) => other !== card),
            [...gui, card],
            more,
          );
        }
      }
    };
    offer(
      sorted.filter((_, i) => left & (1 << i)),
      [],
      table,
    );
  });
  return best;
}

function isBetterDown(a: Down, b: Down): boolean {
  if (a.points !== b.points) return a.points < b.points;
  if (a.gui.length !== b.gui.length) return a.gui.length < b.gui.length;
  const [x, y] = [a.gui.toSorted(inOrder), b.gui.toSorted(inOrder)];
  for (const [i, card] of x.entries()) {
    const order = inOrder(card, y[i] ?? card);
    if (order !== 0) return order < 0;
  }
  return isBetter(a, b);
}

/** ta-la.md §4.4 and §4.5, and the readings of the notation; players in the order in which they laid down. */
export function literalShowdown(
  seats: readonly LiteralSeat[],
  house: TaLaRules,
): { readonly players: readonly LiteralPlayer[] } | undefined {
  const alone: LiteralArrangement[] = [];
  for (const { cards, eaten } of seats) {
    const marks = eaten.map(({ card }) => card);
    const found = literalArrange(cards, marks, house);
    if (!found) return undefined;
    alone.push(found);
  }
  const hands = seats.flatMap((seat, i) => {
    const found = alone[i];
    return found ? [{ seat, found }] : [];
  });

  // Nine cards with nothing outside the melds, ten as the house has it: ù, of two the first in order. Never ù khan.
  const winner = hands.find(({ seat: { cards, eaten } }) => {
    const kind = literalU(
      cards,
      eaten.map(({ card }) => card),
      { ...house, uKinds: 'plain' },
    );
    return kind !== null;
  })?.seat;
  let table: readonly (readonly string[])[] = [];
  const ends = hands.map(({ seat, found }) => {
    const laid = winner ? undefined : layDown(seat, found, table, house);
    table = laid?.table ?? table;
    const down: LiteralArrangement = laid ?? found;
    // `-` is a hand laid off whole: not móm.
    return { seat, points: down.points, mom: down.melds.length === 0 && seat.cards.length > 0 };
  });

  const moms = ends.filter(({ mom }) => mom).length;
  const placed = ends.map((end, at) => {
    const isAhead = (other: (typeof ends)[number], otherAt: number): boolean => {
      if (other.mom !== end.mom) return end.mom;
      if (!end.mom && other.points !== end.points) return other.points < end.points;
      return otherAt < at;
    };
    const ranked = 1 + ends.filter(isAhead).length;
    const allLast = house.manyMom === 'all-last' && moms < ends.length;
    const place = winner ? (end.seat === winner ? 1 : 2) : end.mom && allLast ? ends.length : ranked;
    return { ...end, place };
  });

  const nets = new Map(seats.map(({ name }) => [name, 0]));
  const pay = (from: string, to: string, units: number): void => {
    nets.set(from, (nets.get(from) ?? 0) - units);
    nets.set(to, (nets.get(to) ?? 0) + units);
  };
  if (house.payout !== 'none') {
    if (winner) {
      payForU(seats, winner, house, pay);
    } else {
      const first = placed.find(({ place }) => place === 1);
      for (const { seat, mom, place } of placed) {
        if (first && seat !== first.seat) pay(seat.name, first.seat.name, mom ? 4 : place - 1);
      }
    }
    if (house.payout === 'standard') payForEaten(seats, pay);
  }
  return {
    players: placed.map(({ seat: { name }, points, mom, place }) => ({
      name,
      points,
      mom,
      place,
      net: nets.get(name) ?? Number.NaN,
    })),
  };
}

type Pay = (from: string, to: string, units: number) => void;

/** Tl-pay-u, tl-u-den and the notation's order of its three reasons. */
function payForU(seats: readonly LiteralSeat[], winner: LiteralSeat, house: TaLaRules, pay: Pay): void {
  const marks = winner.eaten.map(({ card }) => card);
  const isTron = literalU(winner.cards, marks, house) === 'tron';
  const units = isTron ? { alike: 5, 'by-kind': 6, 'tron-double': 10 }[house.uPay] : 5;
  const losers = seats.filter((seat) => seat !== winner);
  // a: the winner ate three of this player's cards.
  const a = losers.find(({ name }) => winner.eaten.filter(({ from }) => from === name).length >= 3);
  // b: the winner holds a chốt from this player; of several, the one whose card comes first.
  const fromWhom = winner.eaten.find(({ chot, from }) => chot && losers.some(({ name }) => name === from))?.from;
  const b = losers.find(({ name }) => name === fromWhom);
  // c: this player holds a chốt and another is ù.
  const c = losers.find(({ eaten }) => eaten.some(({ chot }) => chot));
  const den = house.uDen === 'full' ? (a ?? b ?? c) : house.uDen === 'three-eaten' ? a : undefined;
  for (const loser of losers) pay((den ?? loser).name, winner.name, units);
}

/**
 * Tl-pay-eat: eaten from one player, the first card 1, the second 2, the third 3, whoever ate them, a chốt 4 instead; a fourth
 * card is always the last one. From someone at the table, and not from the player who holds it.
 */
function payForEaten(seats: readonly LiteralSeat[], pay: Pay): void {
  for (const { name } of seats) {
    const his = seats.flatMap((eater) =>
      eater === seats.find((seat) => seat.name === name)
        ? []
        : eater.eaten.filter(({ from }) => from === name).map(({ chot }) => ({ chot, eater })),
    );
    for (const [i, { chot, eater }] of his.entries()) pay(name, eater.name, chot ? 4 : ([1, 2, 3][i] ?? 4));
  }
}
