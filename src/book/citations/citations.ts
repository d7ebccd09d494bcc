/**
 * Which cases of the site cite which rule: every case that is written anywhere is judged once, when the site is built, and
 * filed under the rules of its reasons.
 */

import type { Step } from '#core/ruling.ts';
import { cached } from '../catalogue/read.ts';
import { type JudgedCase, judged, stepsCiting } from './judged.ts';
import { type CitedPlace, writtenCases } from './written.ts';

export type { CitedPlace } from './written.ts';

/** A case whose ruling cites a rule, and every place where it is written. */
export interface Citation extends JudgedCase {
  readonly places: readonly CitedPlace[];
  /** The steps that cite the rule. */
  readonly steps: readonly Step[];
}

/** Did the rule hold in this ruling, for anybody? */
export function holdsIn(one: JudgedCase, rule: string): boolean {
  return stepsCiting(one, rule).some(({ outcome }) => outcome === 'held');
}

/** Was the rule tried there, and held for nobody? */
export function failsIn(one: JudgedCase, rule: string): boolean {
  const steps = stepsCiting(one, rule);
  return steps.length > 0 && steps.every(({ outcome }) => outcome === 'failed');
}

/** The cases of the site whose rulings cite a rule, in the order of the site: lessons, rules, sources. */
export function citationsOf(rule: string): readonly Citation[] {
  return citations().get(rule) ?? [];
}

const citations = cached((): ReadonlyMap<string, readonly Citation[]> => {
  const cases = new Map<string, { readonly one: JudgedCase; readonly places: CitedPlace[] }>();
  for (const { text, place } of writtenCases()) {
    const one = judged(text);
    if (!one) throw new Error(`${JSON.stringify(place)}: “${text}” is no case`);
    const known = cases.get(one.canonical);
    if (known) known.places.push(place);
    else cases.set(one.canonical, { one, places: [place] });
  }
  const found = new Map<string, Citation[]>();
  for (const { one, places } of cases.values()) {
    for (const rule of new Set(one.ruling.reasons.map((step) => step.rule))) {
      const citation = { ...one, places, steps: stepsCiting(one, rule) };
      const list = found.get(rule);
      if (list) list.push(citation);
      else found.set(rule, [citation]);
    }
  }
  return found;
});
