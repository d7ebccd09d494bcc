/** The games of the book as the reader takes them, all of them here. */

import { ENGINES } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import type { ReadableGame } from '../reading.ts';

export const READABLE: readonly ReadableGame[] = await Promise.all(
  GAMES.map(async ({ id, load }) => ({
    id,
    vocabulary: (await load.vocabulary()).vocabulary,
    engine: ENGINES.find((engine) => engine.id === id),
  })),
);
