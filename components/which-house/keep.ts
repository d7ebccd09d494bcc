/** Keeps the house that was found as the reader's own for the whole site, and takes that back. */

import type { Game } from '#core/game/game.ts';
import type { RuleSet } from '#core/house-rules.ts';
import { choiceOf, chooseRuleSet } from '../house-rules/choice.ts';
import { answeredOf } from '../house-rules/house-chosen.ts';

/** What the device had before. */
export interface KeptBefore {
  readonly house: string;
  readonly answered: string;
}

/** From now on nothing is asked about this house. */
export function keepHouse(game: Game, house: RuleSet): { readonly isStored: boolean; readonly before: KeptBefore } {
  const before = { house: choiceOf(game).get(), answered: answeredOf(game).get() };
  // Answers to single questions would make it a house of which the rest is not known.
  const isForgotten = answeredOf(game).set('');
  return { isStored: chooseRuleSet(game, house) && isForgotten, before };
}

export function takeBack(game: Game, { house, answered }: KeptBefore): void {
  choiceOf(game).set(house);
  answeredOf(game).set(answered);
}
