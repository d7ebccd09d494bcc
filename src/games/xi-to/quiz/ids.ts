export type { KindId, PlayId } from '../kinds.ts';

/** Common mistakes that lead to wrong answers. */
export const SLIPS = [
  'suit-of-five',
  'row-of-five',
  'round-the-corner',
  'not-yet-five',
  'half-of-it',
  'suit-overlooked',
  'run-overlooked',
  'no-two-alike',
  'pair-overlooked',
  'one-pair-only',
  'second-pair',
  'two-pairs-only',
  'three-and-no-pair',
  'three-alike',
  'pair-beside-three',
  'four-alike',
  'category-first',
  'high-card-loses',
  'lead-first',
  'first-difference',
  'suits-last',
  'spades-top',
  'one-is-better',
  'still-equal',
  'settled-before',
] as const;
export type SlipId = (typeof SLIPS)[number];

/** Where two hands first differ: what the question `tie-break` answers. */
export const GROUNDS = [
  'category',
  'rank',
  'top-card',
  'lower-pair',
  'kicker',
  'next-card',
  'suit',
  'nothing',
] as const;
export type Ground = (typeof GROUNDS)[number];

/** Those that only a question from a round meets. */
export const PLAY_SLIPS = [
  'cards-run-out',
  'ante-first',
  'one-stays-down',
  'only-one-down',
  'five-is-all',
  'folded-is-out',
  'caller-stays-in',
  'looked-at-anew',
  'nothing-to-call',
  'bet-lies-there',
  'limit-holds',
  'already-in',
  'match-the-whole',
  'call-first',
  'chips-stay-in',
  'owes-no-more',
  'ante-too',
  'wrong-way-round',
  'matched-is-done',
  'raise-reopens',
  'not-all-spoken',
  'all-have-matched',
  'alone-needs-no-show',
  'alone-is-over',
  'shows-at-the-end',
  'own-chips-too',
  'last-call-too',
  'second-gets-nothing',
  'rank-is-not-rarity',
  'seen-are-gone',
  'odd-cards-pair-too',
] as const;
export type PlaySlipId = (typeof PLAY_SLIPS)[number];
