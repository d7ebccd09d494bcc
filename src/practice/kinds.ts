/** The kinds of question of every game, without its engine: enough to plan a session. Only practice loads them. */

import { GAMES } from '#games/index.ts';

/** Some games, each with some of its kinds of question. */
export type KindsOf = ReadonlyMap<string, readonly string[]>;

const BOOKS = await Promise.all(
  GAMES.map(async ({ id, load }) => [id, (await load.practice()).practice.kinds] as const),
);

/** All games in reading order, each with all its kinds. */
export const ALL_KINDS: KindsOf = new Map(BOOKS.map(([id, { cases, plays }]) => [id, [...cases, ...plays]]));

/** Those about hands: a session starts with one, while what rounds need is still loading. */
export const CASE_KINDS: KindsOf = new Map(BOOKS.map(([id, { cases }]) => [id, cases]));
