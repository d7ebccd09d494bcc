import { kindsOf } from '#core/quiz/kind.ts';
import { PLAYS } from '../../kinds.ts';
import { callsPlays } from './calls.ts';
import { cardsPlays } from './cards.ts';
import { chopsPlays } from './chops.ts';
import { dealPlays } from './deal.ts';
import { endsPlays } from './ends.ts';
import { leadsPlays } from './leads.ts';
import { oddsPlays } from './odds.ts';
import { turnsPlays } from './turns.ts';

/** Questions about a moment of a round. */
export const plays = kindsOf(PLAYS, {
  ...callsPlays,
  ...cardsPlays,
  ...chopsPlays,
  ...dealPlays,
  ...endsPlays,
  ...leadsPlays,
  ...oddsPlays,
  ...turnsPlays,
});
