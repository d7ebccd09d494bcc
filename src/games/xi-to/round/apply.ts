import { assertDefined } from '#core/assert-defined.ts';
import { applier } from '#core/rounds/applier.ts';
import { seatOf, withEvents, withSeat } from '#core/rounds/seats.ts';
import { refusal } from './legal.ts';
import { highestBet, putIn, seatsFromNext } from './seats.ts';
import { passOn, turnUp } from './streets.ts';
import type { XiToAction, XiToState } from './types.ts';

/** The round after an action and all that follows from it; or the rule that forbids it. */
export const apply = applier(
  { to: { amount: 'number' }, theo: {}, up: {}, check: {}, hole: { card: 'number' } },
  'xt-turn-direction',
  refusal,
  act,
);

function act(state: XiToState, action: XiToAction): XiToState {
  const who = action.seat;
  const seat = assertDefined(seatOf(state, who));
  const bet = highestBet(state);
  const order = seatsFromNext(state, who);
  switch (action.type) {
    case 'hole':
      return choose(state, who, action.card);
    case 'to': {
      const { amount } = action;
      const chips = bet + amount - seat.bet;
      const raised = withEvents(putIn({ ...state, spoken: [who] }, who, chips), {
        type: 'to',
        who,
        rule: 'xt-act-to',
        amount,
        chips,
        bet: bet + amount,
      });
      return passOn(raised, order);
    }
    case 'theo': {
      const chips = bet - seat.bet;
      const matched = withEvents(putIn(state, who, chips), { type: 'theo', who, rule: 'xt-act-theo', chips });
      return passOn({ ...matched, spoken: [...state.spoken, who] }, order);
    }
    case 'check': {
      const passed = withEvents(state, { type: 'check', who, rule: 'xt-no-check' });
      return passOn({ ...passed, spoken: [...state.spoken, who] }, order);
    }
    case 'up': {
      const folded = withSeat(state, who, () => ({ folded: true }));
      const logged = withEvents(folded, { type: 'up', who, rule: 'xt-act-up', lost: seat.paid });
      return passOn({ ...logged, spoken: [...state.spoken, who] }, order);
    }
  }
}

/** The hole card goes first in the hand; when the last one has chosen, all other cards are turned up. */
function choose(state: XiToState, who: string, card: number): XiToState {
  const held = withSeat(state, who, ({ cards }) => ({
    cards: [...cards.filter((one) => one === card), ...cards.filter((one) => one !== card)],
  }));
  const cards = assertDefined(seatOf(held, who)).cards.slice(0, 1);
  const spoken = [...state.spoken, who];
  const logged = withEvents({ ...held, spoken }, { type: 'hole', who, rule: 'xt-deal', cards });
  const next = state.seats.find(({ name }) => !spoken.includes(name));
  return next ? { ...logged, turn: next.name } : turnUp(logged);
}
