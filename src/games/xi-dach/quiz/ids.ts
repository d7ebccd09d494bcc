export type { KindId, PlayId } from '../kinds.ts';

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

/** Those that only a question from a round meets. */
export const PLAY_SLIPS = [
  'naturals-always-double',
  'waits-to-be-checked',
  'stood-is-stood',
  'enough-may-draw',
  'five-at-most',
  'four-is-not-five',
  'only-banker',
  'checks-all-at-once',
  'total-is-secret',
  'asks-too-early',
  'own-stake',
  'own-stake-alone',
  'forgets-banker',
  'own-stake-times-all',
  'banker-has-cards',
  'drawn-too',
  'holds-not-looks',
  'drawn-face-down',
  'settled-before',
  'seen-cards-are-gone',
  'four-of-each',
  'faces-count-too',
  'ace-gives-way',
] as const;
export type PlaySlipId = (typeof PLAY_SLIPS)[number];
