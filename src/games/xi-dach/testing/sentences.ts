/** The steps of Xì Dách that have sentences. */

import { facts, isName } from '#testing/conformance/alike.ts';
import type { SentencesKit } from '#testing/conformance/kit.ts';
import type { XiDachStep } from '../engine/steps.ts';

export const sentences: SentencesKit<XiDachStep> = {
  rulings: 3000,
  // Small numbers are words in English, and a language may repeat a name: checks that both are about the same players.
  states: (text) => [...new Set(facts(text).filter(isName))].sort(),
  variant: (step) => `${step.rule} ${step.outcome}${'why' in step ? ` ${step.why}` : ''}`,
};
