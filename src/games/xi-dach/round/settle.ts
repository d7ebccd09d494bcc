import { assertDefined } from '#core/assert-defined.ts';
import type { Chips } from '#core/game/round.ts';
import { withEvents } from '#core/rounds/seats.ts';
import { netOfPlayer } from '../engine/payment.ts';
import type { XiDachRuleId } from '../engine/rules.ts';
import { type HandMeeting, meetBanker } from '../engine/showdown.ts';
import { changePlayer, handOf, readingOf, withBanker } from './seats.ts';
import { BANKER, type Player, type PublicOutcome, type XiDachEvent, type XiDachState } from './types.ts';

// `unsettled` does not come here: nobody is settled before rule xd-check-right allows it.
const SAID: Readonly<Record<HandMeeting['winner'], PublicOutcome>> = {
  player: 'win',
  banker: 'lose',
  nobody: 'push',
  unsettled: 'push',
};

/** Settles one player with the banker, by the same comparison and payment that rule on a case, times the player's stake. */
export function settleRound(state: XiDachState, { name, stake }: Player, stage: 'left' | 'checked'): XiDachState {
  const { rules, banker } = state;
  const hand = handOf(state, name);
  const bankerHand = handOf(state, BANKER);
  const meeting = meetBanker(hand, bankerHand, rules);
  const payment = netOfPlayer(hand, bankerHand, meeting, rules);
  const net = payment.net * stake;
  const outcome = SAID[meeting.winner];
  const settled = changePlayer(state, name, (player) => ({ stage, outcome, net: player.net + net }));
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

function decidingRule({ steps }: HandMeeting): XiDachRuleId {
  return assertDefined(steps.find((step) => step.decides)).rule;
}

/** Every seat's chips, the players in turn order, then the banker. */
function chipsOfAll({ players, banker }: XiDachState): Chips[] {
  const chips = players.map(({ name, net }): Chips => ({ who: name, chips: net }));
  return [...chips, { who: BANKER, chips: banker.net }];
}

export function end(state: XiDachState, rule: Extract<XiDachEvent, { type: 'end' }>['rule']): XiDachState {
  return withEvents(state, { type: 'end', who: BANKER, rule, result: chipsOfAll(state) });
}
