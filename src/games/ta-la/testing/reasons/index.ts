/** What Tá Lả knows of its own explanations, from ta-la.md and the docs of the steps. */

import type { Field } from '#core/case.ts';
import type { ReasonsKit } from '#testing/reasons/kit.ts';
import { perCase } from '#testing/reasons/per-case.ts';
import { differingSteps } from '#testing/reasons/steps.ts';
import type { TaLaRules } from '../../engine/rules.ts';
import type { TaLaStep } from '../../engine/steps.ts';
import { type Alone, readAlone, toldOfHand } from './alone.ts';
import { derive } from './derive.ts';
import { plateOfEnd, plateOfHand, seatOfEnd, seatOfHand } from './plate.ts';
import { readShowdown, type ToldShowdown, toldOfShowdown } from './showdown.ts';
import { shownOf } from './shown.ts';
import { joining, reasonTerms } from './terms.ts';

export const reasons: ReasonsKit<TaLaRules, TaLaStep> = {
  faults(fields, rules, steps) {
    const { alone, showdown } = read(fields, rules);
    return differingSteps(steps, alone ? toldOfHand(alone, rules) : toldOfShowdown(showdown, rules));
  },
  derive,
  uncovered: [],
  terms: reasonTerms,
  joining,
  shown: shownOf,
  verdictBanner(fields, rules, steps) {
    const { alone, showdown } = read(fields, rules);
    return alone ? plateOfHand(alone, steps) : plateOfEnd(showdown, steps);
  },
  seat(who, fields, rules) {
    const { alone, showdown } = read(fields, rules);
    return alone ? seatOfHand(alone) : seatOfEnd(who, showdown);
  },
};

type Reading =
  | { readonly alone: Alone; readonly showdown?: never }
  | { readonly alone?: never; readonly showdown: ToldShowdown };

/** It is asked for once for all steps, and again for each hand. */
const read = perCase((fields: readonly Field[], rules: TaLaRules): Reading => {
  const [first] = fields;
  return first?.role === 'bai' ? { alone: readAlone(first, rules) } : { showdown: readShowdown(fields, rules) };
});
