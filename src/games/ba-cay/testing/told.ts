import type { Field } from '#core/case.ts';
import type { Told } from '#core/told/told-hand.ts';
import type { Telling } from '#testing/told.ts';
import { readHand } from '../engine/hand.ts';
import type { BaCayRules } from '../engine/rules.ts';
import { dealtCases } from './dealt.ts';

/** What people say of a hand: its name, or else its points. */
export const tellPoints: Telling<BaCayRules> = {
  deals: dealtCases,
  tell: (_, rules) => (field) => pointsOf(field, rules),
};

function pointsOf({ name, cards }: Field, rules: BaCayRules): Told {
  const { kind, points } = readHand(name, cards, rules);
  return kind === 'sap' || kind === 'ba-tien' ? { kind } : { total: points };
}
