/** What only a game's tests know about it, for the tests that all games share. */

import type { Field } from '#core/case.ts';
import type { ErrorCode } from '#core/case-error.ts';
import type { Rules } from '#core/house-rules.ts';
import type { Rng } from '#core/random/rng.ts';
import type { Ruling, Step, Who } from '#core/ruling.ts';
import type { ReasonsKit } from '../reasons/kit.ts';
import type { Telling } from '../told.ts';
import type { RoundTestKit } from './rounds/kit.ts';

/** How cases of the game are written. */
export interface NotationKit {
  /** Texts, each with its canonical one. */
  readonly texts: readonly (readonly [text: string, canonical: string])[];
  /** One fault each; ‹ and › stand round the offending text and are taken out before it is read. */
  readonly faults: readonly (readonly [ErrorCode, string])[];
  /** Texts that are cases, though they look odd. */
  readonly cases: readonly string[];
}

/** Cases whose branches are found with few rulings. */
export interface BranchEffort {
  readonly what: string;
  readonly cases: number;
  fields(rng: Rng): readonly Field[];
  /** The most rulings; half of the cases need at most `usual`. */
  readonly most: number;
  readonly usual?: number;
}

/** Cases by chance, held against docs/rules read literally. */
export interface SeededKit<V, S extends Step> {
  readonly cases: number;
  /** What must come up besides steps, and come up often: how many are at the table, who wins, what is paid. */
  readonly often: readonly string[];
  /** Kinds of steps that so many cases need not show. */
  readonly rare?: RegExp;
  /** Which of it this case shows; what may come up, and need not, is left out. */
  shows(fields: readonly Field[], ruling: Ruling<V, S>): readonly string[];
}

export interface BranchesKit<R extends Rules, V> {
  /** The ruling of the rules document on these hands, implemented literally; where they are no case, the code of the fault. */
  literal(fields: readonly Field[], rules: R): string;
  /** The engine's verdict in the same words; where this is missing, as `settle` prints it. */
  written?(verdict: V): string;
  /** Cases by chance that are held against all rule sets. */
  readonly cases: number;
  /** Hands that are a case in many rule sets, where those of any rule set are not. */
  fields?(rng: Rng): readonly Field[];
  /** Cases in which many settings matter. */
  readonly crowded: readonly (readonly [what: string, text: string])[];
  readonly efforts: readonly BranchEffort[];
}

/** What the sentences about rulings are checked against. */
export interface SentencesKit<S extends Step> {
  readonly rulings: number;
  /** What makes a sentence about a step another one. */
  variant(step: S): string;
  /** Patterns that no sentence may contain: plurals of one, names of fields. */
  readonly junk?: RegExp;
  /** What both languages must state, where it is not simply cards, figures and names in one order. */
  states?(text: string): readonly string[];
  /** The same for two rules that say the same in the same words. */
  kin?(rule: string): string;
}

/** One game, as its tests know it. */
export interface GameTestKit<R extends Rules = Rules, V = unknown, S extends Step = Step> {
  /** Random hands that are a case under these house rules. They favour what is rare in a fair deal. */
  fields(rng: Rng, rules: R): readonly Field[];
  /** The cases that one fair deal poses at a table under these house rules, played as people play. */
  dealt(rng: Rng, rules: R): readonly (readonly Field[])[];
  readonly notation: NotationKit;
  readonly branches: BranchesKit<R, V>;
  readonly seeded: SeededKit<V, S>;
  /** Conflicts in which no setting is without effect: the game's own test checks them. */
  readonly known?: readonly string[];
  /** Are these those for whom a step of a ruling settles the matter, each once? */
  settles(verdict: V, who: readonly Who[]): boolean;
  readonly sentences: SentencesKit<S>;
  readonly rounds: RoundTestKit;
  /** What the tests know about the game's explanations. */
  readonly reasons?: ReasonsKit<R, S>;
  /** How its hands are told by what they come to. */
  readonly tellings?: readonly Telling<R>[];
}
