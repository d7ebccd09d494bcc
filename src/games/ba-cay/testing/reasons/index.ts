/** The description of the explanations of Ba Cây for the shared tests. */

import type { Field } from '#core/case.ts';
import type { ReasonsKit } from '#testing/reasons/kit.ts';
import { differingSteps } from '#testing/reasons/steps.ts';
import type { BaCayRules } from '../../engine/rules.ts';
import type { BaCayStep } from '../../engine/steps.ts';
import { derive } from './derive.ts';
import { plate, seat } from './plate.ts';
import { expectedSteps, shown } from './steps.ts';
import { handsOf, isSpecial, order, type RecountedHand } from './table.ts';
import { joining, reasonTerms } from './terms.ts';

export const reasons: ReasonsKit<BaCayRules, BaCayStep> = {
  faults: (fields, rules, steps) => differingSteps(steps, expectedSteps(fields, rules)),
  derive,
  uncovered: [
    {
      part: 'hands.*.points',
      because: 'A ba tiên and a sáp are not counted: what the cards would count settles nothing.',
      isSo: (who, fields, rules) => handsOf(fields, rules).some((hand) => hand.who === who && isSpecial(hand)),
    },
    {
      part: 'ranking',
      because:
        'A player meets the banker alone: where two on one side of the banker have equal points no stake asks who is ahead.',
      isSo: (_, fields, rules) => areLevelBesideBanker(fields, rules),
    },
  ],
  terms: reasonTerms,
  joining,
  shown,
  verdictBanner: plate,
  seat,
};

/** Are there two players, both above the banker or both below, whose hands have equal points and no distinguishing name? */
function areLevelBesideBanker(fields: readonly Field[], rules: BaCayRules): boolean {
  const hands = handsOf(fields, rules);
  const banker = hands[fields.findIndex(({ role }) => role === 'cai')];
  if (!banker) return false;
  const toldOf = (hand: RecountedHand): string => `${hand.kind} ${isSpecial(hand) ? '' : hand.points}`;
  const told = hands
    .filter((hand) => hand !== banker)
    .map((hand) => ({ side: order(hand, banker, rules), as: toldOf(hand) }))
    .filter(({ side }) => side !== 0)
    .map(({ side, as }) => `${side} ${as}`);
  return new Set(told).size < told.length;
}
