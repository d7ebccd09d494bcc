/** What Xì Dách has sentences for. */

import { facts, isName } from '#testing/conformance/alike.ts';
import type { SentencesKit } from '#testing/conformance/kit.ts';
import type { XiDachStep } from '../engine/steps.ts';

export const sentences: SentencesKit<XiDachStep> = {
  rulings: 3000,
  // Small numbers are words in English, and a language may name somebody once more: that they speak of the same people.
  states: (text) => [...new Set(facts(text).filter(isName))].sort(),
  variant: (step) => `${step.rule} ${step.outcome}${'why' in step ? ` ${step.why}` : ''}`,
  variants: [
    'xd-ace held',
    'xd-check-right failed',
    'xd-check-right held bust',
    'xd-check-right held five-cards',
    'xd-check-right held house-compares',
    'xd-check-right held ngu-linh',
    'xd-check-right held of-age',
    'xd-cmp-both-du failed',
    'xd-cmp-both-du held',
    'xd-cmp-both-non held',
    'xd-cmp-both-quac held',
    'xd-cmp-du-v-other failed',
    'xd-cmp-du-v-other held',
    'xd-cmp-equal failed',
    'xd-cmp-equal held',
    'xd-cmp-ngu-linh failed',
    'xd-cmp-ngu-linh held',
    'xd-cmp-non-v-quac held',
    'xd-natural-rank held',
    'xd-ngu-linh failed one-card-short',
    'xd-ngu-linh failed out-of-range',
    'xd-ngu-linh held',
    'xd-ngu-linh-ace held',
    'xd-ngu-linh-low held',
    'xd-non-checked held',
    'xd-pay-bonus held',
    'xd-pay-even held',
    'xd-phase1-banker held',
    'xd-phase1-equal held',
    'xd-phase1-player held',
    'xd-phases-separate held',
    'xd-state-du held',
    'xd-state-non held',
    'xd-state-quac held',
    'xd-total held',
    'xd-xi-ban held',
    'xd-xi-dach failed more-than-two-cards',
    'xd-xi-dach failed ten-is-no-face',
    'xd-xi-dach held',
  ],
};
