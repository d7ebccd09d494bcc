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
  /** The card of the action, where it has one. */
  readonly card?: Card;
  /** The cards that are put down together, where it has several. */
  readonly cards?: readonly Card[];
}

/** The same table with the next seed: the setup of the next round, where nothing else depends on who won. */
export function nextSeed<S extends Setup>(setup: S): S {
  return { ...setup, seed: setup.seed + 1 };
}

/** A legal action; `warns` names the rule whose consequence the player accepts by it. */
export interface MoveOption<A extends Action = Action> {
  readonly action: A;
  readonly warns?: string;
}

/** An action that is refused, with the rule that forbids it. */
export interface Violation {
  readonly rule: string;
}

/** One event, with the rule that governs it. Games add figures, enough to say it in a sentence. */
export interface RoundEvent {
  readonly type: string;
  readonly who: Who;
  readonly rule: string;
}

/** An event of a game: its type, the rule that governs it, and its figures. */
export type RuledEvent<Type extends string, Rule extends string, Figures = unknown> = {
  readonly type: Type;
  readonly who: Who;
  readonly rule: Rule;
} & Readonly<Figures>;

/**
 * How an event is told. Events of the types `deal` and `ante` go round the whole table: the cards that every seat gets, the chips
 * that every seat puts in; consecutive ones are told in one sentence. Everything else is `play`.
 */
export type EventKind = 'deal' | 'ante' | 'play';

/** How this event is told. */
export function eventKind({ type }: RoundEvent): EventKind {
  return type === 'deal' || type === 'ante' ? type : 'play';
}

/** What an event shows: cards that come to a seat, hands that are turned up, chips that change hands. */
export interface Effect extends OpenPlayEffect, UpCardEffect, RedealEffect {
  readonly cards?: readonly (readonly [who: Who, ...cards: Card[]])[];
  /** True where the cards lie face down for everyone but their owner. */
  readonly down?: true;
  /** Seats whose face-down cards are turned up. */
  readonly opens?: readonly Who[];
  /** Chips that a seat gets, or pays where negative; a sum other than zero goes to or comes from the pot. */
  readonly chips?: readonly (readonly [who: Who, chips: number])[];
}

/** Chips that one seat gets, or pays where they are negative. */
export interface Chips {
  readonly who: Who;
  readonly chips: number;
}

/** Chips that go from one seat to another. @param chips below 0 the other way */
export function chipsPassed(from: Who, to: Who, chips: number): Effect {
  if (chips === 0) return {};
  return {
    chips: [
      [from, -chips],
      [to, chips],
    ],
  };
}

/** What only games have in which cards are played, laid down or discarded openly before a seat: Tá Lả and Sâm. */
interface OpenPlayEffect {
  /** Cards that come to lie openly before a seat, wherever they were: in its row of discards, or in a meld. */
  readonly moves?: readonly {
    readonly to: Who;
    readonly place: 'row' | 'meld';
    readonly cards: readonly Card[];
    /** A card of the meld that they join, where it is on the table already. */
    readonly onto?: Card;
  }[];
  /** True where all open cards on the table are turned away: a trick is over. */
  readonly sweeps?: true;
}

/** What only games have whose hands lie partly open, so that one card is turned up and not the hand: Xì Tố. */
interface UpCardEffect {
  /** Single cards that are turned up. */
  readonly turns?: readonly Card[];
}

/** What only games have in which a tie is replayed with new cards within the round: Ba Cây. */
interface RedealEffect {
  /** True where all cards on the table go back into the deck first. */
  readonly gathers?: true;
}

/** One seat as another sees it. */
export interface SeatView extends OpenPlayView, HoleCardView {
  readonly who: Who;
  /** Null for a card that the viewer may not see. */
  readonly cards: readonly (Card | null)[];
  /** Chips won or lost so far; what was put into a pot counts as lost until the pot is won. */
  readonly net: number;
}

/** What only games have in which cards are played, laid down or discarded openly before a seat: Tá Lả, and `melds` alone Sâm. */
interface OpenPlayView {
  /** The melds before the seat, or what it has played. */
  readonly melds?: readonly (readonly Card[])[];
  /** Its discards, in their order. */
  readonly row?: readonly Card[];
}

/** What only games have whose hands lie partly open: Xì Tố. */
interface HoleCardView {
  /** Those of the seat's own cards that lie face down for the others. */
  readonly down?: readonly Card[];
}

/** What one seat may see of a round. Games extend it. */
export interface TableView<A extends Action = Action> {
  readonly seat: Who;
  readonly rules: Rules;
  readonly seats: readonly SeatView[];
  /** Who moves next; null once the round is over. */
  readonly turn: Who | null;
  readonly done: boolean;
  /** All legal actions of this seat. */
  readonly legal: readonly MoveOption<A>[];
}

/**
 * One round of play. The state is plain JSON: its house rules, its seed, its actions and all that follows from them. Chips add up
 * to zero and cards add up to the deck, always. Pages use a round only through this interface.
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
  /** The legal actions of this seat; empty when it is another seat's move. */
  legal(state: State, seat: Who): readonly MoveOption<A>[];
  apply(state: State, action: A): Result<State, Violation>;
  /** What this seat may see: its own cards, what was shown, what it was told; nothing else. */
  view(state: State, seat: Who): View;
  /** Once the round is over, what each seat won or lost in chips; null before. */
  result(state: State): ReadonlyMap<Who, number> | null;
  /** All events so far, oldest first. */
  log(state: State): readonly E[];
  /** The events that this seat saw: nothing in them gives away what `view` hides. */
  seen(state: State, seat: Who): readonly E[];
  effect(event: E): Effect;
  /**
   * The setup of the next round at this table: another seed and, where the game needs it, who won this one. `log` is this round's
   * complete log.
   */
  nextSetup(setup: S, log: readonly E[]): S;
  /**
   * The move that a plain player would make in this seat, from what the seat may see only; null when it is another seat's move.
   */
  suggest(view: View): A | null;
}
