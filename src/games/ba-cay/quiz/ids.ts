export type { KindId, PlayId } from '../kinds.ts';

/** Common mistakes that lead to wrong answers. */
export const SLIPS = [
  'total-stays',
  'ten-off-once',
  'faces-by-rank',
  'ace-ten',
  'ten-is-no-face',
  'only-diamond',
  'needs-ten',
  'has-a-name',
  'miscounted',
  'special-first',
  'alike-by-rank',
  'points-first',
  'high-total',
  'high-card',
  'best-card-first',
  'one-is-better',
  'not-together',
  'equal-at-best',
  'never-best',
  'draws-paid',
  'wrong-side',
  'wins-only',
  'best-takes-all',
  'by-points',
  'one-missed',
  'two-missed',
] as const;
export type SlipId = (typeof SLIPS)[number];

/** Those that only a question from a round meets. */
export const PLAY_SLIPS = [
  'only-tens-out',
  'banker-has-cards',
  'to-the-last-card',
  'nobody-draws',
  'no-checking',
  'no-turns',
  'looked-already',
  'last-must-compare',
  'last-is-no-help',
  'own-stake',
  'bien-is-apart',
  'own-share-in-pot',
  'share-is-gone',
  'second-gets-nothing',
  'nobody-before',
  'ten-in-a-hundred-each',
  'own-cards-are-gone',
  'four-of-each',
  'faces-count-too',
] as const;
export type PlaySlipId = (typeof PLAY_SLIPS)[number];
