import { assertDefined } from '#core/assert-defined.ts';
import { byCard, type Card, withoutCards } from '#core/card.ts';
import { applier } from '#core/rounds/applier.ts';
import { nextOf, seatOf, withEvents, withSeat } from '#core/rounds/seats.ts';
import { mustLay, outOf, refusal } from './legal.ts';
import { endByCount, endByU } from './settle.ts';
import { ROUNDS, type Seat, type TaLaAction, type TaLaState } from './types.ts';

/** The round after an action and all that follows from it; or the rule that forbids it. */
export const apply = applier(
  {
    draw: {},
    eat: {},
    u: {},
    discard: { card: 'number' },
    lay: { melds: [['number']] },
    gui: { card: 'number', meld: 'number' },
  },
  'tl-turn',
  refusal,
  act,
);

function act(state: TaLaState, action: TaLaAction): TaLaState {
  const seat = assertDefined(seatOf(state, action.seat));
  switch (action.type) {
    case 'draw':
      return draw(state, seat);
    case 'eat':
      return eat(state, seat);
    case 'u':
      return goOut(state, seat);
    case 'lay':
      return lay(state, seat, action.melds);
    case 'gui':
      return layOff(state, seat, action.card, action.meld);
    case 'discard':
      return discard(state, seat, action.card);
  }
}

/** Rule tl-turn: the top card of the nọc. */
function draw(state: TaLaState, { name: who }: Seat): TaLaState {
  const cards = state.stock.slice(0, 1);
  const taken = withSeat({ ...state, stock: state.stock.slice(1), fresh: null }, who, ({ hand }) => ({
    hand: [...hand, ...cards],
    asDealt: false,
  }));
  return onward(withEvents(taken, { type: 'draw', who, rule: 'tl-turn', cards }), who);
}

/** Rules tl-eat-source and tl-eat-proof: the discard goes from the row of the one before into this hand. */
function eat(state: TaLaState, { name: who }: Seat): TaLaState {
  const { card, from } = assertDefined(state.fresh);
  const chot = assertDefined(seatOf(state, from)).made === ROUNDS;
  const gone = withSeat({ ...state, fresh: null }, from, ({ row }) => ({ row: withoutCards(row, [card]) }));
  const taken = withSeat(gone, who, ({ hand, eaten }) => ({
    hand: [...hand, card],
    eaten: [...eaten, { card, from, chot }],
    asDealt: false,
  }));
  const logged = withEvents(taken, { type: 'eat', who, rule: 'tl-eat-proof', from, cards: [card], chot });
  return onward(state.rules.shift ? shiftRows(logged, from) : logged, who);
}

/**
 * Rule tl-chuyen, house rule `shift`: the rows are levelled. The latest discard of the opener of this round of discards goes to
 * the seat whose card was eaten; if that is the opener, nothing moves. The opener is now one discard short and plays again at the
 * end (tái), and the next seat counts as the opener. So every eaten card costs one more turn, and the nọc lasts exactly (ADR 8).
 */
function shiftRows(state: TaLaState, from: string): TaLaState {
  const who = state.opener;
  const cards = who === from ? [] : assertDefined(seatOf(state, who)).row.slice(-1);
  const short = withSeat(state, who, ({ row, made }) => ({ row: withoutCards(row, cards), made: made - 1 }));
  const level = withSeat(short, from, ({ row }) => ({ row: [...row, ...cards] }));
  return withEvents(
    { ...level, opener: nextOf(state, who).name },
    { type: 'shift', who, rule: 'tl-chuyen', to: from, cards },
  );
}

/** After a card was taken: to laying down, or straight to the discard. */
function onward(state: TaLaState, who: string): TaLaState {
  return { ...state, phase: mustLay(assertDefined(seatOf(state, who))) ? 'lay' : 'discard' };
}

/**
 * Rule tl-ha; without a meld the player is móm (tl-mom). For a player who lays again in an extra turn the first time counts. A
 * player who lays down the last card has nothing to discard: ù if the cards are enough, else the turn is over.
 */
function lay(state: TaLaState, { name: who, laid }: Seat, given: readonly (readonly Card[])[]): TaLaState {
  const melds = given.map((meld) => meld.toSorted(byCard));
  const down = withSeat(state, who, ({ hand }) => ({
    hand: withoutCards(hand, melds.flat()),
    laid: [...(laid ?? []), ...melds],
  }));
  const again = laid !== null;
  const logged = withEvents(
    {
      ...down,
      phase: 'discard' as const,
      table: [...state.table, ...melds.map((cards) => ({ who, cards }))],
      order: again ? state.order : [...state.order, who],
    },
    { type: 'lay', who, rule: melds.length === 0 ? 'tl-mom' : 'tl-ha', melds, again },
  );
  const seat = assertDefined(seatOf(logged, who));
  if (seat.hand.length > 0) return logged;
  return outOrOn(
    withSeat(logged, who, () => ({ made: ROUNDS })),
    who,
  );
}

/** Rule tl-gui. A card laid onto a meld counts for nobody any more. */
function layOff(state: TaLaState, { name: who }: Seat, card: Card, at: number): TaLaState {
  const { who: other, cards: meld } = assertDefined(state.table[at]);
  const given = withSeat(state, who, ({ hand }) => ({ hand: withoutCards(hand, [card]) }));
  const table = state.table.map((one, place) =>
    place === at ? { ...one, cards: [...one.cards, card].sort(byCard) } : one,
  );
  return withEvents({ ...given, table }, { type: 'gui', who, rule: 'tl-gui', other, cards: [card], meld });
}

/**
 * Rule tl-turn. The seat that discards first in a new round of discards is its opener already: it is its turn after the last one.
 */
function discard(state: TaLaState, { name: who, made }: Seat, card: Card): TaLaState {
  const thrown = withSeat(state, who, ({ hand, row }) => ({
    hand: withoutCards(hand, [card]),
    row: [...row, card],
    made: made + 1,
    asDealt: false,
  }));
  const logged = withEvents(
    { ...thrown, fresh: { card, from: who } },
    { type: 'discard', who, rule: 'tl-turn', cards: [card], count: made + 1 },
  );
  return outOrOn(logged, who);
}

/** Rule tl-u: nothing left, and nine cards or more laid down, is ù whether it is said or not. Else on to the next seat. */
function outOrOn(state: TaLaState, who: string): TaLaState {
  const seat = assertDefined(seatOf(state, who));
  if (seat.hand.length === 0 && outOf(state, seat).going.kind !== null) return goOut(state, seat);
  return passOn(state, who);
}

/** Rule tl-four-rounds: on to the next seat, or everybody has made four discards and the round is over. */
function passOn(state: TaLaState, who: string): TaLaState {
  if (state.seats.every(({ made }) => made === ROUNDS)) return endByCount(state);
  return { ...state, turn: nextOf(state, who).name, phase: 'take' };
}

function goOut(state: TaLaState, seat: Seat): TaLaState {
  const { going, melds, loose } = outOf(state, seat);
  return endByU(state, seat, assertDefined(going.kind), melds, loose);
}
