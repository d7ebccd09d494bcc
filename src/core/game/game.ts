import type { Card, Rank } from '../card.ts';
import type { Eaten, Field, Role } from '../case.ts';
import type { Rules, Schema } from '../house-rules.ts';
import type { Ruling, Step } from '../ruling.ts';
import type { Summary } from '../summary/summary.ts';

/**
 * What keeps well-formed text from being a case of its game. `field` counts the fields from 0; without it the fault is
 * that something is absent.
 */
export type Fault =
  | { readonly code: 'missing-field'; readonly role: Role; readonly field?: never }
  | { readonly code: 'unknown-field'; readonly field: number }
  /** A second hand without cards, where one alone can be out. */
  | { readonly code: 'duplicate-field'; readonly field: number }
  | { readonly code: 'card-not-in-deck'; readonly field: number; readonly card: Card }
  | ({ readonly code: 'wrong-card-count'; readonly field: number } & Count)
  | ({ readonly code: 'wrong-player-count'; readonly field?: number } & Count)
  | { readonly code: 'eaten-card-outside-meld'; readonly field: number; readonly eaten: Eaten };

/** At least and at most so many. */
export interface Count {
  readonly min: number;
  readonly max: number;
}

/** A field whose suits may not all be known. */
export interface BareHand extends Pick<Field, 'role'> {
  readonly cards: readonly { readonly rank: Rank }[];
}

/** What suits can tell: see `Game.suits`. */
export type SuitsTell = 'never' | 'in-pairs' | 'colours' | 'together' | readonly number[];

/** JSON that keeps the order of its keys, whatever the keys are (`2` and `constructor` are names of players). */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly pairs: readonly (readonly [string, Json])[] };

/** One thing that a verdict says of a hand. `points`, `net` and `place` mean the same in every game. */
export type Said = readonly [key: string, value: string | number | boolean | null];

/**
 * The contract that every game fulfils. Pages and widgets know a game only through it (its round is apart, in
 * `round.ts`, because most pages do not need it).
 *
 * Methods read house rules only through the object they are given: `branches` finds out that way which of them matter.
 * Every function is total: any case that `check` lets through gets a ruling under any rules.
 */
export interface Game<R extends Rules = Rules, V = unknown, S extends Step = Step> {
  readonly id: string;
  readonly schema: Schema;
  readonly presets: Readonly<Record<string, R>>;
  readonly defaultPreset: string;
  /** The ids of the rules, by section of the catalogue: a rule's number is its section and its place in it. */
  readonly ruleSections: readonly (readonly string[])[];
  /** The rules by which cards are something together: a step that held by one of them names a combination. */
  readonly combinations: readonly string[];
  /** The reserved fields that its cases may have; `player` stands for all other names. */
  readonly roles: readonly Role[];
  /** True where a card may be marked as eaten (`5♠*`). */
  readonly marks: boolean;
  /** May this card be in play under these rules? */
  hasCard(card: Card, rules: R): boolean;
  /** How many cards a hand of this role may have in a case of these fields. */
  handSize(role: Role, fields: readonly Field[], rules: R): Count;
  /** How many players may sit at such a table, the banker aside. */
  playerCount(fields: readonly Field[], rules: R): Count;
  /** The faults of these counts and of missing fields, leftmost first, deck and duplicates aside. */
  check(fields: readonly Field[], rules: R): readonly Fault[];
  decide(fields: readonly Field[], rules: R): Ruling<V, S>;
  /**
   * Where players are settled apart from each other: the fields of each settlement, every one judged as a case of its own.
   * Under two houses the whole has one verdict exactly where each part has, so that `branches` may try them one by one.
   */
  settlements?(fields: readonly Field[]): readonly (readonly Field[])[];
  /** The ruling on the whole out of those on all its settlements, one at least: what `decide` comes to, and sooner. */
  together?(settled: readonly Ruling<V, S>[]): Ruling<V, S>;
  /**
   * What suits can tell in a case of these fields: nothing; who is ahead of whom, each two hands by themselves (each with the banker
   * where there is one); something by their colours alone; anything; or the suits of some hands alone, told by their places. Without it
   * anything is supposed.
   */
  suits?(fields: readonly BareHand[], rules: R): SuitsTell;
  /** All that the verdict says, as programs read it. Two verdicts are the same where this is. */
  verdictJson(verdict: V): Json;
  /** What the verdict comes to, as a link has it: no totals and no combinations, only what is at stake in the case. */
  summary(verdict: V): Summary;
  /** In games of melds: those that a ruling finds in one hand. */
  meldsIn?(ruling: Ruling<V, S>, name: string): readonly (readonly Card[])[];
}

/** `2.3`: the number under which people cite a rule. Empty for an id that the game does not have. */
export function ruleNumber(game: Game, id: string): string {
  for (const [section, ids] of game.ruleSections.entries()) {
    const place = ids.indexOf(id);
    if (place >= 0) return `${section + 1}.${place + 1}`;
  }
  return '';
}
