import type { Card } from './card.ts';

/** Whom a step is about: a player's name, or `cai` for the banker. */
export type Who = string;

/**
 * One step of a ruling: a rule that was tried, and whether it held.
 * Games add the figures that made it so; words are made from them, per language, in `src/games/<id>/words`.
 */
export interface Step {
  readonly rule: string;
  readonly outcome: 'held' | 'failed';
  readonly who: Who;
  readonly cards?: readonly Card[];
  /** What the cards count, where the step is about that. */
  readonly total?: number;
  /** The cards that `cards` are combined with: a meld that they join. */
  readonly meld?: readonly Card[];
  /** True for the step that settled the outcome for `who`. */
  readonly decides?: true;
}

/** A step of a game: the rule, whether it held, and its figures. */
export type RuledStep<Outcome extends Step['outcome'], Rule extends string, Figures = unknown> = Step & {
  readonly rule: Rule;
  readonly outcome: Outcome;
} & Readonly<Figures>;

/** A verdict and why: every step that led to it, in the order in which it was taken. */
export interface Ruling<V, S extends Step = Step> {
  readonly verdict: V;
  readonly reasons: readonly S[];
}
