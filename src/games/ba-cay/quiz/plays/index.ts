import type { PlayKind } from '#core/quiz/play.ts';
import { inPack, leftOver, playersFit } from './deal.ts';
import { bankerChips, bien, potWins, showLast, tiePot } from './ends.ts';
import { afterLook, whatNow, whoLooks } from './looks.ts';
import { oddsLast, oddsPoints, oddsRarer, oddsWin } from './odds.ts';

/** Questions about a moment of a round, in the order of `PLAYS`. */
export const plays: readonly PlayKind[] = [
  whoLooks,
  whatNow,
  afterLook,
  inPack,
  leftOver,
  playersFit,
  showLast,
  bankerChips,
  bien,
  potWins,
  tiePot,
  oddsPoints,
  oddsRarer,
  oddsLast,
  oddsWin,
];
