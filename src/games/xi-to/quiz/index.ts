import { type GameQuiz, kindsOf } from '#core/quiz/kind.ts';
import { round } from '../round/index.ts';
import { cases } from './cases.ts';
import { actsPlays, foldPlays } from './plays/acts.ts';
import { dealPlays } from './plays/deal.ts';
import { endsPlays } from './plays/ends.ts';
import { oddsPlays } from './plays/odds.ts';
import { turnsPlays } from './plays/turns.ts';
import { upCardsPlays } from './plays/up-cards.ts';

/** Questions about a moment of a round, in the order in which they are introduced. */
export const playKinds = {
  ...dealPlays,
  ...upCardsPlays,
  ...actsPlays,
  ...turnsPlays,
  ...foldPlays,
  ...endsPlays,
  ...oddsPlays,
};

/** Kinds of question about a moment of a round. */
export type PlayId = keyof typeof playKinds;

/** All practice questions about Xì Tố: on hands, and on moments of rounds. */
export const quiz: GameQuiz = { ...cases, round, kinds: [...cases.kinds, ...kindsOf(playKinds)] };
