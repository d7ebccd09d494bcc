import type { Telling } from '#testing/told.ts';
import { readHand } from '../engine/hand.ts';
import type { XiToRules } from '../engine/rules.ts';
import { dealtCases } from './dealt.ts';

/** What people say of a hand: its combination. */
export const tellCombinations: Telling<XiToRules> = {
  deals: dealtCases,
  tell:
    (_, rules) =>
    ({ cards }) => ({ kind: readHand(cards, rules).category }),
};
