/** The description of the explanations of Xì Dách for the shared tests. */

import type { ReasonsKit } from '#testing/reasons/kit.ts';
import { differingSteps } from '#testing/reasons/steps.ts';
import type { XiDachRules } from '../../engine/rules.ts';
import type { XiDachStep } from '../../engine/steps.ts';
import { derive } from './derive.ts';
import { plate, seat } from './plate.ts';
import { asOwed, expectedSteps, shown } from './steps.ts';
import { joining, reasonTerms } from './terms.ts';

export const reasons: ReasonsKit<XiDachRules, XiDachStep> = {
  faults(fields, rules, steps) {
    const should = expectedSteps(fields, rules);
    return differingSteps(asOwed(steps, should, rules), should);
  },
  derive,
  uncovered: [],
  terms: reasonTerms,
  joining,
  shown,
  verdictBanner: plate,
  seat,
};
