import type { Action, Round, RoundEvent, Setup, TableView } from '../game/round.ts';
import type { Rules } from '../house-rules.ts';
import type { Rng } from '../random/rng.ts';
import { type ChooseMove, randomPlayout } from './random-playout.ts';

/** What the questions of any game do with its round. */
export function roundTools<
  R extends Rules,
  S extends Setup,
  State,
  A extends Action,
  V extends TableView<A>,
  E extends RoundEvent,
>(round: Round<R, S, State, A, V, E>) {
  /** After these actions; undefined where one of them is forbidden. */
  function played(state: State, ...actions: readonly A[]): State | undefined {
    let now = state;
    for (const action of actions) {
      const next = round.apply(now, action);
      if (!next.ok) return undefined;
      now = next.value;
    }
    return now;
  }

  return {
    played,
    /** What happens by an action, all that follows from it included; undefined where it is forbidden. */
    eventsOf(state: State, action: A): readonly E[] | undefined {
      const next = played(state, action);
      return next && round.log(next).slice(round.log(state).length);
    },
    /** The same table dealt under other rules; undefined where they do not allow it. */
    dealtUnder({ setup }: { readonly setup: S }, rules: R): State | undefined {
      const dealt = round.deal(rules, setup);
      return dealt.ok ? dealt.value : undefined;
    },
    may: (state: State, action: A): boolean => round.apply(state, action).ok,
    /** The rule that forbids an action here; undefined where it is allowed. */
    refusal(state: State, action: A): string | undefined {
      const tried = round.apply(state, action);
      return tried.ok ? undefined : tried.error.rule;
    },
    /** The round played to its end. */
    ended(rng: Rng, from: State, choose: ChooseMove<State, A>): State | undefined {
      const last = [...randomPlayout(round, from, rng, choose)].at(-1);
      return last !== undefined && round.view(last, '').turn === null ? last : undefined;
    },
  };
}
