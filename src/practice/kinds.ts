/** The kinds of question of every game, without its engine: enough to plan a session. */

import kinds from './kinds.json' with { type: 'json' };

/** Some games, each with some of its kinds of question. */
export type KindsOf = ReadonlyMap<string, readonly string[]>;

/** All games in reading order, each with all its kinds in the order in which they are introduced. */
export const ALL_KINDS: KindsOf = new Map(
  Object.entries(kinds).map(([game, { cases, plays }]) => [game, [...cases, ...plays]]),
);

/** Those about hands: a session starts with one, while what rounds need is still loading. */
export const CASE_KINDS: KindsOf = new Map(Object.entries(kinds).map(([game, { cases }]) => [game, cases]));
