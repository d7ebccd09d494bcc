import type { Case } from '#core/case.ts';
import { findGame, GAMES, type GameId } from '#games/index.ts';

/** The case that asks the commonest question of a game. */
export function firstQuestion(game: GameId): string {
  return findGame(game)?.questions[0]?.example ?? game;
}

/** The game that a case belongs to, as the site knows it. */
export function gameIdOf({ game }: Pick<Case, 'game'>): GameId {
  return (findGame(game) ?? GAMES[0]).id;
}
