/** What shows a house rule at work, as data: found once (`npm run update -- witnesses`), and read again by every build. */

import { assertDefined } from '../assert-defined.ts';
import { ALL_CARDS, type Card } from '../card.ts';
import type { Action, Setup } from '../game/round.ts';

/** An action as it stands in the data: with its cards as numbers. */
export interface PlainAction extends Omit<Action, 'card' | 'cards'> {
  readonly card?: number | undefined;
  readonly cards?: readonly number[] | undefined;
}

/** A run of play in which two rule sets diverge: the actions under both, the last of which has different events. */
export interface PlayWitness {
  /** The preset of all other settings. */
  readonly base: string;
  readonly setup: Setup;
  readonly actions: readonly PlainAction[];
  /** How the round goes on under the rule set where nothing has happened. */
  readonly next?: PlainAction | undefined;
}

/**
 * What distinguishes a value of a setting from the first one: hands, as a case in canonical text under the preset of all other
 * settings; a run of play; or nothing, with the reason.
 */
export type Witness = string | PlayWitness | { readonly none: string };

/** By setting, and by value as a case writes it; the first value has none. */
export type Witnesses = Readonly<Record<string, Readonly<Record<string, Witness>>>>;

/** The action of a witness, with its cards typed as cards. */
export function actionOf({ card, cards, ...rest }: PlainAction): Action {
  const cardAt = (number: number): Card => assertDefined(ALL_CARDS[number]);
  return { ...rest, ...(card !== undefined && { card: cardAt(card) }), ...(cards && { cards: cards.map(cardAt) }) };
}
