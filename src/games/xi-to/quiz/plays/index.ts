import { kindsOf } from '#core/quiz/kind.ts';
import { PLAYS } from '../../kinds.ts';
import { actsPlays } from './acts.ts';
import { dealPlays } from './deal.ts';
import { endsPlays } from './ends.ts';
import { oddsPlays } from './odds.ts';
import { turnsPlays } from './turns.ts';
import { upCardsPlays } from './up-cards.ts';

/** Questions about a moment of a round. */
export const plays = kindsOf(PLAYS, {
  ...actsPlays,
  ...dealPlays,
  ...endsPlays,
  ...oddsPlays,
  ...turnsPlays,
  ...upCardsPlays,
});
