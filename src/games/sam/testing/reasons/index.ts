/** What Sâm knows of its own explanations, from sam.md and the docs of the steps. */

import type { Field } from '#core/case.ts';
import type { ReasonsKit } from '#testing/reasons/kit.ts';
import { differingSteps, type StatedStep } from '#testing/reasons/steps.ts';
import type { SamRules } from '../../engine/rules.ts';
import type { SamStep } from '../../engine/steps.ts';
import { toldOfDeal } from './deal.ts';
import { derive } from './derive.ts';
import { toldOfEnd } from './end.ts';
import { plate, seat } from './plate.ts';
import { toldOfPlay } from './play.ts';
import { shownOf } from './shown.ts';
import { joining, reasonTerms } from './terms.ts';

export const reasons: ReasonsKit<SamRules, SamStep> = {
  faults: (fields, rules, steps) => differingSteps(steps, told(fields, rules)),
  derive,
  uncovered: [
    {
      part: 'players.*.cards',
      because: 'How many cards a player holds stands in the case; where nothing is paid, nothing is counted.',
      isSo: (who, fields, rules) =>
        rules.payout === 'none' && fields.some(({ name, cards }) => name === who && cards.length % 10 !== 0),
    },
  ],
  terms: reasonTerms,
  joining,
  shown: shownOf,
  verdictBanner: plate,
  seat,
};

function told(fields: readonly Field[], rules: SamRules): StatedStep[] {
  const [first] = fields;
  const played = fields.find(({ role }) => role === 'danh');
  if (played)
    return toldOfPlay(
      played,
      fields.find(({ role }) => role === 'ban'),
      rules,
    );
  return first?.role === 'bai' ? toldOfDeal(first.cards, rules) : toldOfEnd(fields, rules);
}
