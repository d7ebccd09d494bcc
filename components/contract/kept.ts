/** House rules of a contract as the choice of this device, for every widget of the site. */

import { GAMES } from '#games/index.ts';
import { choiceOf, chooseHouse } from '../house/choice.ts';
import { keepAnswers, NO_ANSWERS } from './answers.ts';
import type { Agreed } from './link.ts';

/** Keeps them. False where this device keeps nothing: then they count on this page alone. */
export function keep(agreed: readonly Agreed[]): boolean {
  return agreed
    .flatMap(({ game, house, answers = NO_ANSWERS }) => [chooseHouse(game, house), keepAnswers(game, answers)])
    .every(Boolean);
}

/** Forgets what was chosen, of every game. */
export function forget(): void {
  for (const game of GAMES) {
    choiceOf(game).set('');
    keepAnswers(game, NO_ANSWERS);
  }
}
