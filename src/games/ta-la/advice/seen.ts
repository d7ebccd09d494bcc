/** What a seat knows of a round: which cards it has not seen, how many turns are left, what an eaten card costs. */

import { ALL_CARDS, type Card } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import { ROUNDS, type TaLaEvent, type TaLaSeatView, type TaLaView } from '../round/index.ts';

/** All but the own hand, the melds, the discards, and what others have eaten before everyone's eyes. */
export function unseenCards({ seats }: TaLaView): readonly Card[] {
  const known = new Set(seats.flatMap(({ cards, melds, row }) => [...cards, ...melds.flat(), ...row]));
  return ALL_CARDS.filter((card) => !known.has(card));
}

/** Rule tl-four-rounds: how many of a seat's discards count; a shift takes one away. */
export function madeBy(who: Who, seen: readonly TaLaEvent[]): number {
  const count = (type: TaLaEvent['type']): number =>
    seen.filter((event) => event.type === type && event.who === who).length;
  return count('discard') - count('shift');
}

/**
 * Rule tl-chuyen: may this seat play once more if it eats? The opener of a round of discards then gets one turn more, and this
 * seat is the opener where everybody has made as many discards as it.
 */
export function winsATurn({ seat, seats, rules }: TaLaView, seen: readonly TaLaEvent[]): boolean {
  return rules.shift && seats.every(({ who }) => madeBy(who, seen) === madeBy(seat, seen));
}

/** The seat after this one, where it still has a turn. */
export function nextSeat({ seat, seats }: TaLaView, seen: readonly TaLaEvent[]): TaLaSeatView | undefined {
  const next = seats[(seats.findIndex(({ who }) => who === seat) + 1) % seats.length];
  return next && next.cards.length > 0 && madeBy(next.who, seen) < ROUNDS ? next : undefined;
}

/** Rule tl-pay-eat: what the next card that is eaten from a seat costs it, in units. */
export function priceOf(from: Who, chot: boolean, seen: readonly TaLaEvent[]): number {
  const before = seen.filter((event) => event.type === 'eat' && event.from === from).length;
  return chot ? ROUNDS : Math.min(before + 1, ROUNDS);
}
