import type { Card } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import { legal } from './legal.ts';
import { isDone, playerNamed, turnOf } from './seats.ts';
import { BANKER, type Player, type XiDachSeatView, type XiDachState, type XiDachView } from './types.ts';

/**
 * What a seat may see. Built up from what it is entitled to, so that nothing hidden can be forgotten in it: no hidden
 * card, no order of the stock, no seed, no secret offence, no total that was not asked for. A name that sits nowhere
 * sees what an onlooker sees.
 */
export function view(state: XiDachState, seat: Who): XiDachView {
  const { rules, players, banker, stock } = state;
  const me = playerNamed(state, seat);
  const bankerSeat: XiDachSeatView = {
    who: BANKER,
    stake: null,
    cards: shownOrNot(banker.cards, seat === BANKER || banker.shown === 'all'),
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

function seatView(player: Player, viewer: Who): XiDachSeatView {
  const { name, stake, cards, stage, outcome, caught, net, shown } = player;
  const visible = name === viewer || shown === 'all' || (shown === 'banker' && viewer === BANKER);
  return {
    who: name,
    stake,
    cards: shownOrNot(cards, visible),
    stage,
    outcome,
    caught,
    net,
  };
}

/** Who may not see a hand still sees how many cards it has. */
function shownOrNot(cards: readonly Card[], visible: boolean): readonly (Card | null)[] {
  return visible ? cards : cards.map(() => null);
}
