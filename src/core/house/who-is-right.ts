import { branches } from '../branches/branches.ts';
import { partingSettings, shortestCondition } from '../branches/condition.ts';
import type { Field } from '../case.ts';
import type { Game } from '../game/game.ts';
import type { Schema, SettingValue } from '../house-rules.ts';
import { isPartOf, type PartialVerdict } from './partial-verdict.ts';

/** The houses in which a claim holds. */
export interface Holding {
  /** Presets under which it holds. */
  readonly presets: readonly string[];
  /** A shortest condition under which it holds: empty where it always does, null where no house has it so. */
  readonly when: Readonly<Record<string, readonly SettingValue[]>> | null;
}

export interface WhoIsRight {
  /** By the name of each claim. */
  readonly claims: Readonly<Record<string, Holding>>;
  /**
   * The smallest sets of settings that decide between two claims: two houses differ in just these, the first claim alone holds in
   * one and the second alone in the other, and with fewer of them it is not so. Fewest settings first, then in the catalogue's
   * order. Empty where no house rule is in dispute: one of the claims holds nowhere, or wherever the other does.
   */
  readonly apart: readonly (readonly string[])[];
}

/** Who is right about a case, and by which house rules. Where the hands are no case under a house, no claim holds in it. */
export function whoIsRight(
  game: Game,
  fields: readonly Field[],
  claims: Readonly<Record<string, PartialVerdict>>,
): WhoIsRight {
  const found = branches(game, fields);
  const conditions = found.branches.map(({ when }) => when);
  const verdicts = found.branches.map(({ outcome }) =>
    outcome.ok ? game.verdictJson(outcome.value.verdict) : undefined,
  );
  /** By the name of each claim, whether it holds in each branch. */
  const held = Object.entries(claims).map(
    ([name, claim]) => [name, verdicts.map((verdict) => verdict !== undefined && isPartOf(claim, verdict))] as const,
  );
  const holdings = held.map(([name, where]): [string, Holding] => {
    const presets = [...found.presets].filter(([, at]) => where[at]).map(([preset]) => preset);
    const others = conditions.filter((_, at) => !where[at]);
    const when = where.includes(true) ? shortestCondition(game.schema, others) : null;
    return [name, { presets, when: when && Object.fromEntries(when) }];
  });
  const parting = held.flatMap(([, first], at) =>
    held.slice(at + 1).flatMap(([, second]) => {
      const firstAlone = conditions.filter((_, index) => first[index] && !second[index]);
      const secondAlone = conditions.filter((_, index) => second[index] && !first[index]);
      return firstAlone.flatMap((one) => secondAlone.map((other) => partingSettings(one, other)));
    }),
  );
  return { claims: Object.fromEntries(holdings), apart: smallestSets(game.schema, parting) };
}

/** Those sets of settings that contain no other one, each once. */
function smallestSets(schema: Schema, sets: readonly (readonly string[])[]): (readonly string[])[] {
  const keys = Object.keys(schema);
  const inOrder = sets.map((set) => keys.flatMap((key, place) => (set.includes(key) ? [place] : [])));
  inOrder.sort((a, b) => a.length - b.length || firstDifference(a, b));
  const kept: (readonly number[])[] = [];
  for (const set of inOrder) {
    if (!kept.some((one) => one.every((place) => set.includes(place)))) kept.push(set);
  }
  return kept.map((set) => set.flatMap((place) => keys[place] ?? []));
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((place, index) => place !== b[index]);
  return (a[at] ?? 0) - (b[at] ?? 0);
}
