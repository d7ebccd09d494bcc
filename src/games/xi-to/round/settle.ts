import { assertDefined } from '#core/assert-defined.ts';
import type { Chips } from '#core/game/round.ts';
import { withEvents, withSeat } from '#core/rounds/seats.ts';
import { categoryOf, handStrength } from '../hands/strength.ts';
import { chipsOf, potOf, standing } from './seats.ts';
import type { Seat, XiToState } from './types.ts';

/** Every seat still in turns up its hole card; the strongest hand takes the pot, equal ones share it. Rule xt-showdown. */
export function showHands(state: XiToState): XiToState {
  const still = standing(state);
  const shown = still.reduce((now, { name }) => withSeat(now, name, () => ({ shown: true })), state);
  const logged = withEvents(
    shown,
    ...still.map(({ name: who, cards }) => ({
      type: 'show' as const,
      who,
      rule: 'xt-showdown' as const,
      cards,
      category: categoryOf(cards, state.rules),
    })),
  );
  const best = Math.max(...still.map(({ cards }) => handStrength(cards, state.rules)));
  return payPot(
    logged,
    still.filter(({ cards }) => handStrength(cards, state.rules) === best),
    'xt-pay-pot',
  );
}

/** The pot goes to these seats: alike, and the chips that are left over one each to the first of them in turn order. */
export function payPot(state: XiToState, winners: readonly Seat[], rule: 'xt-pay-pot' | 'xt-last-standing'): XiToState {
  const pot = potOf(state);
  const share = Math.floor(pot / winners.length);
  const shares = winners.map(
    ({ name: who }, i): Chips => ({ who, chips: share + (i < pot - share * winners.length ? 1 : 0) }),
  );
  const paid = shares.reduce((now, { who, chips }) => withSeat(now, who, () => ({ won: chips })), state);
  const who = assertDefined(winners[0]).name;
  return withEvents(
    { ...paid, turn: null },
    { type: 'win', who, rule, pot, shares },
    { type: 'end', who, rule: 'xt-pay-pot', result: chipsOf(paid) },
  );
}
