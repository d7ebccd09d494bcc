/** House rules as data: a schema of settings, each with its values and who plays them; presets are full choices. */

export type SettingValue = string | number | boolean;

/** Who says that a value is played: a seed text or an outside source; `ours` where no source speaks. */
export type SourceId = string;

export interface Setting {
  /** Allowed values, the default first. */
  readonly values: readonly SettingValue[];
  /** For each value, in the same order: who plays it so. Empty: a default of this book, no source speaks. */
  readonly sources: readonly (readonly SourceId[])[];
  /** True where only a round of play reads it, never a case. */
  readonly round?: true;
  /** For each value, in the same order: the edition of the book that it came with; 1 for all where nothing is said. */
  readonly since?: readonly number[];
}

/** Keys in the catalogue's order: canonical text lists settings in it. */
export type Schema = Readonly<Record<string, Setting>>;

/** One full choice of house rules. */
export type Rules = Readonly<Record<string, SettingValue>>;

/** A choice of house rules as it is named: a preset, and all settings in full. */
export interface House {
  readonly preset: string;
  readonly rules: Rules;
}

/** The precise type of the rules that a schema describes. */
export type RulesOf<S extends Schema> = {
  readonly [K in keyof S]: S[K]['values'][number];
};

/** The value of `key` that is written `text`, or undefined. Keys of Object.prototype are no settings. */
export function readValue(schema: Schema, key: string, text: string): SettingValue | undefined {
  if (!Object.hasOwn(schema, key)) return undefined;
  return schema[key]?.values.find((value) => String(value) === text);
}

/** The settings in which two choices differ, in the catalogue's order. */
export function differences(schema: Schema, rules: Rules, base: Rules): string[] {
  return Object.keys(schema).filter((key) => rules[key] !== base[key]);
}
