/** A round at the table: every state of it, from the deal on. The reader acts, then the others follow one by one. */

import type { Action, Round, Setup } from '#core/game/round.ts';
import type { Rules } from '#core/house-rules.ts';
import type { Who } from '#core/ruling.ts';
import { nextAction } from '../round/play.ts';

export interface Sitting {
  readonly rules: Rules;
  readonly setup: Setup;
  readonly you: Who;
  /** The state after the deal, and the one after each action. */
  readonly states: readonly unknown[];
  readonly actions: readonly Action[];
}

/** Dealt, and played on until it is the reader's move. Undefined where the rules do not allow the deal. */
export function sitDown(round: Round, rules: Rules, setup: Setup, you: Who): Sitting | undefined {
  const dealt = round.deal(rules, setup);
  return dealt.ok ? follow(round, { rules, setup, you, states: [dealt.value], actions: [] }) : undefined;
}

/** Does what the reader wants, and plays on until it is the reader's move again. An illegal action changes nothing. */
export function act(round: Round, sitting: Sitting, action: Action): Sitting {
  const next = round.apply(stateOf(sitting), action);
  return next.ok ? follow(round, after(sitting, action, next.value)) : sitting;
}

/** Where the round has come to. */
export function stateOf({ states }: Sitting): unknown {
  return states.at(-1);
}

function after(sitting: Sitting, action: Action, state: unknown): Sitting {
  return { ...sitting, states: [...sitting.states, state], actions: [...sitting.actions, action] };
}

/** The others play plainly, each from what their seat sees. */
function follow(round: Round, sitting: Sitting): Sitting {
  let now = sitting;
  for (;;) {
    const state = stateOf(now);
    const action = nextAction(round, state, now.you);
    if (!action) return now;
    const next = round.apply(state, action);
    if (!next.ok) return now;
    now = after(now, action, next.value);
  }
}

/**
 * The moves of a round as text: for each action its seat, then its index among that seat's legal actions, in base 36. With the
 * seating and the rule set it determines the whole round.
 */
export function formatMoves(round: Round, { states, actions }: Sitting): string {
  return actions
    .map((action, at) => {
      const state = states[at];
      const seat = round.view(state, '').seats.findIndex(({ who }) => who === action.seat);
      const wanted = JSON.stringify(action);
      const option = round.legal(state, action.seat).findIndex((one) => JSON.stringify(one.action) === wanted);
      return `${seat}${option.toString(36)}`;
    })
    .join('.');
}

/** Replays such text from the deal, as far as it can be read; `whole` where that is to its end. */
export function playMoves(
  round: Round,
  dealt: Sitting,
  text: string,
): { readonly sitting: Sitting; readonly whole: boolean } {
  let now: Sitting = { ...dealt, states: dealt.states.slice(0, 1), actions: [] };
  for (const token of text.split('.').filter(Boolean)) {
    const state = stateOf(now);
    const who = round.view(state, '').seats[Number(token.charAt(0))]?.who;
    const option = who === undefined ? undefined : round.legal(state, who)[Number.parseInt(token.slice(1), 36)];
    if (!option) return { sitting: follow(round, now), whole: false };
    const next = round.apply(state, option.action);
    if (!next.ok) return { sitting: follow(round, now), whole: false };
    now = after(now, option.action, next.value);
  }
  return { sitting: follow(round, now), whole: true };
}
