/** Games that are named while one reads: they come when they are. */

import { gameNamedFirst } from '../../src/engine/core/notation/game-names.ts';
import { GAMES } from '../../src/site.ts';
import { bring, loadedGames } from './loaded.ts';

/** The game that a text names, where it is one of the book and not here yet. */
export function gameToCome(text: string): string | undefined {
  const name = /^\s*([a-z-]+)/.exec(text)?.[1];
  return GAMES.find(({ id }) => id === name && !loadedGames().some((game) => game.id === id))?.id;
}

/** The same of a game that is named as people say it: `Sâm. …`, `xi dach …`. */
export function spokenGameToCome(text: string): string | undefined {
  const head = gameNamedFirst(text)?.head.replace(/@.*/, '');
  return GAMES.find(({ id }) => id === head && !loadedGames().some((game) => game.id === id))?.id;
}

/**
 * Brings the game that a text names, if there is one to come.
 * @param spoken it may be named as people say it
 */
export async function bringGameOf(text: string, spoken = false): Promise<void> {
  const id = gameToCome(text) ?? (spoken ? spokenGameToCome(text) : undefined);
  if (id !== undefined) await bring(id);
}
