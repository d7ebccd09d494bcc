import { differences, type Rules, type Schema } from '../house-rules.ts';

/** The preset that is exactly this choice of rules, or undefined. */
export function presetOf(schema: Schema, presets: Readonly<Record<string, Rules>>, rules: Rules): string | undefined {
  return Object.keys(presets).find((name) => {
    const preset = presets[name];
    return preset !== undefined && differences(schema, rules, preset).length === 0;
  });
}
