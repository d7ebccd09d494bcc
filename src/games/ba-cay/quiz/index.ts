import { type GameQuiz, kindsOf } from '#core/quiz/kind.ts';
import { round } from '../round/index.ts';
import { cases } from './cases.ts';
import { dealPlays } from './plays/deal.ts';
import { endsPlays } from './plays/ends.ts';
import { looksPlays } from './plays/looks.ts';
import { oddsPlays } from './plays/odds.ts';

/** Questions about a moment of a round, in the order in which they are introduced. */
export const playKinds = {
  ...looksPlays,
  ...dealPlays,
  ...endsPlays,
  ...oddsPlays,
};

/** Kinds of question about a moment of a round. */
export type PlayId = keyof typeof playKinds;

/** What practice asks about Ba Cây and Bài Cào: about hands, and about moments of rounds. */
export const quiz: GameQuiz = { ...cases, round, kinds: [...cases.kinds, ...kindsOf(playKinds)] };
