import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS, type Card } from '#core/card.ts';
import { withEvents, withSeat } from '#core/rounds/seats.ts';
import { isInDeck } from '../engine/hand.ts';
import type { XiToState } from './types.ts';

/** The 32 cards, in the order of their numbers. Rule xt-deck. */
export const DECK: readonly Card[] = ALL_CARDS.filter(isInDeck);

/** The next card of the pack to one seat. */
export function dealTo(state: XiToState, who: string, rule: 'xt-deal' | 'xt-streets', down: boolean): XiToState {
  const [card, ...stock] = state.stock;
  const dealt = assertDefined(card);
  const next = withSeat({ ...state, stock }, who, ({ cards }) => ({ cards: [...cards, dealt] }));
  return withEvents(next, { type: 'deal', who, rule, cards: [dealt], down });
}
