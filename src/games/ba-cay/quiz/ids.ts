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
