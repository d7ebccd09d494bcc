import type { Who } from '#core/ruling.ts';
import type { BaCayRules } from '../engine/rules.ts';
import { legal } from './legal.ts';
import { handOf, isDone, readingOf, turnOf } from './seats.ts';
import type { BaCaySeatView, BaCayState, BaCayView, Seat } from './types.ts';

/**
 * What a seat may see. Built up from what it is entitled to, so that nothing hidden can be forgotten in it: hands that
 * lie open, and its own once it has looked. A name that sits nowhere sees what an onlooker sees.
 */
export function view(state: BaCayState, seat: Who): BaCayView {
  const { rules, seats, pot, deals } = state;
  return {
    seat,
    rules,
    seats: seats.map((one) => seatView(one, seat, rules)),
    turn: turnOf(state),
    done: isDone(state),
    pot,
    deals,
    legal: legal(state, seat),
  };
}

function seatView(seat: Seat, viewer: Who, rules: BaCayRules): BaCaySeatView {
  const { name, stake, cards, stage, net } = seat;
  const visible = stage === 'open' || (stage === 'looked' && name === viewer);
  return {
    who: name,
    stake,
    stage,
    cards: visible ? cards : cards.map(() => null),
    reading: visible ? readingOf(handOf(seat, rules)) : null,
    net,
  };
}
