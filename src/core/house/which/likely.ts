/** How likely houses are before anything is asked: most of them keep to a preset but for a little. */

import { allowedValues, type Rules, type Schema } from '../../house-rules.ts';

/** Houses of one kind: each setting has its value by chance, independent of the others. */
export interface Kind {
  /** How many of all houses are of this kind, 0 to 1. */
  readonly share: number;
  /** For each setting, how likely each of its values is. */
  readonly chances: readonly (readonly number[])[];
}

/** So many houses keep to no preset. */
const AT_RANDOM = 0.1;
/** So often a setting is another one than in the preset that a house keeps to. */
const CHANGED = 0.06;

/** Houses near each preset, and houses at random. Presets that no case can tell apart are one. */
export function houseKinds(schema: Schema, presets: Readonly<Record<string, Rules>>): readonly Kind[] {
  const near = new Map(
    Object.values(presets).map((rules) => {
      const chances = Object.entries(schema).map(([key, setting]) => {
        const values = allowedValues(setting);
        return values.map((value) => (value === rules[key] ? 1 - CHANGED : CHANGED / (values.length - 1)));
      });
      const inCases = Object.entries(schema).flatMap(([key, { round }]) => (round ? [] : [rules[key]]));
      return [JSON.stringify(inCases), chances];
    }),
  );
  const share = (1 - AT_RANDOM) / near.size;
  return [...[...near.values()].map((chances) => ({ share, chances })), { ...anyHouseKind(schema), share: AT_RANDOM }];
}

/** All houses alike. */
export function anyHouseKind(schema: Schema): Kind {
  return { share: 1, chances: Object.values(schema).map(({ values }) => values.map(() => 1 / values.length)) };
}
