import { ALL_CARDS, type Card, type Rank } from '../card.ts';
import type { Eaten, Field, Role } from '../case.ts';
import type { Rules, Schema } from '../house-rules.ts';
import type { Ruling, Step, Who } from '../ruling.ts';
import type { Summary } from '../summary/summary.ts';

/** Why well-formed text is no case of its game. `field` is the index of the faulty field; without it something is missing. */
export type Fault =
  | { readonly code: 'missing-field'; readonly role: Role; readonly field?: never }
  | { readonly code: 'unknown-field'; readonly field: number }
  /** A second hand without cards, where only one player can be out. */
  | { readonly code: 'duplicate-field'; readonly field: number }
  | { readonly code: 'card-not-in-deck'; readonly field: number; readonly card: Card }
  | ({ readonly code: 'wrong-card-count'; readonly field: number } & CountRange)
  | ({ readonly code: 'wrong-player-count'; readonly field?: number } & CountRange)
  | { readonly code: 'eaten-card-outside-meld'; readonly field: number; readonly eaten: Eaten };

/** The least and the greatest number allowed. */
export interface CountRange {
  readonly min: number;
  readonly max: number;
}

/** A field some of whose suits may be unknown. */
export interface BareHand extends Pick<Field, 'role'> {
  readonly cards: readonly { readonly rank: Rank }[];
}

/** What the suits can decide: see `Game.suits`. */
export type SuitsMatter = 'never' | 'in-pairs' | 'colours' | 'together' | readonly number[];

/** JSON that keeps the order of its keys, whatever they are (`2` and `constructor` are possible names of players). */
export type Json =
  | string
  | number
  /** A count beyond what a number holds exactly; written as its digits. */
  | bigint
  | boolean
  | null
  | readonly Json[]
  | { readonly pairs: readonly (readonly [string, Json])[] };

/** One fact that a verdict states about a hand. `points`, `net` and `place` mean the same in every game. */
export type HandFact = readonly [key: string, value: string | number | boolean | null];

/** What a game of melds has: a card may be marked as eaten (`5♠*`), and hands are shown sorted into their melds. */
export interface MeldSupport<V, S extends Step> {
  /** The melds that a ruling finds in one hand. */
  meldsIn(ruling: Ruling<V, S>, name: string): readonly (readonly Card[])[];
}

/**
 * What a game has whose players are each settled with the banker alone. Two rule sets give the whole table the same verdict
 * exactly if they do so for each settlement, so `branches` explores them separately: work that would multiply adds up.
 */
export interface SettlementSupport<V, S extends Step> {
  /** The fields of each settlement, each ruled on as a case of its own. */
  splitSettlements(fields: readonly Field[]): readonly (readonly Field[])[];
  /** The rulings on all settlements, at least one, combined: the same as `decide` on the whole, but faster. */
  mergeSettlements(settled: readonly Ruling<V, S>[]): Ruling<V, S>;
}

/**
 * The contract that every game fulfils. Pages and widgets know a game only through it (its round is apart, in `round.ts`, because
 * most pages do not need it).
 *
 * Methods read house rules only through the object they are given, which is how `branches` finds out which of them matter. Every
 * function is total: any case that `check` lets through gets a ruling under any rules.
 */
export interface Game<R extends Rules = Rules, V = unknown, S extends Step = Step> {
  readonly id: string;
  readonly schema: Schema;
  readonly presets: Readonly<Record<string, R>>;
  readonly defaultPreset: string;
  /** The ids of the rules, by section of the catalogue: a rule's number is made of its section and its index in it. */
  readonly ruleSections: readonly (readonly string[])[];
  /** The rules that define combinations: a step that held by one of them names one. */
  readonly combinations: readonly string[];
  /** The reserved fields that its cases may have; `player` stands for any other name. */
  readonly roles: readonly Role[];
  /** The fields whose hands may hold cards that nobody has told (`?`). Left out: none. */
  readonly unknownIn?: readonly Role[];
  /** Is this card in the deck under these rules? */
  hasCard(card: Card, rules: R): boolean;
  /** How many cards a hand of this role may have in a case of these fields. */
  handSize(role: Role, fields: readonly Field[], rules: R): CountRange;
  /** How many players may sit at such a table, not counting the banker. */
  playerCount(fields: readonly Field[], rules: R): CountRange;
  /** The faults of card counts and missing fields, leftmost first; not those of the deck or of duplicates. */
  check(fields: readonly Field[], rules: R): readonly Fault[];
  decide(fields: readonly Field[], rules: R): Ruling<V, S>;
  /**
   * What suits can decide in a case of these fields: nothing; the order of any two hands, independent of others (of each hand and
   * the banker's where there is one); something, but only by colour; anything; or only the suits of some hands, given by their
   * indices. Where the method is missing, anything.
   */
  suits?(fields: readonly BareHand[], rules: R): SuitsMatter;
  /** Everything that the verdict says, for programs. Two verdicts are the same exactly if this is. */
  verdictJson(verdict: V): Json;
  /** The verdict's summary for a link: only what is at stake in the case, no totals and no combinations. */
  summary(verdict: V): Summary;
  /**
   * Players whom nothing but the order of their hands places, in that order. A case says by it who laid down first; who tells of a
   * round in words may not mean it so. Left out where that order decides nothing.
   */
  byOrder?(ruling: Ruling<V, S>): readonly (readonly Who[])[];
  /** Left out where hands are not sorted into melds. */
  readonly melds?: MeldSupport<V, S>;
  /** Left out where the result of one player can depend on another player's hand. */
  readonly settlement?: SettlementSupport<V, S>;
}

/** All cards of the deck under these rules, in their usual order. */
export function deckUnder<R extends Rules>(game: Pick<Game<R>, 'hasCard'>, rules: R): readonly Card[] {
  return ALL_CARDS.filter((card) => game.hasCard(card, rules));
}

/** `2.3`: the number by which people cite a rule. Empty for an id that the game does not have. */
export function ruleNumber(game: Game, id: string): string {
  for (const [section, ids] of game.ruleSections.entries()) {
    const place = ids.indexOf(id);
    if (place >= 0) return `${section + 1}.${place + 1}`;
  }
  return '';
}
