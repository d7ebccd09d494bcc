/** The steps of Tá Lả that have sentences. */

import type { SentencesKit } from '#testing/conformance/kit.ts';
import type { TaLaStep } from '../engine/steps.ts';
import { placeName } from '../words/shape.ts';

const MARKS = ['why', 'by', 'kind', 'gap', 'chot'];

/** The properties of a step that change its sentence. */
function variant(step: TaLaStep): string {
  const { rule: id, outcome, ...rest } = step;
  const values = Object.entries(rest).flatMap(([key, value]) => (MARKS.includes(key) ? [String(value)] : []));
  const place = 'place' in step ? [placeName(step.place, step.of)] : [];
  return [id, outcome, ...values, ...place].join(' ');
}

export const sentences: SentencesKit<TaLaStep> = {
  rulings: 8000,
  junk: /\bbai\b|\b1 (points|cards|units)\b/u,
  variant,
};
