/** What is said of the verdict on Xì Tố, and beside each hand, fact by fact. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Field } from '#core/case.ts';
import { inTurn, name } from '#testing/reasons/facts.ts';
import type { Shown, ShownPlate } from '#testing/reasons/kit.ts';
import type { XiToRules } from '../../engine/rules.ts';
import type { XiToStep } from '../../engine/steps.ts';
import { shown } from './steps.ts';
import { handsOf, ranking } from './table.ts';

/** Who takes all or speaks first, and the comparison that settled it; of several, that they are level. */
export function plate(fields: readonly Field[], rules: XiToRules, steps: readonly XiToStep[]): ShownPlate {
  const [winners = []] = ranking(fields, rules);
  const names = winners.map(({ who }) => name(who));
  const isShowdown = fields.every(({ cards: of }) => of.length === 5);
  const share: Shown = { vi: [names.length > 2 ? 'split' : 'halves'], en: ['split'] };
  const all: Shown = isShowdown ? ['takes-all'] : ['speaks-first'];
  const level: Shown = isShowdown ? share : ['level'];
  const settling = steps.find((step) =>
    names.length > 1 ? step.outcome === 'failed' && 'other' in step : step.decides,
  );
  return {
    big: inTurn(names, names.length > 1 ? level : all),
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
): { readonly sum: Shown; readonly state: Shown } {
  const { category } = assertDefined(handsOf(fields, rules).find((hand) => hand.who === who));
  return { sum: [category], state: { vi: [], en: [category] } };
}
