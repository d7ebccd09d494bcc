import { type GameQuiz, kindsOf } from '#core/quiz/kind.ts';
import { round } from '../round/index.ts';
import { cases } from './cases.ts';
import { callsPlays, samPlays } from './plays/calls.ts';
import { cardsPlays } from './plays/cards.ts';
import { chopsPlays } from './plays/chops.ts';
import { dealPlays, whitePlays } from './plays/deal.ts';
import { endsPlays } from './plays/ends.ts';
import { leadsPlays } from './plays/leads.ts';
import { oddsPlays } from './plays/odds.ts';
import { turnsPlays } from './plays/turns.ts';

/** Questions about a moment of a round, in the order in which they are introduced. */
export const playKinds = {
  ...dealPlays,
  ...callsPlays,
  ...leadsPlays,
  ...cardsPlays,
  ...turnsPlays,
  ...endsPlays,
  ...samPlays,
  ...chopsPlays,
  ...whitePlays,
  ...oddsPlays,
};

/** Kinds of question about a moment of a round. */
export type PlayId = keyof typeof playKinds;

/** All practice questions about Sâm: on hands, and on moments of rounds. */
export const quiz: GameQuiz = { ...cases, round, kinds: [...cases.kinds, ...kindsOf(playKinds)] };
