/** What each seat may do, and which rule forbids the rest. */

import type { Who } from '#core/ruling.ts';
import { MAX_CARDS } from '../engine/decide.ts';
import { isNatural } from '../engine/hand.ts';
import type { XiDachRuleId } from '../engine/rules.ts';
import { mayCheck } from '../engine/showdown.ts';
import { cardsOfSeat, handOf, isSettled, playerNamed, turnOf } from './seats.ts';
import { BANKER, type XiDachAction, type XiDachOption, type XiDachState } from './types.ts';

/** All that this seat may do now, with the rule whose consequence it accepts by it. */
export function legal(state: XiDachState, seat: Who): readonly XiDachOption[] {
  return movesOf(state, seat)
    .filter((action) => refusal(state, action) === undefined)
    .map((action) => {
      const warns = warningOf(state, action);
      return warns ? { action, warns } : { action };
    });
}

/** The rule that forbids an action, or undefined. */
export function refusal(state: XiDachState, action: XiDachAction): XiDachRuleId | undefined {
  switch (action.type) {
    case 'draw':
      return refuseDraw(state, action.seat);
    case 'stand':
      return refuseStand(state, action.seat);
    case 'check':
      return refuseCheck(state, action.seat, action.target);
    case 'ask': {
      const player = playerNamed(state, action.seat);
      // Where the banker's cards lie open there is nothing to ask.
      const mayAsk = player?.stage === 'checked' && !player.asked && state.banker.shown === 'nobody';
      return mayAsk ? undefined : 'xd-check-secret';
    }
  }
}

function movesOf({ players }: XiDachState, seat: Who): XiDachAction[] {
  if (seat !== BANKER) {
    return [
      { type: 'draw', seat },
      { type: 'stand', seat },
      { type: 'ask', seat },
    ];
  }
  const checks = players.map(({ name }): XiDachAction => ({ type: 'check', seat, target: name }));
  return [{ type: 'draw', seat }, ...checks];
}

function refuseDraw(state: XiDachState, seat: Who): XiDachRuleId | undefined {
  if (cardsOfSeat(state, seat).length >= MAX_CARDS) return 'xd-max-five';
  if (turnOf(state) !== seat) return noTurn(state, seat);
  const forbidden = state.rules.overdraw === 'forbidden' && handOf(state, seat).kind === 'quac';
  return forbidden ? 'xd-bust-draw' : undefined;
}

/** The banker does not stand, but checks, or draws until a check is allowed. */
function refuseStand(state: XiDachState, seat: Who): XiDachRuleId | undefined {
  if (turnOf(state) !== seat) return noTurn(state, seat);
  if (seat !== BANKER) return undefined;
  return mayCheck(handOf(state, BANKER), state.rules) ? 'xd-check-each' : 'xd-check-right';
}

function refuseCheck(state: XiDachState, seat: Who, target: Who): XiDachRuleId | undefined {
  if (seat !== BANKER) return 'xd-banker';
  const player = playerNamed(state, target);
  if (!player) return 'xd-check-each';
  if (isSettled(player)) return player.stage === 'left' ? phase1(state) : 'xd-check-each';
  if (!state.rules.earlyCheck && turnOf(state) !== BANKER) return 'xd-check-early';
  return mayCheck(handOf(state, BANKER), state.rules) ? undefined : 'xd-check-right';
}

function noTurn(state: XiDachState, seat: Who): XiDachRuleId {
  return playerNamed(state, seat)?.stage === 'left' ? phase1(state) : 'xd-turn-order';
}

/** Why a player who left in phase 1 has no more to do. */
function phase1(state: XiDachState): XiDachRuleId {
  return isNatural(handOf(state, BANKER).kind) ? 'xd-phase1-banker' : 'xd-phase1-player';
}

function warningOf(state: XiDachState, action: XiDachAction): XiDachOption['warns'] {
  switch (action.type) {
    // Under `den-at-28` too: before the card is seen nobody knows whether it brings 28.
    case 'draw':
      return handOf(state, action.seat).kind === 'quac' ? 'xd-den' : undefined;
    case 'stand':
      return handOf(state, action.seat).kind === 'non' ? 'xd-non-checked' : undefined;
    case 'check':
      return state.banker.offender ? 'xd-den' : undefined;
    case 'ask':
      return undefined;
  }
}
