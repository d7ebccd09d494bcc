/**
 * Which cases of the site cite which rule: every case that is written anywhere is judged once, when the site is built, and
 * filed under the rules of its reasons.
 */

import type { Case } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import { judge } from '#core/judge.ts';
import type { Ruling, Step } from '#core/ruling.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { type Place, writtenCases } from './written.ts';

export type { Place } from './written.ts';

/** A case that was read and ruled on. */
export interface JudgedCase {
  /** As it was typed. */
  readonly text: string;
  readonly canonical: string;
  readonly of: Case;
  readonly ruling: Ruling<unknown>;
}

/** A case whose ruling cites a rule, and every place where it is written. */
export interface Citation extends JudgedCase {
  readonly places: readonly Place[];
  /** The steps that cite the rule. */
  readonly steps: readonly Step[];
}

/** The ruling on a case as typed; undefined where the text is none. */
export function judged(text: string): JudgedCase | undefined {
  const read = readCase(text);
  const game = read.ok ? engineOf(read.value.game) : undefined;
  const ruling = read.ok && game ? judge(game, read.value.fields, read.value.rules) : undefined;
  if (!read.ok || !game || !ruling?.ok) return undefined;
  return { text, canonical: formatCase(read.value, game), of: read.value, ruling: ruling.value };
}

/** The steps of a ruling that cite a rule. */
export function stepsCiting({ ruling }: JudgedCase, rule: string): Step[] {
  return ruling.reasons.filter((step) => step.rule === rule);
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

let index: ReadonlyMap<string, readonly Citation[]> | undefined;

/** The cases of the site whose rulings cite a rule, in the order of the site: lessons, rules, sources. */
export function citationsOf(rule: string): readonly Citation[] {
  index ??= indexed();
  return index.get(rule) ?? [];
}

function indexed(): ReadonlyMap<string, readonly Citation[]> {
  const cases = new Map<string, { readonly one: JudgedCase; readonly places: Place[] }>();
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
}
