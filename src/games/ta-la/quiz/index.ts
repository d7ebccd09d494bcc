import { type GameQuiz, kindsOf } from '#core/quiz/kind.ts';
import { round } from '../round/index.ts';
import { cases } from './cases.ts';
import { dealPlays } from './plays/deal.ts';
import { eatsPlays } from './plays/eats.ts';
import { laysPlays } from './plays/lays.ts';
import { oddsPlays } from './plays/odds.ts';
import { outsPlays } from './plays/outs.ts';
import { paysPlays } from './plays/pays.ts';
import { shiftsPlays } from './plays/shifts.ts';

/** Questions about a moment of a round, in the order in which they are introduced. */
export const playKinds = {
  ...dealPlays,
  ...eatsPlays,
  ...paysPlays,
  ...shiftsPlays,
  ...laysPlays,
  ...outsPlays,
  ...oddsPlays,
};

/** Kinds of question about a moment of a round. */
export type PlayId = keyof typeof playKinds;

/** All practice questions about Tá Lả: on hands, and on moments of rounds. */
export const quiz: GameQuiz = { ...cases, round, kinds: [...cases.kinds, ...kindsOf(playKinds)] };
