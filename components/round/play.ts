import type { Action, Round } from '../../src/engine/core/round.ts';

/** Plays on by the plain policy of every other seat, until it is this seat's move or the round is over. */
export function playOthers(round: Round, state: unknown, you: string): unknown {
  const { seats, done } = round.view(state, you);
  if (done) return state;
  for (const { who } of seats) {
    const action = who === you ? null : round.suggest(round.view(state, who));
    const next = action && round.apply(state, action);
    if (next?.ok) return playOthers(round, next.value, you);
  }
  return state;
}

/** Does what the reader wants, and plays on; what the rules do not allow leaves everything as it is. */
export function playRound(round: Round, state: unknown, action: Action): unknown {
  const next = round.apply(state, action);
  return next.ok ? playOthers(round, next.value, action.seat) : state;
}
