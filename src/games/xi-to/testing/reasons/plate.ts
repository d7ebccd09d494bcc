/** What is said of the verdict on Xì Tố, and beside each hand, fact by fact. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Field } from '#core/case.ts';
import { inSequence, nameFact } from '#testing/reasons/facts.ts';
import type { ShownBanner, ShownFacts } from '#testing/reasons/kit.ts';
import type { XiToRules } from '../../engine/rules.ts';
import type { XiToStep } from '../../engine/steps.ts';
import { shown } from './steps.ts';
import { handsOf, ranking } from './table.ts';

/** Who takes all or speaks first, and the comparison that settled it; of several, that they are level. */
export function plate(fields: readonly Field[], rules: XiToRules, steps: readonly XiToStep[]): ShownBanner {
  const [winners = []] = ranking(fields, rules);
  const names = winners.map(({ who }) => nameFact(who));
  const isShowdown = fields.every(({ cards: of }) => of.length === 5);
  const share: ShownFacts = { vi: [names.length > 2 ? 'split' : 'halves'], en: ['split'] };
  const all: ShownFacts = isShowdown ? ['takes-all'] : ['speaks-first'];
  const level: ShownFacts = isShowdown ? share : ['level'];
  const settling = steps.find((step) =>
    names.length > 1 ? step.outcome === 'failed' && 'other' in step : step.decides,
  );
  return {
    big: inSequence(names, names.length > 1 ? level : all),
    why: shown(assertDefined(settling)),
    net: [],
    lines: [],
  };
}

/** What the hand is called; in English also what that means. */
export function seat(
  who: string,
  fields: readonly Field[],
  rules: XiToRules,
): { readonly sum: ShownFacts; readonly state: ShownFacts } {
  const { category } = assertDefined(handsOf(fields, rules).find((hand) => hand.who === who));
  return { sum: [category], state: { vi: [], en: [category] } };
}
