/** What shows a house rule at work, as data: found once (`npm run update -- witnesses`), kept in the game's folder, and read again by every build. */

import { assertDefined } from '../assert-defined.ts';
import { ALL_CARDS, type Card } from '../card.ts';
import type { Action, Setup } from '../game/round.ts';
import type { Rules } from '../house-rules.ts';

/** A run of play in which two houses part: what is done in both, the last of it with different things happening. */
export interface PlayWitness<S extends Setup = Setup, A extends PlainAction = PlainAction> {
  /** The preset that all other settings are those of. */
  readonly base: string;
  readonly setup: S;
  readonly actions: readonly A[];
  /** How the house goes on in which nothing has happened. */
  readonly next?: A;
}

/**
 * What tells a value of a setting from the first one: hands, as a case in canonical text under the preset that all other settings
 * are those of; a run of play; or nothing, and why.
 */
export type Witness<S extends Setup = Setup, A extends PlainAction = PlainAction> =
  | string
  | PlayWitness<S, A>
  | { readonly none: string };

/** By setting, and by value as a case writes it; the first value has none. */
export type Witnesses = Readonly<Record<string, Readonly<Record<string, Witness>>>>;

/** The same of one game, its settings and values typed. */
export type WitnessesOf<R extends Rules, S extends Setup, A extends Action> = {
  readonly [K in keyof R]?: { readonly [V in `${R[K]}`]?: Witness<S, Plain<A> & PlainAction> };
};

/** Cards as the numbers that they are, which data is written with. */
type Plain<T> = T extends Card
  ? number
  : T extends readonly (infer E)[]
    ? readonly Plain<E>[]
    : T extends object
      ? { readonly [K in keyof T]: Plain<T[K]> }
      : T;

/** An action as data has it. */
export type PlainAction = Plain<Action>;

/** The action that a witness holds, its cards as cards. */
export function actionOf({ card, cards, ...rest }: PlainAction): Action {
  const cardAt = (number: number): Card => assertDefined(ALL_CARDS[number]);
  return { ...rest, ...(card !== undefined && { card: cardAt(card) }), ...(cards && { cards: cards.map(cardAt) }) };
}
