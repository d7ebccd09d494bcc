/** House rules for tests: all that there are, those next to a preset, any by chance. */

import type { Game } from '#core/game/game.ts';
import { allowedValues, type Rules, type RulesOf, type Schema, type SettingValue } from '#core/house-rules.ts';
import type { Rng } from '#core/random/rng.ts';

/** A house rule of a game that is made up for a test. */
export function testSetting<const V extends SettingValue>(
  values: readonly V[],
  definedAt = 'test',
): { values: { value: V; sources: [] }[]; definedAt: string } {
  return { values: values.map((value) => ({ value, sources: [] })), definedAt };
}

/** Each setting on its own, drawn in the order of the schema. */
export function anyHouse<S extends Schema>({ schema }: { readonly schema: S }, rng: Rng): RulesOf<S> {
  const rules = Object.fromEntries(
    Object.entries(schema).map(([key, { values }]) => [key, values[rng.upTo(values.length - 1)]?.value]),
  );
  if (!isHouse(schema, rules)) throw new Error('a house rule without values');
  return rules;
}

/** Does every house rule have one of its values? */
function isHouse<S extends Schema>(schema: S, rules: object): rules is RulesOf<S> {
  const chosen = new Map<string, unknown>(Object.entries(rules));
  return Object.entries(schema).every(([key, setting]) =>
    allowedValues(setting).some((value) => value === chosen.get(key)),
  );
}

/** Every combination of all settings; the last one changes first. */
export function everyHouse(schema: Schema): Rules[] {
  return Object.entries(schema).reduce<Rules[]>(
    (houses, [key, { values }]) => houses.flatMap((house) => values.map(({ value }) => ({ ...house, [key]: value }))),
    [{}],
  );
}

/** Every preset, and every house that differs from one in a single setting. */
export function nearPresets({ presets, schema }: Game): Rules[] {
  return Object.values(presets).flatMap((rules) => [
    rules,
    ...Object.entries(schema).flatMap(([key, setting]) =>
      allowedValues(setting)
        .filter((value) => value !== rules[key])
        .map((value) => ({ ...rules, [key]: value })),
    ),
  ]);
}

/** The settings that a case can depend on. */
export function caseSettings({ schema }: Pick<Game, 'schema'>): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([, { round }]) => !round));
}
