/** The description of the explanations of Xì Tố for the shared tests. */

import { isDeepStrictEqual } from 'node:util';
import { rankOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { ReasonsKit } from '#testing/reasons/kit.ts';
import { differingSteps } from '#testing/reasons/steps.ts';
import type { XiToRules } from '../../engine/rules.ts';
import type { XiToStep } from '../../engine/steps.ts';
import { derive } from './derive.ts';
import { plate, seat } from './plate.ts';
import { asOwed, expectedSteps, shown } from './steps.ts';
import { ranking } from './table.ts';
import { joining, reasonTerms } from './terms.ts';

export const reasons: ReasonsKit<XiToRules, XiToStep> = {
  faults(fields, rules, steps) {
    const should = expectedSteps(fields, rules);
    return differingSteps(asOwed(steps, should, fields), should);
  },
  derive,
  uncovered: [
    {
      part: 'ranking',
      because:
        'Who is level below the winners is told by a step that failed: suits count for nothing here. Neither the pot nor the first word hangs on it.',
      isSo: (_, fields, rules) => isOpenBelow(fields, rules),
    },
  ],
  terms: reasonTerms,
  joining,
  shown,
  verdictBanner: plate,
  seat,
  sameMeaning: (planted, steps) =>
    planted.every((step, at) => isSameButForSuits(step, steps[at]))
      ? 'any card of a rank stands for the rank that is compared, or for its place in four in a row'
      : undefined,
};

function isSameButForSuits(step: XiToStep, was: XiToStep | undefined): boolean {
  const bare = (of: XiToStep | undefined): unknown =>
    of && 'cards' in of && (of.rule === 'xt-cmp-same' || of.rule === 'xt-sanh')
      ? { ...of, cards: of.cards.map(rankOf) }
      : of;
  return isDeepStrictEqual(bare(step), bare(was));
}

/** Are there players below the winners in no comparison that held, with more than one possible place? */
function isOpenBelow(fields: readonly Field[], rules: XiToRules): boolean {
  const below = ranking(fields, rules).slice(1);
  const last = below.at(-1)?.length ?? 1;
  const between = below.slice(0, -1).map(({ length }) => length);
  const untold = last - 1 + between.reduce((sum, count) => sum + Math.max(0, count - 2), 0);
  return untold > 0 && between.some((count) => count > 1);
}
