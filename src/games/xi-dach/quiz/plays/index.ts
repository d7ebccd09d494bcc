import { kindsOf } from '#core/quiz/kind.ts';
import { PLAYS } from '../../kinds.ts';
import { checksPlays } from './checks.ts';
import { dealPlays } from './deal.ts';
import { denPlays } from './den.ts';
import { oddsPlays } from './odds.ts';
import { phasesPlays } from './phases.ts';
import { stockPlays } from './stock.ts';
import { turnsPlays } from './turns.ts';

/** Questions about a moment of a round. */
export const plays = kindsOf(PLAYS, {
  ...checksPlays,
  ...dealPlays,
  ...denPlays,
  ...oddsPlays,
  ...phasesPlays,
  ...stockPlays,
  ...turnsPlays,
});
