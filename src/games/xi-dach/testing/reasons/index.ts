/** The description of the explanations of Xì Dách for the shared tests. */

import type { ReasonsKit } from '#testing/reasons/kit.ts';
import { stepsApart } from '#testing/reasons/steps.ts';
import type { XiDachRules } from '../../engine/rules.ts';
import type { XiDachStep } from '../../engine/steps.ts';
import { derive } from './derive.ts';
import { plate, seat } from './plate.ts';
import { asOwed, owed, shown } from './steps.ts';
import { joining, terms } from './terms.ts';

export const reasons: ReasonsKit<XiDachRules, XiDachStep> = {
  faults(fields, rules, steps) {
    const should = owed(fields, rules);
    return stepsApart(asOwed(steps, should, rules), should);
  },
  derive,
  unsaid: [],
  terms,
  joining,
  shown,
  plate,
  seat,
};
