/** The steps of Ba Cây that have sentences. */

import { facts } from '#testing/conformance/alike.ts';
import type { SentencesKit } from '#testing/conformance/kit.ts';
import type { BaCayStep } from '../engine/steps.ts';

/** The properties of a step that change its sentence. */
function variant(step: BaCayStep): string {
  const { rule, outcome, ...rest } = step;
  const marks = ['why', 'by', 'place', 'compare', 'aceHigh', 'bankerTie', 'times'];
  const values = Object.entries(rest).flatMap(([key, value]) => (marks.includes(key) ? [String(value)] : []));
  return [rule, outcome, ...values].join(' ');
}

export const sentences: SentencesKit<BaCayStep> = {
  rulings: 5000,
  states: (text) => facts(text, /[Bb]anker|[Cc]ái/u),
  // An ace and a face count in the same words, and so do the points of Ba Cây and of Bài Cào.
  kin: () => '',
  variant,
};
