/** House rules as data: a schema of settings, each with its values and who plays them; presets are full choices. */

export type SettingValue = string | number | boolean;

/** The source for a value: a seed text or an outside source; `ours` where there is none. */
export type SourceId = string;

/** One value that a house rule may have. */
export interface AllowedValue {
  readonly value: SettingValue;
  /** The sources that play it so. Empty: a default of this book without a source. */
  readonly sources: readonly SourceId[];
  /** The edition of the book that introduced it, where that is not the first. */
  readonly since?: number;
}

/** Before an edition, a setting had this value wherever another one had the value in `where`. */
export interface EarlierMeaning {
  readonly key: string;
  readonly value: SettingValue;
  /** The edition that brought the setting. */
  readonly before: number;
  readonly where: { readonly key: string; readonly value: SettingValue };
}

export interface Setting<RuleId extends string = string> {
  /** The default first. */
  readonly values: readonly AllowedValue[];
  /**
   * The one rule to name where two houses part over it. Others can depend on it: an ace counts otherwise, and two totals are equal; but
   * what the houses disagree on is the ace.
   */
  readonly definedAt: RuleId;
  /** True where only a round of play reads it, never the ruling on a case. */
  readonly round?: true;
  /** What it was before it was a setting. */
  readonly meant?: EarlierMeaning;
}

/** Keys in the catalogue's order: canonical text lists settings in it. */
export type Schema<RuleId extends string = string> = Readonly<Record<string, Setting<RuleId>>>;

/** One full choice of house rules. */
export type Rules = Readonly<Record<string, SettingValue>>;

/** A named choice of house rules: a preset, and all settings in full. */
export interface RuleSet {
  readonly preset: string;
  readonly rules: Rules;
}

/** The rule set of a game where nothing is said. */
export function defaultRuleSet({
  presets,
  defaultPreset,
}: {
  readonly presets: Readonly<Record<string, Rules>>;
  readonly defaultPreset: string;
}): RuleSet {
  return { preset: defaultPreset, rules: presets[defaultPreset] ?? {} };
}

/** The precise type of the rules that a schema describes. */
export type RulesOf<S extends Schema> = {
  readonly [K in keyof S]: S[K]['values'][number]['value'];
};

/** The values of a house rule alone, the default first; none for a setting that there is not. */
export function allowedValues<V extends SettingValue>(setting: {
  readonly values: readonly [{ readonly value: V }, ...{ readonly value: V }[]];
}): readonly [V, ...V[]];
export function allowedValues<V extends SettingValue>(
  setting: { readonly values: readonly { readonly value: V }[] } | undefined,
): readonly V[];
export function allowedValues<V extends SettingValue>(
  setting: { readonly values: readonly { readonly value: V }[] } | undefined,
): readonly V[] {
  return setting?.values.map(({ value }) => value) ?? [];
}

/** The value of `key` where nothing is said, or undefined. Keys of Object.prototype are no settings. */
export function defaultValue(schema: Schema, key: string): SettingValue | undefined {
  return Object.hasOwn(schema, key) ? schema[key]?.values[0]?.value : undefined;
}

/** The value of `key` whose text is `text`, or undefined. Keys of Object.prototype are no settings. */
export function readValue(schema: Schema, key: string, text: string): SettingValue | undefined {
  if (!Object.hasOwn(schema, key)) return undefined;
  return allowedValues(schema[key]).find((value) => String(value) === text);
}

/** The settings in which two choices differ, in the catalogue's order. */
export function differences(schema: Schema, rules: Rules, base: Rules): string[] {
  return Object.keys(schema).filter((key) => rules[key] !== base[key]);
}
