import type { Card } from '../card.ts';
import type { Rules } from '../house-rules.ts';
import type { Result } from '../result.ts';
import type { Who } from '../ruling.ts';

/** The reader's own seat, at every table. */
export const YOU = 'an';

/** Who sits at the table, in the order in which they play. Games add what they need: stakes, a limit, a banker. */
export interface Setup {
  /** A whole number; the same rules, setup and actions give the same round. */
  readonly seed: number;
  readonly players: readonly { readonly name: string }[];
}

/** One thing that a seat does. Games add figures: a target, an amount in chips. */
export interface Action {
  readonly type: string;
  readonly seat: Who;
  /** The card that it is done with, where it is done with one. */
  readonly card?: Card;
  /** The cards that are put down together, where it is that. */
  readonly cards?: readonly Card[];
}

/** What one may do now; `warns` names the rule whose consequence he takes by it. */
export interface Option<A extends Action = Action> {
  readonly action: A;
  readonly warns?: string;
}

/** An action that the rules do not allow: the rule that forbids it. */
export interface Violation {
  readonly rule: string;
}

/** One thing that happened, with the rule that governs it. Games add figures, enough to say it in a sentence. */
export interface RoundEvent {
  readonly type: string;
  readonly who: Who;
  readonly rule: string;
}

/**
 * What an event is to those who tell of it. `deal` and `ante` go round the whole table: the cards that everybody gets, the chips that
 * everybody puts in. What stands in a row of one of them is told in one sentence. All else is `play`.
 */
export type EventKind = 'deal' | 'ante' | 'play';

/** What an event puts before people: cards that come to a seat, hands that are turned up, chips that change hands. */
export interface Effect {
  readonly cards?: readonly (readonly [who: Who, ...cards: Card[]])[];
  /** True where the cards lie face down for everyone but their owner. */
  readonly down?: true;
  /** Seats whose face-down cards are turned up. */
  readonly opens?: readonly Who[];
  /** Single cards that are turned up. */
  readonly turns?: readonly Card[];
  /** Cards that come to lie openly before a seat, wherever they were: in its row of discards, or in a meld. */
  readonly moves?: readonly {
    readonly to: Who;
    readonly place: 'row' | 'meld';
    readonly cards: readonly Card[];
    /** A card of the meld that they join, where it lies there already. */
    readonly onto?: Card;
  }[];
  /** True where all that lies openly before the seats is turned away: a trick is over. */
  readonly sweeps?: true;
  /** True where all cards on the table go back into the pack first. */
  readonly gathers?: true;
  /** Chips that a seat gets, or pays where they are negative; what is missing to zero lies in the pot. */
  readonly chips?: readonly (readonly [who: Who, chips: number])[];
}

/** One seat as another sees it. */
export interface SeatView {
  readonly who: Who;
  /** Null for a card that is hidden from the one who looks. */
  readonly cards: readonly (Card | null)[];
  /** Of his own cards those that lie face down while others of them lie open, in games where that is so. */
  readonly down?: readonly Card[];
  /** Chips won or lost so far; what was put into a pot counts as lost until the pot is won. */
  readonly net: number;
  /** What lies openly before him, in games where anything does: melds, and a row of discards. */
  readonly melds?: readonly (readonly Card[])[];
  readonly row?: readonly Card[];
}

/** What one seat may see of a round. Games add to it. */
export interface TableView<A extends Action = Action> {
  readonly seat: Who;
  readonly rules: Rules;
  readonly seats: readonly SeatView[];
  /** Who moves next; null once the round is over. */
  readonly turn: Who | null;
  readonly done: boolean;
  /** All that this seat may do now. */
  readonly legal: readonly Option<A>[];
}

/**
 * One round of play. The state is plain JSON: its house rules, its seed, its actions and all that came of them.
 * Chips add up to zero and cards add up to the deck, always. Pages know a round only through this.
 */
export interface Round<
  R extends Rules = Rules,
  S extends Setup = Setup,
  State = unknown,
  A extends Action = Action,
  View extends TableView<A> = TableView<A>,
  E extends RoundEvent = RoundEvent,
> {
  deal(rules: R, setup: S): Result<State, Violation>;
  /** All that this seat may do now; empty when it is not his move. */
  legal(state: State, seat: Who): readonly Option<A>[];
  apply(state: State, action: A): Result<State, Violation>;
  /** What this seat may see: his own cards, what was shown, what he was told; nothing else. */
  view(state: State, seat: Who): View;
  /** Once the round is over, what each seat won or lost in chips; null before. */
  result(state: State): ReadonlyMap<Who, number> | null;
  /** All that happened so far, oldest first. */
  log(state: State): readonly E[];
  /** What this seat saw happen: nothing in it gives away what `view` hides. */
  seen(state: State, seat: Who): readonly E[];
  effect(event: E): Effect;
  kind(event: E): EventKind;
  /** The next round at this table: another seed, and where the game asks for it who won this one. `log` is this round's, to its end. */
  nextSetup(setup: S, log: readonly E[]): S;
  /** What a plain player would do in this seat, from nothing but what he may see; null when it is not his move. */
  suggest(view: View): A | null;
}
