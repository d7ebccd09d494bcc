/** House rules for tests: all that there are, those next to a preset, any by chance. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Game } from '#core/game/game.ts';
import { allowedValues, type Rules, type Schema, type Setting, type SettingValue } from '#core/house-rules.ts';
import type { Rng } from '#core/random/rng.ts';

type Houses<R extends Rules> = Pick<Game<R>, 'schema' | 'presets' | 'defaultPreset'>;

/** A house rule of a game that is made up for a test. */
export function testSetting<const V extends SettingValue>(
  values: readonly V[],
  definedAt = 'test',
): { values: { value: V; sources: [] }[]; definedAt: string } {
  return { values: values.map((value) => ({ value, sources: [] })), definedAt };
}

/** Each setting on its own, drawn in the order of the schema. */
export function anyRuleSet<R extends Rules>({ schema, presets, defaultPreset }: Houses<R>, rng: Rng): R {
  const chosen = Object.entries(schema).map(
    ([key, { values }]) => [key, assertDefined(values[rng.upTo(values.length - 1)]).value] as const,
  );
  return { ...assertDefined(presets[defaultPreset]), ...Object.fromEntries(chosen) };
}

/** Every combination of all settings; the last one changes first. */
export function everyRuleSet(schema: Schema): Rules[] {
  return Object.entries(schema).reduce<Rules[]>(
    (houses, [key, { values }]) => houses.flatMap((house) => values.map(({ value }) => ({ ...house, [key]: value }))),
    [{}],
  );
}

/** Every combination of some settings over a base; the last one changes first. */
export function everyVariation<R extends Rules>(base: R, schema: Schema, keys: readonly (keyof R & string)[]): R[] {
  const some = Object.fromEntries(keys.map((key) => [key, assertDefined(schema[key])]));
  return everyRuleSet(some).map((rules) => ({ ...base, ...rules }));
}

/** Every preset, and every rule set that differs from one in a single setting. */
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

/**
 * The schema as an edition of the book had it, for results that are known by heart: values that are added later leave them as they
 * are. A setting that came later keeps its first value.
 */
export function schemaOfEdition(schema: Schema, edition: number): Schema {
  const kept = ({ values }: Setting) => values.filter(({ since = 1 }, at) => at === 0 || since <= edition);
  return Object.fromEntries(
    Object.entries(schema).map(([key, setting]) => [key, { ...setting, values: kept(setting) }]),
  );
}

/** Of the settings that were read, those that an edition of the book had: sorted, with commas. */
export function readInEdition(asked: ReadonlySet<string>, schema: Schema, edition: number): string {
  const isKnown = (key: string): boolean => (schema[key]?.values[0]?.since ?? 1) <= edition;
  return [...asked].filter(isKnown).sort().join();
}
