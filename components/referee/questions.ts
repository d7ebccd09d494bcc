import type { Case } from '#core/case.ts';
import type { RefereeQuestion } from '#core/game/book.ts';
import { findGame, GAMES, type GameId } from '#games/index.ts';

/** What may be asked of each game, by its id; the build puts it into the page. */
export type Questions = Readonly<Record<string, readonly RefereeQuestion[]>>;

/** The case that asks the commonest question of a game. */
export function firstQuestion(questions: Questions, game: GameId): string {
  return questions[game]?.[0]?.example ?? game;
}

/** The game that a case belongs to, as the site knows it. */
export function gameIdOf({ game }: Pick<Case, 'game'>): GameId {
  return (findGame(game) ?? GAMES[0]).id;
}
