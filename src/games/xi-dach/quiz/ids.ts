export type { KindId } from '../kinds.ts';

/** Common mistakes that lead to wrong answers. */
export const SLIPS = [
  'aces-eleven',
  'aces-one',
  'aces-ten',
  'faces-by-rank',
  'any-five',
  'four-will-do',
  'natural-in-three',
  'a-little-over',
  'nearly-of-age',
  'still-short',
  'only-a-total',
  'over-at-once',
  'high-wins',
  'checks-early',
  'higher-is-better',
  'bust-may-not',
  'may-always',
  'draws-paid',
  'busts-always-pay',
  'shorts-always-pay',
  'wrong-side',
  'ngu-linh-double',
  'naturals-double',
  'wins-only',
] as const;
export type SlipId = (typeof SLIPS)[number];
