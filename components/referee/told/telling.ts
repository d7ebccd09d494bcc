/** Stories that tell hands by what they come to: what reads them, what stands in for them, and what shows them. Loaded where cards are missing. */

import { findGame } from '#games/index.ts';
import { loadedGames } from '../../loading/loaded.ts';
import { keyedParts, part } from '../../loading/part.ts';

export const tellingPart = part(() => import('./ToldHands.tsx'));

/** What the hands of a game may be told by: it has the engine with it. Nothing where the game has no such stories. */
export const toldHands = keyedParts(async (id: string) => ({ hands: (await findGame(id)?.load.told?.())?.told }));

/** What tells a story of a game; undefined until it is loaded, and where the game has no such stories. */
export function tellingOf(id: string) {
  const game = loadedGames().find((one) => one.id === id);
  const hands = toldHands(id).here?.hands;
  return game && hands && tellingPart.here && { ...tellingPart.here, game, hands };
}
