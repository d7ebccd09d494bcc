/** Holds what a game lists as without effect against its engine: what is listed never matters, what is not listed does. */

import type { Field } from '#core/case.ts';
import type { Setup } from '#core/game/round.ts';
import { hasSameEffect, holds, type When } from '#core/house/no-effect.ts';
import { allowedValues, type Rules, type SettingValue } from '#core/house-rules.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { anyOption, type ChooseOption, partsCase, partsRound, type RulesPair } from '../effect.ts';
import { anyRuleSet, nearPresets } from '../rule-sets.ts';
import { runs, sampled } from '../runs.ts';
import type { GameCheck, Subject } from './subject.ts';

/** So many cases and rounds are tried in vain before a setting counts as without effect. */
const CASES = 12_000;
const ROUNDS = 3_000;
/** So many for each rule set in which one is listed: there are some hundred of them. */
const PROVING_CASES = runs(100, 30);
const PROVING_ROUNDS = runs(6, 2);
const ANY_HOUSES = runs(60, 20);
/** By day one in so many of the rule sets beside the presets is looked at; of each setting some value is. */
const NEAR = 3;

interface Pair {
  readonly key: string;
  readonly values: readonly [SettingValue, SettingValue];
  readonly house: Rules;
}

export const NO_EFFECT_CHECKS: readonly GameCheck[] = [
  {
    name: 'what is listed names settings and values that there are, and no conflict twice',
    *faults({ game: { schema }, noEffect, conflicts }) {
      const listed: When[] = [
        ...noEffect.map(({ key, sameEffect, when }) => ({ ...when, [key]: sameEffect ?? [] })),
        ...conflicts.map(({ when }) => when),
      ];
      for (const [key, values] of listed.flatMap((when) => Object.entries(when))) {
        if (!schema[key] || values.some((value) => !allowedValues(schema[key]).includes(value)))
          yield `${key}: ${values}`;
      }
      if (new Set(conflicts.map(({ id }) => id)).size !== conflicts.length) yield 'a conflict twice';
    },
  },
  {
    name: 'what is listed changes no verdict and no round',
    *faults(subject) {
      const { game, noEffect } = subject;
      const rng = makeRng(1);
      for (const house of [
        ...sampled(nearPresets(game), NEAR),
        ...Array.from({ length: ANY_HOUSES }, () => anyRuleSet(game, rng)),
      ]) {
        for (const pair of pairsIn(subject, house)) {
          if (hasSameEffect(noEffect, pair.key, pair.values, house) && !partsNever(subject, pair, rng)) yield pair;
        }
      }
    },
  },
  {
    name: 'what is listed is all that comes to nothing, under every preset and one setting away from it',
    *faults(subject) {
      const seek = seeker(subject, makeRng(2));
      for (const pair of sampled(nearPresets(subject.game), NEAR).flatMap((house) => pairsIn(subject, house))) {
        if (!hasSameEffect(subject.noEffect, pair.key, pair.values, pair.house) && !seek(pair)) yield pair;
      }
    },
  },
  {
    name: 'a conflict names two settings or more, and no preset has one',
    *faults({ game, conflicts }) {
      for (const { id, when } of conflicts) {
        if (Object.keys(when).length < 2) yield id;
        for (const [name, rules] of Object.entries(game.presets)) if (holds(when, rules)) yield `${id} in ${name}`;
      }
    },
  },
  {
    name: 'in every conflict one of the settings comes to nothing',
    *faults(subject) {
      const { game, conflicts, noEffect, kit } = subject;
      const rng = makeRng(3);
      for (const { id, when } of conflicts) {
        for (let n = 0; n < ANY_HOUSES && !kit.known?.includes(id); n++) {
          const chosen = Object.entries(when).map(([key, [first, ...rest]]) => [key, rng.pick([first ?? '', ...rest])]);
          const house = { ...anyRuleSet(game, rng), ...Object.fromEntries(chosen) };
          const silent = pairsIn(subject, house).some(
            ({ key, values }) =>
              when[key] && values.some((value) => value === house[key]) && hasSameEffect(noEffect, key, values, house),
          );
          if (!silent) yield { id, house };
        }
      }
    },
  },
];

/** Every two values of every setting under a rule set. */
function pairsIn({ game: { schema } }: Subject, house: Rules): Pair[] {
  return Object.entries(schema).flatMap(([key, setting]) =>
    allowedValues(setting).flatMap((a, at, values) =>
      values.slice(at + 1).map((b): Pair => ({ key, values: [a, b], house })),
    ),
  );
}

function ruleSetsOf({ key, values: [a, b], house }: Pair): RulesPair {
  return [
    { ...house, [key]: a },
    { ...house, [key]: b },
  ];
}

function partsNever({ game, rounds: { round }, kit }: Subject, pair: Pair, rng: Rng): boolean {
  const houses = ruleSetsOf(pair);
  for (let n = 0; n < PROVING_CASES; n++) {
    if (partsCase(game, kit.fields(rng, houses[0]), houses)) return false;
  }
  for (let n = 0; n < PROVING_ROUNDS; n++) {
    if (partsRound(round, kit.rounds.setup(rng, kit.rounds.names), houses, rng, tableAt(kit.rounds, n))) return false;
  }
  return true;
}

function tableAt({ tables = [] }: Subject['kit']['rounds'], n: number): ChooseOption {
  return [anyOption, ...tables][n % (tables.length + 1)] ?? anyOption;
}

/** Looks for hands, or a round, on which two values part; what parted them elsewhere is tried first. */
function seeker({ game, rounds: { round }, kit }: Subject, rng: Rng): (pair: Pair) => boolean {
  const cases = new Map<string, (readonly Field[])[]>();
  const rounds = new Map<string, { setup: Setup; seed: number; choose: ChooseOption }[]>();
  return (pair) => {
    const houses = ruleSetsOf(pair);
    const seen = cases.get(pair.key) ?? [];
    if (seen.some((fields) => partsCase(game, fields, houses))) return true;
    const played = rounds.get(pair.key) ?? [];
    const again = played.some(({ setup, seed, choose }) => partsRound(round, setup, houses, makeRng(seed), choose));
    if (again) return true;
    const inRound = game.schema[pair.key]?.round === true || pair.key === 'deck';
    for (let n = 0; !inRound && n < CASES; n++) {
      const fields = kit.fields(rng, houses[n % 2 === 0 ? 0 : 1]);
      if (partsCase(game, fields, houses)) return cases.set(pair.key, [...seen, fields]).size > 0;
    }
    // Some hands are ruled on in a round alone: ù khan is called at the deal.
    for (let n = 0; n < ROUNDS; n++) {
      const setup = kit.rounds.setup(rng, kit.rounds.names);
      const one = { setup, seed: rng.upTo(2 ** 30), choose: tableAt(kit.rounds, n) };
      if (partsRound(round, setup, houses, makeRng(one.seed), one.choose)) {
        return rounds.set(pair.key, [...played, one]).size > 0;
      }
    }
    return false;
  };
}
