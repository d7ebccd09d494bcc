import type { Card } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import { legal } from './legal.ts';
import { isDone, playToBeat } from './seats.ts';
import type { SamSeatView, SamState, SamView, Seat } from './types.ts';

/**
 * What a seat may see. Built up from what it is entitled to: its own hand, how many cards the others hold, and the plays of
 * this trick. No cards that were turned away, no seed. A name that sits nowhere sees what an onlooker sees.
 */
export function view(state: SamState, seat: Who): SamView {
  const { rules, seats, turn, phase, caller } = state;
  return {
    seat,
    rules,
    seats: seats.map((one) => seatView(state, one, seat)),
    turn,
    done: isDone(state),
    legal: legal(state, seat),
    phase,
    caller,
    table: playToBeat(state) ?? null,
  };
}

function seatView(state: SamState, seat: Seat, viewer: Who): SamSeatView {
  const { name: who, hand, answer, passed } = seat;
  const open = viewer === who || isDone(state);
  return {
    who,
    cards: open ? hand : hand.map((): Card | null => null),
    net: state.nets.find(([name]) => name === who)?.[1] ?? 0,
    melds: state.trick.filter((laid) => laid.who === who).map(({ cards }) => cards),
    answer,
    passed,
  };
}
