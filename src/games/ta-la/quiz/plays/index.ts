import { kindsOf } from '#core/quiz/kind.ts';
import { PLAYS } from '../../kinds.ts';
import { dealPlays } from './deal.ts';
import { eatsPlays } from './eats.ts';
import { laysPlays } from './lays.ts';
import { oddsPlays } from './odds.ts';
import { outsPlays } from './outs.ts';
import { paysPlays } from './pays.ts';
import { shiftsPlays } from './shifts.ts';

/** Questions about a moment of a round. */
export const plays = kindsOf(PLAYS, {
  ...dealPlays,
  ...eatsPlays,
  ...laysPlays,
  ...oddsPlays,
  ...outsPlays,
  ...paysPlays,
  ...shiftsPlays,
});
