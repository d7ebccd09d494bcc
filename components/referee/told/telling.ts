/** Stories that tell hands by what they come to: what reads them, what stands in for them, and what shows them. Loaded where cards are missing. */

import type { ToldHands } from '#core/told/told-hand.ts';
import { GAMES } from '#games/index.ts';
import { loadedGames } from '../../loading/loaded.ts';
import { part } from '../../loading/part.ts';

export const tellingPart = part(async () => {
  const [
    { readStory },
    { linkedStory, tellStory, toldFields, toldUnder },
    { asToldWords, grantedText, isToldOf, SayCards, ToldCells, ToldPlate, ToldSeats, toldMessage, unsettledText },
    ...games
  ] = await Promise.all([
    import('#src/reading/told/read-story.ts'),
    import('./tell.ts'),
    import('./ToldHands.tsx'),
    ...GAMES.map(async ({ id, load }) => [id, (await load.told?.())?.told] as const),
  ]);
  const handsOf = new Map<string, ToldHands | undefined>(games);
  const told = { readStory, linkedStory, tellStory, toldFields, toldUnder, handsOf };
  const words = { asToldWords, grantedText, isToldOf, toldMessage, unsettledText };
  return { ...told, ...words, SayCards, ToldCells, ToldPlate, ToldSeats };
});

/** What tells a story of a game; undefined until it is loaded, and where the game has no such stories. */
export function tellingOf(id: string) {
  const game = loadedGames().find((one) => one.id === id);
  const hands = tellingPart.here?.handsOf.get(id);
  return game && hands && tellingPart.here && { ...tellingPart.here, game, hands };
}
