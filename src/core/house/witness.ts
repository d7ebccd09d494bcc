/** What shows a house rule at work, as data: found once (`npm run update -- witnesses`), kept in the game's folder, and read again by every build. */

import { assertDefined } from '../assert-defined.ts';
import { ALL_CARDS, type Card } from '../card.ts';
import type { Action, Setup } from '../game/round.ts';
import type { Rules } from '../house-rules.ts';

/** A run of play in which two rule sets diverge: the actions under both, the last of which has different events. */
export interface PlayWitness<S extends Setup = Setup, A extends PlainAction = PlainAction> {
  /** The preset of all other settings. */
  readonly base: string;
  readonly setup: S;
  readonly actions: readonly A[];
  /** How the round goes on under the rule set where nothing has happened. */
  readonly next?: A;
}

/**
 * What distinguishes a value of a setting from the first one: hands, as a case in canonical text under the preset of all other
 * settings; a run of play; or nothing, with the reason.
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

/** Cards as plain numbers, which the data files contain. */
type Plain<T> = T extends Card
  ? number
  : T extends readonly (infer E)[]
    ? readonly Plain<E>[]
    : T extends object
      ? { readonly [K in keyof T]: Plain<T[K]> }
      : T;

/** An action as it stands in the data. */
export type PlainAction = Plain<Action>;

/** The action of a witness, with its cards typed as cards. */
export function actionOf({ card, cards, ...rest }: PlainAction): Action {
  const cardAt = (number: number): Card => assertDefined(ALL_CARDS[number]);
  return { ...rest, ...(card !== undefined && { card: cardAt(card) }), ...(cards && { cards: cards.map(cardAt) }) };
}
