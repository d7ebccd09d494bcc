/** What a seat can work out from what it sees. */

import type { Card } from '#core/card.ts';
import { nextOf } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import { round, type TaLaState } from '../round/index.ts';
import { chanceEaten, unseenBeside } from './unseen.ts';

/** The cards that this seat has not seen: not its own, not eaten by anybody, not on the table. */
export function unseenBy(state: TaLaState, who: Who): readonly Card[] {
  // What every onlooker sees, and the seat's own hand.
  const open = round.view(state, '').seats.flatMap(({ cards, melds, row }) => [...cards, ...melds.flat(), ...row]);
  const own = state.seats.find(({ name }) => name === who)?.hand ?? [];
  return unseenBeside([...own, ...open.filter((card) => card !== null)]);
}

/** The cards of a question in pairs. */
export function askedPairs(cards: readonly Card[] = []): readonly (readonly Card[])[] {
  return cards.flatMap((card, at) => (at % 2 === 0 ? [[card, ...cards.slice(at + 1, at + 2)]] : []));
}

/** The chance that the next seat can eat this card, given what this seat has seen. */
export function riskOf(state: TaLaState, who: Who, card: Card): number {
  const hand = nextOf(state, who).hand.length;
  return chanceEaten(card, unseenBy(state, who), hand);
}
