import type { Card } from '#core/card.ts';
import { byCard } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import { legal } from './legal.ts';
import { eatenInHand, isDone, isShown } from './seats.ts';
import type { Seat, TaLaSeatView, TaLaState, TaLaView } from './types.ts';

/**
 * What a seat may see. Built up from what it is entitled to: its own hand, and hands that were turned up to be counted; of
 * the others the cards that they ate before everyone's eyes, their melds on the table and their discards. No order of the
 * nọc, no seed. A name that sits nowhere sees what an onlooker sees.
 */
export function view(state: TaLaState, seat: Who): TaLaView {
  const { rules, seats, turn, phase, fresh, stock, table } = state;
  return {
    seat,
    rules,
    seats: seats.map((one) => seatView(state, one, seat)),
    turn,
    done: isDone(state),
    legal: legal(state, seat),
    phase,
    fresh,
    stock: stock.length,
    table,
  };
}

function seatView(state: TaLaState, seat: Seat, viewer: Who): TaLaSeatView {
  const { name: who, row, laid } = seat;
  return {
    who,
    cards: visible(seat, viewer === who || isShown(state, who)),
    net: state.nets.find(([name]) => name === who)?.[1] ?? 0,
    melds: state.table.filter((meld) => meld.who === who).map(({ cards }) => cards),
    row,
    eaten: eatenInHand(seat),
    laid: laid !== null,
  };
}

/** Hidden cards first, so that their positions do not reveal when they came. */
function visible(seat: Seat, open: boolean): readonly (Card | null)[] {
  if (open) return seat.hand.toSorted(byCard);
  const eaten = eatenInHand(seat);
  return [...seat.hand.filter((card) => !eaten.includes(card)).map(() => null), ...eaten];
}
