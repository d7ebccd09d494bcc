/** Comparing and paying, by the same functions that rule on a case. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Chips } from '#core/game/round.ts';
import { seatOf, withEvents, withSeat } from '#core/rounds/seats.ts';
import type { Hand } from '../engine/hand.ts';
import { settleAll, settlePlayer } from '../engine/payment.ts';
import { rankHands } from '../engine/showdown.ts';
import { dealAgain } from './deal.ts';
import { chipsOf, handOf, readingOf } from './seats.ts';
import { BANKER, type BaCayEvent, type BaCayState } from './types.ts';

/** The most deals in one round. Where ties are played again, a round would otherwise have no certain end. */
export const MAX_DEALS = 6;

export function settleRound(state: BaCayState): BaCayState {
  return state.setup.banker ? settleBanker(state) : settlePot(state);
}

/** Rule bc-mode-cai: every player is compared with the banker, and the player's net times the stake changes hands (bc-pay). */
function settleBanker(state: BaCayState): BaCayState {
  const banker = handOf(assertDefined(seatOf(state, BANKER)), state.rules);
  const settled = state.setup.players.reduce((before, { name, stake }) => {
    const player = handOf(assertDefined(seatOf(state, name)), state.rules);
    const { outcome, net: stakes, steps } = settlePlayer(player, banker, state.rules);
    const net = stakes * stake;
    const paid = withSeat(before, name, (seat) => ({ net: seat.net + net }));
    return withEvents(
      withSeat(paid, BANKER, (seat) => ({ net: seat.net - net })),
      {
        type: 'settle',
        who: name,
        rule: assertDefined(steps.find((step) => step.decides)).rule,
        player: readingOf(player),
        banker: readingOf(banker),
        outcome,
        net,
        steps,
      },
    );
  }, state);
  return end(settled, BANKER, 'bc-mode-cai');
}

/** Rules bc-mode-tat and bc-tat-tie. Nobody pays double: a pot holds what was put into it. */
function settlePot(state: BaCayState): BaCayState {
  const { rules, pot, deals } = state;
  const hands = state.seats.filter(({ stage }) => stage !== 'out').map((seat) => handOf(seat, rules));
  const ranking = rankHands(hands, rules);
  const steps = settleAll(ranking, rules);
  const winners = assertDefined(ranking[0]).map(({ who }) => who);
  const who = assertDefined(winners[0]);
  if (winners.length === 1) {
    const taken = pay(state, [{ who, chips: pot }]);
    return end(withEvents(taken, { type: 'take', who, rule: 'bc-mode-tat', chips: pot, steps }), who, 'bc-mode-tat');
  }
  const again = rules.bestTie === 'replay';
  if (again && deals < MAX_DEALS) {
    const redeal = { type: 'redeal', who, rule: 'bc-tat-tie', players: winners, pot, steps } as const;
    return dealAgain(withEvents(state, redeal), winners);
  }
  const shares = sharesOf(pot, winners);
  const why = again ? 'enough' : 'split';
  const shared = withEvents(pay(state, shares), { type: 'share', who, rule: 'bc-tat-tie', why, shares, steps });
  return end(shared, who, 'bc-tat-tie');
}

/** The pot in equal shares; chips that are left over go one each to the first of the winners in turn order. */
export function sharesOf(pot: number, winners: readonly Hand['who'][]): Chips[] {
  const share = Math.floor(pot / winners.length);
  const over = pot - share * winners.length;
  return winners.map((who, place) => ({ who, chips: share + (place < over ? 1 : 0) }));
}

/** Takes the whole pot out. */
function pay(state: BaCayState, shares: readonly Chips[]): BaCayState {
  return shares.reduce((before, { who, chips }) => withSeat(before, who, ({ net }) => ({ net: net + chips })), {
    ...state,
    pot: 0,
  });
}

function end(state: BaCayState, who: string, rule: Extract<BaCayEvent, { type: 'end' }>['rule']): BaCayState {
  return withEvents(state, { type: 'end', who, rule, result: chipsOf(state) });
}
