import type { Action, Violation } from '../game/round.ts';
import { err, ok, type Result } from '../result.ts';

/** `action` counts from 0. */
export interface ReplayFault extends Violation {
  readonly action: number;
}

/** What a round needs to be played on. */
interface Playable<State, A extends Action> {
  apply(state: State, action: A): Result<State, Violation>;
}

/** Plays rounds of one game from their actions: house rules, setup and actions always give the same. */
export function replayer<State, A extends Action>(round: Playable<State, A>) {
  /** The state given and the one after each action. */
  function playOn(state: State, actions: readonly A[]): Result<readonly State[], ReplayFault> {
    const states = [state];
    let now = state;
    for (const [index, action] of actions.entries()) {
      const next = round.apply(now, action);
      if (!next.ok) return err({ ...next.error, action: index });
      now = next.value;
      states.push(now);
    }
    return ok(states);
  }

  return { playOn };
}
