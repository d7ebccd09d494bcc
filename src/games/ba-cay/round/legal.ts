import type { MoveOption } from '#core/game/round.ts';
import { seatOf } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import type { BaCayRuleId } from '../engine/rules.ts';
import { isDone } from './seats.ts';
import type { BaCayAction, BaCayState } from './types.ts';

const ACTIONS = ['look', 'show'] as const;

/** All that this seat may do now: look or show, once in each deal, in any order of the seats. */
export function legal(state: BaCayState, seat: Who): readonly MoveOption<BaCayAction>[] {
  return ACTIONS.map((type) => ({ action: { type, seat } })).filter(({ action }) => !refusal(state, action));
}

/**
 * The rule that forbids an action, or undefined. bc-players: nobody sits there; bc-no-draw: the hands are compared, or the seat
 * is out of a deal that is played again; bc-look: the seat has looked already.
 */
export function refusal(state: BaCayState, { seat }: BaCayAction): BaCayRuleId | undefined {
  const stage = seatOf(state, seat)?.stage;
  if (stage === undefined) return 'bc-players';
  if (stage === 'down') return undefined;
  return stage === 'out' || isDone(state) ? 'bc-no-draw' : 'bc-look';
}
