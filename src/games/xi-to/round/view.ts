import type { Card } from '#core/card.ts';
import { seatOf } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import { legal } from './legal.ts';
import { highestBet, isDone, potOf } from './seats.ts';
import type { Seat, XiToSeatView, XiToState, XiToView } from './types.ts';

/**
 * What a seat may see. Built up from what it is entitled to: no hole card but its own until the showdown, no order of the
 * stock, no seed. A name that sits nowhere sees what an onlooker sees.
 */
export function view(state: XiToState, seat: Who): XiToView {
  const { rules, setup, seats, street, speaker, turn } = state;
  const me = seatOf(state, seat);
  return {
    seat,
    rules,
    seats: seats.map((one) => seatView(one, seat)),
    turn,
    done: isDone(state),
    legal: legal(state, seat),
    street,
    speaker,
    pot: potOf(state),
    toMatch: me && !me.folded ? highestBet(state) - me.bet : 0,
    limit: setup.limit,
  };
}

function seatView(seat: Seat, viewer: Who): XiToSeatView {
  const { name: who, folded, bet, paid, won } = seat;
  const own = { who, cards: visible(seat, viewer), net: won - paid, folded, bet };
  return who === viewer ? { ...own, down: hidden(seat) } : own;
}

/** The hole card, until it is turned up; null before the seat has chosen one. */
function hidden({ cards, chosen, shown }: Seat): readonly Card[] {
  return chosen && !shown ? cards.slice(0, 1) : [];
}

function visible({ name, cards, chosen, shown }: Seat, viewer: Who): readonly (Card | null)[] {
  if (name === viewer || shown) return cards;
  return cards.map((card, i) => (chosen && i > 0 ? card : null));
}
