/** The steps of Sâm that have sentences. */

import type { SentencesKit } from '#testing/conformance/kit.ts';
import type { SamStep } from '../engine/steps.ts';

/** The properties of a step that change its sentence. */
function variant(step: SamStep): string {
  const why = 'why' in step ? step.why : '';
  const kind = step.rule === 'sam-instant' && 'kind' in step ? step.kind : '';
  const first = step.rule === 'sam-instant' && step.outcome === 'held' && !step.decides ? 'after' : '';
  const two = 'kinds' in step && step.rule === 'sam-chop-two' ? step.kinds[0] : '';
  return [step.rule, step.outcome, why, kind, first, two].filter(Boolean).join(' ');
}

export const sentences: SentencesKit<SamStep> = {
  rulings: 12000,
  junk: /\b(bai|ban|danh)\b|\b1 (cards|units)\b|\b(?!1 )\d+ (card|unit)\b/u,
  variant,
};
