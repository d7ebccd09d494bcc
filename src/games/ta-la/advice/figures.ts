/** The figures of a move of Tá Lả, and its worth. */

/** Points per unit: points, payments at the end and places need a common scale to be added up. */
export const UNIT = 5;
/** Rules tl-pay-mom and tl-pay-u, in units. */
const MOM = 4;
const OUT = 5;
/**
 * Rule tl-mom: a player who is móm is last whatever is left in hand, so that the points do not count. Higher than the points of
 * most who are not.
 */
const BURNT = 50;

/** What is said of a move; chances are from 0 to 1. */
export interface MoveFigures {
  /** Unseen cards that would go into a meld with what stays; 0 where none will come any more. */
  readonly waits: number;
  /** Points that are left outside the melds at the end, on average. */
  readonly points: number;
  /** The part of `points` from the ends in which the seat is móm. */
  readonly burnt: number;
  /** The chance to end without a meld. */
  readonly mom: number;
  /** The chance to be ù. */
  readonly out: number;
  /** The chance that the next seat can eat the discard. */
  readonly eaten: number;
  /** Units that are paid for it then. */
  readonly price: number;
  /** Units won for eating. */
  readonly gain: number;
  /** Own turns after this one that are counted. */
  readonly turns: number;
}

export const NO_FIGURES: MoveFigures = {
  waits: 0,
  points: 0,
  burnt: 0,
  mom: 0,
  out: 0,
  eaten: 0,
  price: 0,
  gain: 0,
  turns: 0,
};

/** In points; higher is better. */
export function moveWorth({ points, burnt, mom, out, eaten, price, gain }: MoveFigures): number {
  return UNIT * (OUT * out - MOM * mom + gain - price * eaten) - (points - burnt) - BURNT * mom;
}
