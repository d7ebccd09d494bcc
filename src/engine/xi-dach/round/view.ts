import type { Who } from '../../core/ruling.ts';
import { legal } from './legal.ts';
import { isDone, playerOf, turnOf } from './seats.ts';
import { BANKER, type Player, type SeatView, type XiDachState, type XiDachView } from './types.ts';

/**
 * What a seat may see. Built up from what it is entitled to, so that nothing hidden can be forgotten in it: no hidden
 * card, no order of the stock, no seed, no secret offence, no total that was not asked for. A name that sits nowhere
 * sees what an onlooker sees.
 */
export function view(state: XiDachState, seat: Who): XiDachView {
  const { rules, players, banker, stock } = state;
  const me = playerOf(state, seat);
  const bankerSeat: SeatView = {
    who: BANKER,
    stake: null,
    count: banker.cards.length,
    cards: seat === BANKER || banker.shown === 'all' ? banker.cards : null,
    stage: null,
    outcome: null,
    caught: banker.caught,
    net: banker.net,
  };
  return {
    seat,
    rules,
    seats: [...players.map((player) => seatView(player, seat)), bankerSeat],
    turn: turnOf(state),
    done: isDone(state),
    stock: stock.length,
    bankerTotal: me?.asked ? me.bankerTotal : null,
    offender: seat === BANKER ? banker.offender : (me?.offender ?? false),
    legal: legal(state, seat),
  };
}

function seatView(player: Player, viewer: Who): SeatView {
  const { name, stake, cards, stage, outcome, caught, net, shown } = player;
  const visible = name === viewer || shown === 'all' || (shown === 'banker' && viewer === BANKER);
  return {
    who: name,
    stake,
    count: cards.length,
    cards: visible ? cards : null,
    stage,
    outcome,
    caught,
    net,
  };
}
