/** What was best at a moment of a round on what the seat could see: the contract between a game and who looks back at one. */

import type { Action, RoundEvent, TableView } from './round.ts';

/** One action, weighed. */
export interface Weighed<A extends Action = Action> {
  readonly action: A;
  /** The more the better: in a measure that all actions of one moment share. */
  readonly worth: number;
  /** What it is said with: chances from 0 to 1, numbers of cards, points, chips. */
  readonly figures: Readonly<Record<string, number>>;
}

/** All that one may do at a moment, weighed. */
export interface Weighing<A extends Action = Action> {
  /** The rule that the choice is about: what is practised by whoever chose badly. */
  readonly rule: string;
  /** Every legal action of the seat that takes the round on, in the order of `view.legal`. */
  readonly weighed: readonly Weighed<A>[];
  /** What is worth at most so much less than the best is as good. */
  readonly close: number;
}

/** One game's advice. It is given what a seat may see and nothing else, so that it cannot know more. */
export interface Advice<
  E extends RoundEvent = RoundEvent,
  A extends Action = Action,
  V extends TableView<A> = TableView<A>,
> {
  /**
   * Weighs what this seat may do now.
   * @param view what the seat sees
   * @param seen what it saw happen, oldest first
   * @returns null where there is nothing to decide, or where it cannot be counted
   */
  weigh(view: V, seen: readonly E[]): Weighing<A> | null;
}

/** What is said of it in one language. */
export interface AdviceWords<A extends Action = Action> {
  /** What is counted, and of what, in one or two sentences. */
  readonly method: string;
  /** One weighed action: its figures in a few words, `thua 46 %`. */
  figures(weighed: Weighed<A>): string;
}
