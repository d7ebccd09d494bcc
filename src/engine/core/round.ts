import type { Rules } from './house-rules.ts';
import type { Result } from './result.ts';

/** Who sits at the table, in the order in which they play, and what they stake, in chips. */
export interface Setup {
  /** A whole number; the same rules, setup and actions give the same round. */
  readonly seed: number;
  readonly players: readonly { readonly name: string; readonly stake: number }[];
}

/** What one may do now; `warns` names the rule whose consequence he takes by it. */
export interface Option<Action> {
  readonly action: Action;
  readonly warns?: string;
}

/** An action that the rules do not allow: the rule that forbids it. */
export interface Violation {
  readonly rule: string;
}

/**
 * One round of play. The state is plain JSON: its house rules, its seed, its actions and all that came of them.
 * Chips add up to zero and cards add up to the deck, always.
 */
export interface Round<R extends Rules, State, Action, View> {
  deal(rules: R, setup: Setup): Result<State, Violation>;
  /** All that this seat may do now; empty when it is not his move. */
  legal(state: State, seat: string): readonly Option<Action>[];
  apply(state: State, action: Action): Result<State, Violation>;
  /** What this seat may see: his own cards, what was shown, what he was told; nothing else. */
  view(state: State, seat: string): View;
  /** Once the round is over, what each seat won or lost in chips; null before. */
  result(state: State): ReadonlyMap<string, number> | null;
}
