/** The cards that a seat has not seen, dealt anew: each a round that would have looked the same to it. */

import type { Card } from '#core/card.ts';
import type { Rng } from '#core/random/rng.ts';
import type { Who } from '#core/ruling.ts';
import { arrange } from '../engine/arrange.ts';
import { meldsIn } from '../engine/hand.ts';
import type { Seat, TaLaState } from '../round/index.ts';
import { eatenInHand } from '../round/seats.ts';

/** After so many hands that do not fit, the last one is taken: hardly ever. */
const TRIES = 200;

/** Others keep what they ate before everyone's eyes; all else of their hands, and the nọc, may lie anyhow that fits. */
export function redeal(state: TaLaState, seat: Who, rng: Rng): TaLaState {
  const others = state.seats.filter(({ name }) => name !== seat);
  let hidden = [...state.stock, ...others.flatMap(hiddenIn)];
  const hands = new Map<Who, readonly Card[]>();
  // Hands that must fit the most come first, while there are cards to choose from.
  for (const one of others.toSorted((a, b) => eatenInHand(b).length - eatenInHand(a).length)) {
    const hand = fitting(one, hidden, state, rng);
    hands.set(one.name, hand);
    hidden = hidden.filter((card) => !hand.includes(card));
  }
  return {
    ...state,
    stock: rng.shuffled(hidden),
    seats: state.seats.map((one) => ({ ...one, hand: hands.get(one.name) ?? one.hand })),
  };
}

function hiddenIn(seat: Seat): readonly Card[] {
  const eaten = eatenInHand(seat);
  return seat.hand.filter((card) => !eaten.includes(card));
}

function fitting(seat: Seat, hidden: readonly Card[], state: TaLaState, rng: Rng): readonly Card[] {
  const count = hiddenIn(seat).length;
  const eaten = eatenInHand(seat);
  let hand: readonly Card[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    hand = [...rng.cards(count, hidden), ...eaten];
    if (fits(hand, eaten, seat, state)) return hand;
  }
  return hand;
}

/** Rules tl-eat-proof and tl-ha: what was eaten lies in a meld, and who has laid down has no meld left. */
function fits(hand: readonly Card[], eaten: readonly Card[], { laid }: Seat, { rules }: TaLaState): boolean {
  if (laid !== null && meldsIn(hand).length > 0) return false;
  return eaten.length === 0 || arrange(hand, eaten, rules) !== undefined;
}
