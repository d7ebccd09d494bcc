import type { PlayKind } from '#core/quiz/play.ts';
import { askTotal, checkEach, checkEarly, stake, whoChecks } from './checks.ts';
import { firstCard, naturalPaid, nextCard, showNow } from './deal.ts';
import { denAmount, fiveOpen, whoPays } from './den.ts';
import { oddsBust, oddsGood, oddsNatural, oddsSafer } from './odds.ts';
import { phases } from './phases.ts';
import { stockLeft, whoSees } from './stock.ts';
import { cardsAtMost, drawBust, mayDraw, risk, standNow, turn } from './turns.ts';

/** Questions about a moment of a round, in the order of `PLAYS`. */
export const plays: readonly PlayKind[] = [
  nextCard,
  firstCard,
  showNow,
  naturalPaid,
  turn,
  mayDraw,
  cardsAtMost,
  drawBust,
  standNow,
  risk,
  whoChecks,
  checkEarly,
  checkEach,
  askTotal,
  stake,
  whoPays,
  denAmount,
  fiveOpen,
  stockLeft,
  whoSees,
  phases,
  oddsNatural,
  oddsBust,
  oddsGood,
  oddsSafer,
];
