import type { PlayKind } from '#core/quiz/play.ts';
import { direction, firstCard, firstTen, seats, stockLeft } from './deal.ts';
import { eatShow, eatSource, mayDiscard, mayDraw, mayEat } from './eats.ts';
import { guiWhich, isMom, laysFirst, mayGui, whenLay } from './lays.ts';
import { oddsDealt, oddsDraw, oddsKhan, safest, waits } from './odds.ts';
import { uDen, uNow } from './outs.ts';
import { eatPays } from './pays.ts';
import { afterLast, extraTurn, shiftCard } from './shifts.ts';

/** Questions about a moment of a round, in the order of `PLAYS`. */
export const plays: readonly PlayKind[] = [
  seats,
  stockLeft,
  firstCard,
  firstTen,
  direction,
  mayDraw,
  eatSource,
  mayEat,
  eatShow,
  mayDiscard,
  eatPays,
  shiftCard,
  extraTurn,
  afterLast,
  whenLay,
  laysFirst,
  isMom,
  mayGui,
  guiWhich,
  uNow,
  uDen,
  waits,
  safest,
  oddsDraw,
  oddsDealt,
  oddsKhan,
];
