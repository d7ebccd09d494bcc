/** Games that are named while one reads: they come when they are. */

import { GAMES } from '#games/index.ts';
import { loadedGames, loadGame } from '../loaded.ts';

/** The game that a text names, where it is one of the book and not here yet. */
export function gameToCome(text: string): string | undefined {
  const name = /^\s*([a-z-]+)/.exec(text)?.[1];
  return GAMES.find(({ id }) => id === name && !loadedGames().some((game) => game.id === id))?.id;
}

/** Brings the game that a text names, if there is one to come. */
export async function loadGameOf(text: string): Promise<void> {
  const id = gameToCome(text);
  if (id !== undefined) await loadGame(id);
}
