/** How players lay down, one after another: what they meld, what they lay off and where. Rules tl-ha and tl-gui. */

import type { Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { TaLaRules } from '../../engine/rules.ts';
import { cardOrder, joinsMeld, type MaskedHand, makeHand, type Sorted } from './hand.ts';

/** A phỏm that lies on the table. */
export interface LaidMeld {
  readonly who: string;
  readonly cards: readonly Card[];
}

/** A card laid off, and the phỏm as it lay before. */
export interface SentCard {
  readonly card: Card;
  readonly onto: LaidMeld;
}

/** One player with the melds laid down. */
export interface LaidHand {
  readonly field: Field;
  readonly marks: readonly Card[];
  /** The cards kept after laying off. */
  readonly hand: MaskedHand;
  readonly sorted: Sorted;
  readonly sent: readonly SentCard[];
  /** The table before this player, and after. */
  readonly before: readonly LaidMeld[];
  readonly after: readonly LaidMeld[];
}

/** Everybody’s cards alone. */
export function aloneOf(field: Field, rules: TaLaRules): LaidHand {
  const marks = field.eaten.map(({ card }) => card);
  const hand = makeHand(field.cards, marks, rules);
  return { field, marks, hand, sorted: hand.sorted(hand.all), sent: [], before: [], after: [] };
}

/** All players in their turn. */
export function layDown(fields: readonly Field[], rules: TaLaRules): LaidHand[] {
  const laid: LaidHand[] = [];
  let table: readonly LaidMeld[] = [];
  for (const field of fields) {
    const one = layOne(aloneOf(field, rules), table, rules);
    laid.push(one);
    table = one.after;
  }
  return laid;
}

/**
 * The fewest points that can be left; of those the fewest cards laid off, the lowest first. A player without a phỏm lays nothing
 * off, and no eaten card is laid off.
 */
function layOne(alone: LaidHand, before: readonly LaidMeld[], rules: TaLaRules): LaidHand {
  const { field, hand, marks } = alone;
  const own = (sorted: Sorted): LaidMeld[] => sorted.melds.map((cards) => ({ who: field.name, cards }));
  const stays = { ...alone, before, after: [...before, ...own(alone.sorted)] };
  if (!rules.layOff || alone.sorted.melds.length === 0 || alone.sorted.loose.length === 0) return stays;
  let best = { some: 0, points: alone.sorted.points };
  for (const some of subsetsOf(movable(hand, before))) {
    const rest = hand.all ^ some;
    const points = hand.least(rest);
    const hasPhom = hand.phoms.some((phom) => (phom & rest) === phom);
    if (!hasPhom || points > best.points || !isBefore(some, points, best, hand)) continue;
    if (place(hand.cardsOf(some), before)) best = { some, points };
  }
  const placed = best.some > 0 ? place(hand.cardsOf(best.some), before) : undefined;
  if (!placed) return stays;
  const rest = hand.all ^ best.some;
  const sorted = hand.sorted(rest);
  const kept = makeHand(hand.cardsOf(rest), marks, rules);
  return { field, marks, hand: kept, sorted, sent: placed.sent, before, after: [...placed.table, ...own(sorted)] };
}

/** The fewest points that can be left with these cards as a phỏm, or with any melds, after all possible laying off. */
export function leastWith({ field, marks, before }: LaidHand, phom: readonly Card[], rules: TaLaRules): number {
  const hand = makeHand(field.cards, marks, rules);
  const rest = hand.all ^ hand.bitsOf(phom);
  const free = rules.layOff ? movable(hand, before) & rest : 0;
  const fewest = [...subsetsOf(free)]
    .filter((some) => place(hand.cardsOf(some), before))
    .map((some) => hand.least(rest ^ some));
  return Math.min(hand.least(rest), ...fewest);
}

/** Cards that may lie on the table one day: at once, or behind others of the hand. */
function movable({ cards, eaten, bitsOf }: MaskedHand, table: readonly LaidMeld[]): number {
  let on = table.map((lying) => lying.cards);
  const found = new Set<Card>();
  for (let grown = true; grown; ) {
    grown = false;
    for (const card of cards) {
      if (bitsOf([card]) & eaten) continue;
      on = on.map((meld) => {
        if (meld.includes(card) || !joinsMeld(card, meld)) return meld;
        found.add(card);
        grown = true;
        return [...meld, card];
      });
    }
  }
  return bitsOf([...found]);
}

function* subsetsOf(all: number): Generator<number> {
  for (let some = all; some > 0; some = (some - 1) & all) yield some;
}

/** Fewer points; then fewer cards; then lower ones. */
function isBefore(
  some: number,
  points: number,
  best: { some: number; points: number },
  { cardsOf }: MaskedHand,
): boolean {
  if (points !== best.points) return points < best.points;
  const [mine, his] = [cardsOf(some), cardsOf(best.some)];
  if (mine.length !== his.length) return mine.length < his.length;
  const at = mine.findIndex((card, place) => card !== his[place]);
  const [a, b] = [mine[at], his[at]];
  return a !== undefined && b !== undefined && cardOrder(a, b) < 0;
}

interface Placed {
  readonly sent: readonly SentCard[];
  readonly table: readonly LaidMeld[];
}

/** These cards on the table, the lowest that fits first, onto the phỏm that was laid first; undefined where one finds no place. */
function place(cards: readonly Card[], table: readonly LaidMeld[]): Placed | undefined {
  if (cards.length === 0) return { sent: [], table };
  for (const card of cards) {
    for (const onto of table) {
      if (!joinsMeld(card, onto.cards)) continue;
      const grown = { who: onto.who, cards: [...onto.cards, card].sort(cardOrder) };
      const rest = place(
        cards.filter((other) => other !== card),
        table.map((lying) => (lying === onto ? grown : lying)),
      );
      if (rest) return { sent: [{ card, onto }, ...rest.sent], table: rest.table };
    }
  }
  return undefined;
}
