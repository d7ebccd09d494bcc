import type { Action, RoundEvent, TableView } from './round.ts';

/** How a round ended for one seat: two or three words, its chips, and why. */
export interface EndWords {
  readonly big: string;
  readonly why: string;
}

/** The sentences of one game's round in one language. What happened comes from the engine. */
export interface RoundWords<
  E extends RoundEvent = RoundEvent,
  A extends Action = Action,
  V extends TableView<A> = TableView<A>,
> {
  /** What the cards that lie before a seat are called, where they are no melds. */
  readonly lying?: string;
  event(event: E): string;
  /** Several events of one kind that go round the table: the cards of a deal, everybody's ante. */
  together(events: readonly E[]): string;
  /** Inside a sentence: `bốc`, `tố 3`. */
  may(action: A): string;
  /** What one takes upon oneself by a move, by the rule that the engine warns of. */
  readonly warns: Readonly<Record<string, string>>;
  /** The reader's seat, once the round is over. */
  end(view: V, log: readonly E[]): EndWords;
}
