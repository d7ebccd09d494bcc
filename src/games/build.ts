import { assertDefined } from '#core/assert-defined.ts';
import type { GameBuild } from '#core/game/book.ts';
import { GAMES } from './index.ts';

const PARTS: ReadonlyMap<string, GameBuild> = new Map(
  await Promise.all(GAMES.map(async ({ id, load }) => [id, (await assertDefined(load.build)()).build] as const)),
);

/** What only the build needs from a game. */
export function buildOf(game: string): GameBuild {
  return assertDefined(PARTS.get(game));
}
