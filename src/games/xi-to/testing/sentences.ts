/** The steps of Xì Tố that have sentences. */

import { facts, isName } from '#testing/conformance/alike.ts';
import type { SentencesKit } from '#testing/conformance/kit.ts';
import type { XiToStep } from '../engine/steps.ts';

/** The properties of a step that change its sentence. */
function variant(step: XiToStep): string {
  const { rule, outcome } = step;
  if (step.rule === 'xt-cmp-same') return `${rule} ${step.category} ${step.at}`;
  if (step.rule === 'xt-order') return `${rule} ${step.flush ?? ''}`.trim();
  if (step.rule === 'xt-partial') return `${rule} ${step.why}`;
  if (step.rule === 'xt-cmp-suit') {
    return step.outcome === 'held' ? `${rule} ${step.suits} ${step.before}` : `${rule} failed`;
  }
  if ('winners' in step) return `${rule} ${step.winners.length > 1 ? 'several' : 'one'}`;
  return `${rule} ${outcome}`;
}

export const sentences: SentencesKit<XiToStep> = {
  rulings: 5000,
  // One language names people before the cards, the other one after them.
  states: (text) => {
    const all = facts(text, /\b[AKQJ]\b/u);
    return [...all.filter((fact) => !isName(fact)), ...all.filter(isName)];
  },
  variant,
};
