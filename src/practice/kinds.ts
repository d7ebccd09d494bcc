/** The kinds of question that every game has, without its engine: enough to plan a session. */

import { GAMES } from '#games/index.ts';

/** Some games, each with some of its kinds of question. */
export type KindsOf = ReadonlyMap<string, readonly string[]>;

/** All games in reading order, each with all its kinds. */
export const ALL_KINDS: KindsOf = new Map(GAMES.map(({ id, kinds }) => [id, kinds]));
