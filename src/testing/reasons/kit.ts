/** What a game's tests know about its explanations: written from docs/rules and the docs of the steps, never from the engine. */

import type { Field } from '#core/case.ts';
import type { Json } from '#core/game/game.ts';
import type { Rules } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import type { Step } from '#core/ruling.ts';

/** A seat as the case tells it before any card is seen. */
export type ReasonSeat = Pick<Field, 'role' | 'name'>;

/**
 * One thing that a text states: a card `A♦`, a figure `7`, a signed one `−2`, somebody `@hanh`, the banker `@cai`, or
 * whatever a game names so in its `terms`.
 */
export type Fact = string;

/** The facts of a text in their order: the same in both languages, or each language’s own. Empty: there is no text. */
export type ShownFacts = readonly Fact[] | Readonly<Record<Lang, readonly Fact[]>>;

/** Words of one language that state something; null for words that look like a fact and are none. The longest is read first. */
export type Terms = Readonly<Record<string, Fact | null>>;

/** The verdict in words, as `GameWords.verdict` has it. */
export interface ShownBanner {
  readonly big: ShownFacts;
  readonly why: ShownFacts;
  readonly net: ShownFacts;
  readonly lines: readonly { readonly text: ShownFacts; readonly net: ShownFacts }[];
}

/** The parts of a verdict that are left open, as JSON: those that no step states. */
export type Derived =
  | Json
  | undefined
  | readonly Derived[]
  | { readonly pairs: readonly (readonly [string, Derived])[] };

/** A part of a verdict that no step states. */
export interface Uncovered<R extends Rules> {
  /** Where it stands in the JSON; `*` is the name of any seat: `hands.*.points`. */
  readonly part: string;
  /** Why readers need no step for it. */
  readonly because: string;
  /**
   * The cases in which no step states it of this seat (of anybody, where the part has no `*`): there `derive` leaves it out, and
   * only there.
   */
  isSo(who: string, fields: readonly Field[], rules: R): boolean;
}

/**
 * What a game knows of its own explanations. It may take types from `engine/` and the schema of the settings; nothing else of
 * `engine/` or `hands/` (a test holds that), and `derive` stands in a file that counts no card.
 */
export interface ReasonsKit<R extends Rules = Rules, S extends Step = Step> {
  /** What is wrong with the steps, each held against the case, all of them and no other: empty where they are as they say. */
  faults(fields: readonly Field[], rules: R, steps: readonly S[]): readonly string[];
  /** The verdict’s JSON as it follows from the steps that held, and from nothing else; what they do not say is undefined. */
  derive(seats: readonly ReasonSeat[], held: readonly S[]): Derived;
  readonly uncovered: readonly Uncovered<R>[];
  readonly terms: Readonly<Record<Lang, Terms>>;
  /**
   * Words that only join what a sentence states, in small letters with spaces between them. Any word beside these and the terms
   * is a fault: a stray “not” would negate a sentence without changing a fact in it. Never a word that negates.
   */
  readonly joining?: Readonly<Record<Lang, string>>;
  /** What the sentence on a step shows. `step` is one that `faults` has found right, so that its figures may be taken. */
  shown(step: S, fields: readonly Field[], rules: R): ShownFacts;
  /** What the verdict in words shows. `steps` are those that `faults` has found right. */
  verdictBanner(fields: readonly Field[], rules: R, steps: readonly S[]): ShownBanner;
  /** What is said beside one hand. */
  seat(who: string, fields: readonly Field[], rules: R): { readonly sum: ShownFacts; readonly state: ShownFacts };
  /** The reason why two different lists of steps state the same, if they do: such a planted fault is none. */
  sameMeaning?(planted: readonly S[], steps: readonly S[]): string | undefined;
}
