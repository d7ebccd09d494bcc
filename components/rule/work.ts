/** What a rule's page shows of its use: its examples, its counterexample, and cases elsewhere that cite it. */

import type { Rule } from '#book/catalogue/catalogue.ts';
import { type Citation, type CitedPlace, citationsOf } from '#book/citations/citations.ts';
import {
  type Counterexample,
  counterexampleOf,
  type OtherRuleSetCase,
  otherRuleSetCase,
} from '#book/citations/counters.ts';
import { type JudgedCase, judged, stepsCiting } from '#book/citations/judged.ts';

/** A case of the list, and the place that it is linked to. */
export interface Cited {
  readonly citation: Citation;
  readonly place: CitedPlace;
}

export interface Work {
  readonly examples: readonly JudgedCase[];
  readonly counter: Counterexample | undefined;
  readonly otherRuleSet: OtherRuleSetCase | undefined;
  readonly cited: readonly Cited[];
  /** How many cases of the book cite the rule, those that are shown among them. */
  readonly total: number;
}

/** The list is incomplete: the other cases are in their own places. */
const LISTED = 6;

export function workOf(rule: Rule): Work {
  const counter = counterexampleOf(rule);
  const against = counter?.kind === 'case' ? counter.judged.canonical : undefined;
  const other = otherRuleSetCase(rule);
  const otherRuleSet = other?.judged.canonical === against ? undefined : other;
  const examples = rule.examples.flatMap((text) => judged(text) ?? []).filter(({ canonical }) => canonical !== against);
  const citations = citationsOf(rule.id);
  const shown = new Set([against, ...examples.map(({ canonical }) => canonical)]);
  const others = citations.filter(({ canonical }) => !shown.has(canonical));
  return { examples, counter, otherRuleSet, cited: spread(others, rule.id), total: citations.length };
}

/** Cases that the rule decides come first, and one of each place before a second of any. */
function spread(citations: readonly Citation[], rule: string): Cited[] {
  const list = citations
    .flatMap((citation): Cited[] => {
      const place = citation.places.find((one) => one.kind !== 'rule' || one.id !== rule);
      return place ? [{ citation, place }] : [];
    })
    .sort((a, b) => Number(decided(b)) - Number(decided(a)));
  const places = list.map(({ place }) => JSON.stringify(place));
  const first = list.filter((_, at) => places.indexOf(places[at] ?? '') === at);
  return [...first, ...list.filter((one) => !first.includes(one))].slice(0, LISTED);
}

function decided({ citation }: Cited): boolean {
  return citation.steps.some(({ decides }) => decides);
}

/**
 * Why a rule has no counterexample: it holds wherever it is tried, it sets the table, it is met only in a round, or no ruling
 * ever names it.
 * @param inRound whether a round of the lessons cites it
 */
export function whyNone({ id, section }: Rule, inRound: boolean): 'always' | 'setup' | 'playing' | 'unnamed' {
  if (citationsOf(id).length > 0) return 'always';
  if (section === 'setup') return 'setup';
  return inRound ? 'playing' : 'unnamed';
}

/** The steps of a ruling that show how the rule worked, or, where it is not cited, those that settled the outcome. */
export function tellingSteps(one: JudgedCase, rule: string) {
  const cited = stepsCiting(one, rule);
  return cited.length > 0 ? cited : one.ruling.reasons.filter(({ decides }) => decides);
}
