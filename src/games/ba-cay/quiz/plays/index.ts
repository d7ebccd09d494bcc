import { kindsOf } from '#core/quiz/kind.ts';
import { PLAYS } from '../../kinds.ts';
import { dealPlays } from './deal.ts';
import { endsPlays } from './ends.ts';
import { looksPlays } from './looks.ts';
import { oddsPlays } from './odds.ts';

/** Questions about a moment of a round. */
export const plays = kindsOf(PLAYS, { ...dealPlays, ...endsPlays, ...looksPlays, ...oddsPlays });
