/** From one betting round to the next: who speaks first, one more card each, the showdown. */

import { assertDefined } from '#core/assert-defined.ts';
import { withEvents, withSeat } from '#core/rounds/seats.ts';
import { categoryOf, handStrength } from '../hands/strength.ts';
import { dealTo } from './pack.ts';
import { isLastStreet, standing, upCards } from './seats.ts';
import { payPot, showHands } from './settle.ts';
import type { Seat, XiToState } from './types.ts';

/** Opens the next betting round: bets start from 0, the strongest up cards speak first. Rules xt-rounds, xt-first-actor. */
export function openBetting(state: XiToState): XiToState {
  const seats = state.seats.map((seat) => ({ ...seat, bet: 0 }));
  const next: XiToState = { ...state, seats, street: state.street + 1, spoken: [] };
  const speaker = strongestUp(next);
  const cards = upCards(speaker);
  return withEvents(
    { ...next, speaker: speaker.name, turn: speaker.name },
    {
      type: 'speak',
      who: speaker.name,
      rule: 'xt-first-actor',
      street: next.street,
      cards,
      category: categoryOf(cards, state.rules),
    },
  );
}

/** After the last say of a betting round: a card more for everybody who is in, or the showdown. Rules xt-streets, xt-showdown. */
export function closeBetting(state: XiToState): XiToState {
  if (isLastStreet(state)) return showHands(state);
  let next = state;
  for (const { name } of standing(state)) next = dealTo(next, name, 'xt-streets', false);
  return openBetting(next);
}

/** After a say: on to the next one who has not spoken since the last tố, or the betting round is over. Rule xt-round-end. */
export function passOn(state: XiToState, order: readonly Seat[]): XiToState {
  const still = standing(state);
  const [only] = still;
  if (only && still.length === 1) return payPot(state, [only], 'xt-last-standing');
  const next = order.find(({ name }) => still.some((seat) => seat.name === name) && !state.spoken.includes(name));
  return next ? { ...state, turn: next.name } : closeBetting(state);
}

/** Once everybody has chosen, the cards that they did not hide are turned up, all at once. House rule `hole`. */
export function turnUp(state: XiToState): XiToState {
  const turned = state.seats.reduce((now, { name }) => withSeat(now, name, () => ({ chosen: true })), state);
  return openBetting(
    withEvents(
      turned,
      ...state.seats.map(({ name: who, cards }) => ({
        type: 'turn' as const,
        who,
        rule: 'xt-deal' as const,
        cards: cards.slice(1),
      })),
    ),
  );
}

/** The strongest up cards; where suits count for nothing, of equal ones the first in turn order. */
function strongestUp(state: XiToState): Seat {
  const [first, ...others] = standing(state);
  const strength = (seat: Seat): number => handStrength(upCards(seat), state.rules);
  return others.reduce((best, seat) => (strength(seat) > strength(best) ? seat : best), assertDefined(first));
}
