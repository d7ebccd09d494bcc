/** What Xì Tố has sentences for. */

import { facts, isName } from '#testing/conformance/alike.ts';
import type { SentencesKit } from '#testing/conformance/kit.ts';
import type { XiToStep } from '../engine/steps.ts';

/** What makes a sentence about a step another one. */
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
  variants: [
    'xt-cmp-same cu-lu 0',
    'xt-cmp-same doi 0',
    'xt-cmp-same doi 1',
    'xt-cmp-same doi 2',
    'xt-cmp-same doi 3',
    'xt-cmp-same mau-thau 0',
    'xt-cmp-same mau-thau 1',
    'xt-cmp-same mau-thau 2',
    'xt-cmp-same mau-thau 3',
    'xt-cmp-same mau-thau 4',
    'xt-cmp-same sam 0',
    'xt-cmp-same sanh 0',
    'xt-cmp-same thu 0',
    'xt-cmp-same thu 1',
    'xt-cmp-same thu 2',
    'xt-cmp-same thung 0',
    'xt-cmp-same thung 1',
    'xt-cmp-same thung 2',
    'xt-cmp-same thung 3',
    'xt-cmp-same thung 4',
    'xt-cmp-same thung-pha-sanh 0',
    'xt-cmp-same tu-quy 0',
    'xt-cmp-suit SCDH false',
    'xt-cmp-suit SCDH true',
    'xt-cmp-suit SHDC false',
    'xt-cmp-suit SHDC true',
    'xt-cmp-suit failed',
    'xt-cu-lu held',
    'xt-doi held',
    'xt-first-actor one',
    'xt-first-actor several',
    'xt-mau-thau held',
    'xt-order',
    'xt-order above-full-house',
    'xt-order below-full-house',
    'xt-partial run',
    'xt-partial suit',
    'xt-sam held',
    'xt-sanh failed',
    'xt-sanh held',
    'xt-showdown one',
    'xt-showdown several',
    'xt-straight-top failed',
    'xt-straight-top held',
    'xt-thu held',
    'xt-thung failed',
    'xt-thung held',
    'xt-thung-pha-sanh held',
    'xt-tu-quy held',
  ],
};
