import type { Telling } from '#testing/told.ts';
import { quadsIn } from '../engine/payment.ts';
import { isTwo } from '../engine/ranks.ts';
import type { SamRules } from '../engine/rules.ts';
import { dealtCases } from './dealt.ts';

/** How many cards everybody is left with, where one hand at most is unusual: stories list no more than one. */
export const tellCounts: Telling<SamRules> = {
  deals(rng, rules) {
    const end = dealtCases(rng, rules).at(-1) ?? [];
    const odd = end.flatMap(({ cards }) => [
      ...(cards.some(isTwo) ? ['2'] : []),
      ...(quadsIn(cards).length > 0 ? ['4'] : []),
    ]);
    return end[0]?.role === 'player' && odd.length <= 1 ? [end] : [];
  },
  tell:
    () =>
    ({ cards }) => ({ count: cards.length }),
};
