/** The cards that a seat has not seen, dealt anew: each a round that would have looked the same to it. */

import type { Rng } from '#core/random/rng.ts';
import type { Who } from '#core/ruling.ts';
import { byHeight } from '../engine/ranks.ts';
import type { SamState } from '../round/index.ts';

/** What others hold and what nobody was dealt, mixed. Whether another kept cards back (rule sam-bao-mot) is not seen either. */
export function redeal(state: SamState, seat: Who, rng: Rng): SamState {
  const others = state.seats.filter(({ name }) => name !== seat);
  let hidden = rng.shuffled([...state.rest, ...others.flatMap(({ hand }) => hand)]);
  const seats = state.seats.map((one) => {
    if (one.name === seat) return one;
    const hand = hidden.slice(0, one.hand.length).sort(byHeight);
    hidden = hidden.slice(one.hand.length);
    return { ...one, hand };
  });
  const liable = state.liable?.who === seat ? state.liable : null;
  return { ...state, seats, rest: hidden, liable };
}
