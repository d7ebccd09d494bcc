/** What somebody at the table can reckon from what lies open to him. */

import type { Card } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import { round, type TaLaState } from '../round/index.ts';
import { nextOf } from '../round/seats.ts';
import { chanceEaten, unseenBeside } from './unseen.ts';

/** The cards that this seat has not seen: not his own, not eaten by anybody, not on the table. */
export function unseenBy(state: TaLaState, who: Who): readonly Card[] {
  // What lies open to anybody who looks on, and his own hand.
  const open = round.view(state, '').seats.flatMap(({ cards, melds, row }) => [...cards, ...melds.flat(), ...row]);
  const own = state.seats.find(({ name }) => name === who)?.hand ?? [];
  return unseenBeside([...own, ...open.filter((card) => card !== null)]);
}

/** The pairs of a question, one after another. */
export function pairsIn(cards: readonly Card[] = []): readonly (readonly Card[])[] {
  return cards.flatMap((card, at) => (at % 2 === 0 ? [[card, ...cards.slice(at + 1, at + 2)]] : []));
}

/** How likely the one behind him can eat this, for all that he has seen. */
export function riskOf(state: TaLaState, who: Who, card: Card): number {
  const hand = nextOf(state, who).hand.length;
  return chanceEaten(card, unseenBy(state, who), hand);
}
