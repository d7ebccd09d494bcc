/** What each seat may do, and which rule forbids the rest. */

import type { MoveOption } from '#core/game/round.ts';
import { seatOf } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import type { XiToRuleId, XiToRules } from '../engine/rules.ts';
import { ceilingOf, highestBet, isDone } from './seats.ts';
import { ANTE, type XiToAction, type XiToState } from './types.ts';

/** The amounts of a tố in whole chips: between the ante and the limit, or with both of them. House rule `betBounds`. */
export function amountsOf(limit: number, rules: XiToRules): readonly number[] {
  const [from, to] = boundsOf(limit, rules);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}

/** The least and the most that a tố may add. */
function boundsOf(limit: number, { betBounds }: XiToRules): readonly [from: number, to: number] {
  return betBounds === 'exclusive' ? [ANTE + 1, limit - 1] : [ANTE, limit];
}

/** All that this seat may do now; empty when it is not its move. */
export function legal(state: XiToState, seat: Who): readonly MoveOption<XiToAction>[] {
  return movesOf(state, seat)
    .filter((action) => refusal(state, action) === undefined)
    .map((action) => ({ action }));
}

/** The rule that forbids an action, or undefined. xt-players: nobody sits there. */
export function refusal(state: XiToState, action: XiToAction): XiToRuleId | undefined {
  const seat = seatOf(state, action.seat);
  if (!seat) return 'xt-players';
  if (isDone(state)) return 'xt-round-end';
  if (seat.folded) return 'xt-act-up';
  const choosing = state.street === 0;
  if (state.turn !== action.seat) {
    return state.spoken.length === 0 && !choosing ? 'xt-first-actor' : 'xt-turn-direction';
  }
  if (action.type === 'hole') return choosing && seat.cards.includes(action.card) ? undefined : 'xt-deal';
  if (choosing) return 'xt-deal';
  const bet = highestBet(state);
  switch (action.type) {
    case 'to': {
      const [from, to] = boundsOf(state.setup.limit, state.rules);
      const fits = Number.isInteger(action.amount) && action.amount >= from && action.amount <= to;
      return fits && bet + action.amount <= ceilingOf(state) ? undefined : 'xt-act-to';
    }
    case 'theo':
      return bet > seat.bet ? undefined : 'xt-act-theo';
    case 'check':
      return state.rules.check && bet === 0 ? undefined : 'xt-no-check';
    case 'up':
      return undefined;
  }
}

/** Everything that a seat could try in this state. */
function movesOf(state: XiToState, seat: Who): readonly XiToAction[] {
  const { setup, rules } = state;
  const holes = seatOf(state, seat)?.cards ?? [];
  return [
    ...holes.map((card): XiToAction => ({ type: 'hole', seat, card })),
    { type: 'theo', seat },
    { type: 'check', seat },
    ...amountsOf(setup.limit, rules).map((amount): XiToAction => ({ type: 'to', seat, amount })),
    { type: 'up', seat },
  ];
}
