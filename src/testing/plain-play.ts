/** Rounds that plain players play to their end. */

import type { Round, Setup } from '#core/game/round.ts';
import type { Rules } from '#core/house-rules.ts';

/** The states of a round in which every seat makes its plain move, the dealt one first; none where it cannot be dealt. */
export function plainStates<R extends Rules, S extends Setup, State>(
  { deal, view, suggest, apply }: Pick<Round<R, S, State>, 'deal' | 'view' | 'suggest' | 'apply'>,
  rules: R,
  setup: S,
): State[] {
  const states: State[] = [];
  for (let next = deal(rules, setup); next.ok; ) {
    const state = next.value;
    states.push(state);
    const { turn } = view(state, '');
    const action = turn === null ? null : suggest(view(state, turn));
    if (!action) break;
    next = apply(state, action);
  }
  return states;
}
