import { GAMES } from '#games/index.ts';
import { listed } from '../text.ts';

const NAMES: readonly string[] = GAMES.map(({ name }) => name);

/** All games of the book in one line: `Xì Dách, …, Sâm`. */
export const ALL_GAMES = NAMES.join(', ');

/** The same with a word before the last: `Xì Dách, … và Sâm`. */
export function allGames(and: string): string {
  return listed(NAMES, and);
}

/** The game whose pages stand for any. */
export const FIRST_GAME = GAMES[0].name;
