/** What this device keeps of the contract: for each game its choice and what was settled, and a draft that was not saved. */

import type { Game } from '#core/game/game.ts';
import { remembered } from '../../storage/remembered.ts';
import { choiceOf, choiceText, isUsual } from '../choice.ts';
import { answersText } from './answers.ts';
import type { ChosenGame } from './chosen.ts';

export const answersOf = ({ id }: Pick<Game, 'id'>) => remembered(`agreed:${id}`);

/** The link of what was chosen here and is not saved; empty where all is. */
export const draftOf = () => remembered('house-draft');

/** Does this device use these rules and agreements already? */
export function isKept({ all, ruleSet, answers }: ChosenGame): boolean {
  const { game } = all;
  const text = choiceOf(game).get();
  const house = text === '' ? isUsual(ruleSet, all) : text === choiceText(ruleSet, game);
  return house && answersOf(game).get() === answersText(game, answers).join(';');
}
