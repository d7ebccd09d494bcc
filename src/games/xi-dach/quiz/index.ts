import { type GameQuiz, kindsOf } from '#core/quiz/kind.ts';
import { round } from '../round/index.ts';
import { cases } from './cases.ts';
import { checksPlays } from './plays/checks.ts';
import { dealPlays } from './plays/deal.ts';
import { denPlays } from './plays/den.ts';
import { oddsPlays } from './plays/odds.ts';
import { phasesPlays } from './plays/phases.ts';
import { stockPlays } from './plays/stock.ts';
import { turnsPlays } from './plays/turns.ts';

/** Questions about a moment of a round, in the order in which they are introduced. */
export const playKinds = {
  ...dealPlays,
  ...turnsPlays,
  ...checksPlays,
  ...denPlays,
  ...stockPlays,
  ...phasesPlays,
  ...oddsPlays,
};

/** Kinds of question about a moment of a round. */
export type PlayId = keyof typeof playKinds;

/** All practice questions about Xì Dách: on hands, and on moments of rounds. */
export const quiz: GameQuiz = { ...cases, round, kinds: [...cases.kinds, ...kindsOf(playKinds)] };
