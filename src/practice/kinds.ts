/** The kinds of question that every game has, without its engine: enough to plan a session. No page but practice pays for them. */

import { GAMES } from '#games/index.ts';

/** Some games, each with some of its kinds of question. */
export type KindsOf = ReadonlyMap<string, readonly string[]>;

/** All games in reading order, each with all its kinds. */
export const ALL_KINDS: KindsOf = new Map(
  await Promise.all(
    GAMES.map(async ({ id, load }) => {
      const { KINDS, PLAYS } = await load.kinds();
      return [id, [...KINDS, ...PLAYS]] as const;
    }),
  ),
);
