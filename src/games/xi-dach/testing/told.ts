import type { Field } from '#core/case.ts';
import type { Told } from '#core/told/told-hand.ts';
import type { Telling } from '#testing/told.ts';
import { readHand } from '../engine/hand.ts';
import type { XiDachRules } from '../engine/rules.ts';
import { dealtCases } from './dealt.ts';

/** What people say of a hand: what it is where it has a name, else its total. */
export const tellTotals: Telling<XiDachRules> = {
  deals: dealtCases,
  tell: (_, rules) => (field) => totalOf(field, rules),
};

/** What each hand is, and no total. */
export const tellKinds: Telling<XiDachRules> = {
  deals: dealtCases,
  tell:
    (_, rules) =>
    ({ name, cards }) => ({ kind: readHand(name, cards, rules).kind }),
};

function totalOf({ name, cards }: Field, rules: XiDachRules): Told {
  const { kind, points } = readHand(name, cards, rules);
  return points === null || kind === 'ngu-linh' ? { kind, total: points ?? undefined } : { total: points };
}
