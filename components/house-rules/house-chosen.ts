import type { Game } from '#core/game/game.ts';
import { remembered } from '../storage/remembered.ts';
import { choiceOf } from './choice.ts';

/** The house that the reader's answers have made, and the answers: `xi-dach@pho-thong{aces=one-ten};aces=one-ten/by-size-a`. */
export const answeredOf = ({ id }: Pick<Game, 'id'>) => remembered(`answered:${id}`);

/** Has the reader chosen a house for this game, otherwise than by answers? */
export function isHouseChosen(game: Pick<Game, 'id'>): boolean {
  const house = choiceOf(game).get();
  return house !== '' && !answeredOf(game).get().startsWith(`${house};`);
}
