/** Answers to questions, read from a ruling on Xì Tố. */

import { assertDefined } from '#core/assert-defined.ts';
import { type Answer, playersAnswer } from '#core/quiz/answer.ts';
import type { Ruling } from '#core/ruling.ts';
import type { Category } from '../engine/category.ts';
import type { XiToVerdict } from '../engine/decide.ts';
import type { XiToStep } from '../engine/steps.ts';

export type XiToRuling = Ruling<XiToVerdict, XiToStep>;

export function categoryIn({ verdict }: XiToRuling, name: string): Category | undefined {
  return verdict.hands.find((hand) => hand.name === name)?.category;
}

/** Who is strongest, or who are as strong as each other. */
export function winnersOf({ verdict: { ranking } }: XiToRuling): readonly string[] {
  return assertDefined(ranking[0]);
}

export function winners(ruling: XiToRuling): Answer {
  return playersAnswer(...winnersOf(ruling));
}

/**
 * The rule that settled who is strongest, with those of hands that are nearly more than they are: these first where two
 * combinations met, because whoever reads such a hand wrongly puts it in the wrong place.
 */
export function decided({ reasons }: XiToRuling): readonly string[] {
  const deciding = reasons.filter((step) => step.decides);
  const nearly = reasons.filter(isNearly);
  const steps = deciding.some(({ rule }) => rule === 'xt-order') ? [...nearly, ...deciding] : [...deciding, ...nearly];
  return steps.map(({ rule }) => rule);
}

/** Is this a step on a hand that is nearly more than it is, or is so only under this rule set? */
export function isNearly({ rule, outcome }: XiToStep): boolean {
  return rule === 'xt-straight-top' || rule === 'xt-partial' || (outcome === 'failed' && rule !== 'xt-cmp-suit');
}
