import type { Action, Setup, Violation } from '../game/round.ts';
import type { Rules } from '../house-rules.ts';
import { err, ok, type Result } from '../result.ts';

/** `action` counts from 0; it is missing where already the deal was refused. */
export interface ReplayFault extends Violation {
  readonly action?: number;
}

/** What a round needs to be played again. */
interface Playable<R extends Rules, S extends Setup, State, A extends Action> {
  deal(rules: R, setup: S): Result<State, Violation>;
  apply(state: State, action: A): Result<State, Violation>;
}

/** Plays rounds of one game from their actions: house rules, setup and actions always give the same. */
export function replayer<R extends Rules, S extends Setup, State, A extends Action>(round: Playable<R, S, State, A>) {
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

  /** The round after the deal and after each action. */
  function replay(rules: R, setup: S, actions: readonly A[]): Result<readonly State[], ReplayFault> {
    const dealt = round.deal(rules, setup);
    return dealt.ok ? playOn(dealt.value, actions) : dealt;
  }

  return { playOn, replay };
}
