import { assertDefined } from '#core/assert-defined.ts';
import { withEvents } from '#core/rounds/seats.ts';
import { pay } from '../engine/payment.ts';
import type { XiDachRuleId } from '../engine/rules.ts';
import { type Meeting, meet } from '../engine/showdown.ts';
import { handOf, readingOf, withBanker, withPlayer } from './seats.ts';
import { BANKER, type Chips, type Player, type Said, type XiDachEvent, type XiDachState } from './types.ts';

// `unsettled` does not come here: nobody is settled before rule xd-check-right allows it.
const SAID: Readonly<Record<Meeting['winner'], Said>> = {
  player: 'win',
  banker: 'lose',
  nobody: 'push',
  unsettled: 'push',
};

/** Settles one player with the banker, by the same comparison and payment that rule on a case, times the player's stake. */
export function settle(state: XiDachState, { name, stake }: Player, stage: 'left' | 'checked'): XiDachState {
  const { rules, banker } = state;
  const hand = handOf(state, name);
  const bankerHand = handOf(state, BANKER);
  const meeting = meet(hand, bankerHand, rules);
  const payment = pay(hand, bankerHand, meeting, rules);
  const net = payment.net * stake;
  const outcome = SAID[meeting.winner];
  const settled = withPlayer(state, name, (player) => ({ stage, outcome, net: player.net + net }));
  return withEvents(withBanker(settled, { net: banker.net - net }), {
    type: 'settle',
    who: name,
    rule: decidingRule(meeting),
    player: readingOf(hand),
    banker: readingOf(bankerHand),
    outcome,
    net,
    steps: [...meeting.steps, ...payment.steps],
  });
}

function decidingRule({ steps }: Meeting): XiDachRuleId {
  return assertDefined(steps.find((step) => step.decides)).rule;
}

/** Every seat's chips, the players in turn order, then the banker. */
export function chipsOf({ players, banker }: XiDachState): Chips[] {
  const chips = players.map(({ name, net }): Chips => ({ who: name, chips: net }));
  return [...chips, { who: BANKER, chips: banker.net }];
}

export function end(state: XiDachState, rule: Extract<XiDachEvent, { type: 'end' }>['rule']): XiDachState {
  return withEvents(state, { type: 'end', who: BANKER, rule, result: chipsOf(state) });
}
