/** What this device keeps of the contract: for each game its choice and what was settled, and a draft that was not saved. */

import type { Agreement } from '#book/agreements.ts';
import type { Game } from '#core/game/game.ts';
import type { Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { remembered } from '../../storage/remembered.ts';
import { choiceOf, choiceText, chooseRuleSet, chosenRuleSet, isUsual } from '../choice.ts';
import { type AllAgreements, type Answers, answersText, isAnswer, NO_ANSWERS, readAnswer } from './answers.ts';
import { type ChosenGame, loadChosen } from './chosen.ts';
import type { Agreed } from './link.ts';

const answersOf = ({ id }: Pick<Game, 'id'>) => remembered(`agreed:${id}`);

/** The link of what was chosen here and is not saved; empty where all is. */
export const draftOf = () => remembered('house-draft');

/** Does this device use these rules and agreements already? */
export function isKept({ all, ruleSet, answers }: ChosenGame): boolean {
  const { game } = all;
  const text = choiceOf(game).get();
  const house = text === '' ? isUsual(ruleSet, all) : text === choiceText(ruleSet, game);
  return house && answersOf(game).get() === answersText(game, answers).join(';');
}

/** Saves what was agreed: house rules for every widget of the site, and the agreements beside them. False where this device stores nothing: then they apply on this page only. */
export function saveContract(agreed: readonly Agreed[]): boolean {
  return agreed
    .flatMap(({ game, ruleSet, answers = NO_ANSWERS }) => [
      chooseRuleSet(game, ruleSet),
      answersOf(game).set(answersText(game, answers).join(';')),
    ])
    .every(Boolean);
}

/** Removes the saved choice of every game. */
export function forgetContract(): void {
  for (const game of GAMES) {
    choiceOf(game).set('');
    answersOf(game).set('');
  }
}

/** The saved agreements of a game; answers that no longer exist are skipped. */
function savedAnswers(game: Pick<Game, 'id'>, agreements: readonly Agreement[] | undefined): Answers {
  const pieces = answersOf(game)
    .get()
    .split(';')
    .flatMap((piece) => readAnswer(piece) ?? []);
  return Object.fromEntries(
    pieces.filter((piece) => isAnswer(agreements, piece)).map(({ key, answer }) => [key, answer]),
  );
}

/** The games with saved house rules. What cannot be read is skipped. */
export async function savedContract(lang: Lang, agreements: AllAgreements): Promise<readonly ChosenGame[]> {
  const own = await Promise.all(
    GAMES.filter((game) => choiceOf(game).get() !== '').map(async ({ id }) => {
      const one = await loadChosen(id, lang);
      const ruleSet = one && (await chosenRuleSet(one.all.game));
      if (!one || !ruleSet) return [];
      return [{ ...one, ruleSet, answers: savedAnswers(one.all.game, agreements[id]) }];
    }),
  );
  return own.flat();
}
