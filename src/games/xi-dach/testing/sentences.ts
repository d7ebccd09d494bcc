/** What Xì Dách has sentences for. */

import { facts, isName } from '#testing/conformance/alike.ts';
import type { SentencesKit } from '#testing/conformance/kit.ts';
import type { XiDachStep } from '../engine/steps.ts';

export const sentences: SentencesKit<XiDachStep> = {
  rulings: 3000,
  // Small numbers are words in English, and a language may name somebody once more: that they speak of the same people.
  states: (text) => [...new Set(facts(text).filter(isName))].sort(),
  variant: (step) => `${step.rule} ${step.outcome}${'why' in step ? ` ${step.why}` : ''}`,
};
