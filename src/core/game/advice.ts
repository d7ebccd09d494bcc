/**
 * What the best action was at a moment of a round, given what the seat could see: the contract between a game and its look-back.
 */

import type { Rng } from '../random/rng.ts';
import type { Who } from '../ruling.ts';
import type { Action, RoundEvent, TableView } from './round.ts';

/** One action with its value. */
export interface Weighed<A extends Action = Action> {
  readonly action: A;
  /** Higher is better; one measure for all actions of a moment. */
  readonly worth: number;
  /** Figures for its sentence: chances from 0 to 1, numbers of cards, points, chips. */
  readonly figures: Readonly<Record<string, number>>;
}

/** All actions of a moment with their values. */
export interface Weighing<A extends Action = Action> {
  /** The rule that the choice is about: what a player who chose badly should practise. */
  readonly rule: string;
  /** Every legal action of the seat that advances the round, in the order of `view.legal`. */
  readonly weighed: readonly Weighed<A>[];
  /** An action worth at most this much less than the best counts as equally good. */
  readonly close: number;
}

/** One game's advice. It is given only what a seat may see, so that it cannot know more. */
export interface Advice<
  E extends RoundEvent = RoundEvent,
  A extends Action = Action,
  V extends TableView<A> = TableView<A>,
  State = unknown,
> {
  /**
   * Weighs the actions that this seat has now.
   * @param view what the seat sees
   * @param seen the events that it saw, oldest first
   * @returns null where there is nothing to decide, or where nothing can be computed
   */
  weigh(view: V, seen: readonly E[]): Weighing<A> | null;
  /** How an expectation in chips is got for an action: what a look-back states. */
  readonly chips: InChips<A, V, State>;
}

/**
 * `worth`: the worth of an action is its expectation in some unit, of which `unit` gives the chips. `playouts`: worths are
 * counted in something else, so that rounds are played to their end, each from cards that could lie as they do.
 */
export type InChips<A extends Action = Action, V extends TableView<A> = TableView<A>, State = unknown> =
  | { readonly by: 'worth'; unit(view: V): number }
  | {
      readonly by: 'playouts';
      /** The same moment with the cards that this seat has not seen dealt anew, as far as they fit what it saw. */
      redeal(state: State, seat: Who, rng: Rng): State;
    };

/** Its words in one language. */
export interface AdviceWords<A extends Action = Action> {
  /** What the value counts, and over which possibilities, in one or two sentences. */
  readonly method: string;
  /** One weighed action: its figures in a few words, `thua 46 %`. */
  figures(weighed: Weighed<A>): string;
  /**
   * What a hint says of the move, where the figures alone do not say it: what the move leaves, and why it is the one to make.
   * @param next the name of the seat that plays next
   */
  hint?(weighed: Weighed<A>, next: string): { readonly leaves?: string; readonly why: string } | undefined;
}
