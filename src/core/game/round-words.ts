import type { Action, RoundEvent, TableView } from './round.ts';

/** A seat's result of a round: two or three words, its chips, and why. */
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
  /** What the cards are called that lie openly before a seat; left out where they are melds, or where none lie there. */
  readonly lying?: string;
  event(event: E): string;
  /** Several events of one kind in a row round the table: the cards of a deal, all antes. */
  together(events: readonly E[]): string;
  /** Inside a sentence: `bốc`, `tố 3`. */
  may(action: A): string;
  /** What a player accepts by a move, by the rule that the engine warns of. */
  readonly warns: Readonly<Record<string, string>>;
  /** The result of the reader's seat, once the round is over. */
  end(view: V, log: readonly E[]): EndWords;
}
