/** Games that are named as people say them, `Sâm. …` or `xi dach …`: they come when they are, too. */

import { gameNamedFirst } from '#src/reading/suggest/game-names.ts';
import { GAMES } from '#games/index.ts';
import { loadedGames, loadGame } from '../case/loaded.ts';
import { loadGameOf } from '../case/more/load-game.ts';

/** The game that a text names, where it is one of the book and not here yet. */
export function spokenGameToCome(text: string): string | undefined {
  const head = gameNamedFirst(text, GAMES)?.head.replace(/@.*/, '');
  return GAMES.find(({ id }) => id === head && !loadedGames().some((game) => game.id === id))?.id;
}

/** Brings the game that a text names in the notation or in words, if there is one to come. */
export async function loadNamedGame(text: string): Promise<void> {
  await loadGameOf(text);
  const id = spokenGameToCome(text);
  if (id !== undefined) await loadGame(id);
}
