import type { SettingValue } from '../../engine/core/house-rules.ts';
import type { PlayerVerdict, XiDachVerdict } from '../../engine/xi-dach/decide.ts';
import type { SCHEMA, XiDachPreset } from '../../engine/xi-dach/rules.ts';

type Settings = typeof SCHEMA;
type Written<V extends SettingValue> = `${V}`;

/** The labels that each language must have: one for every preset, setting and value, and no other. */
export interface XiDachLabels {
  readonly presets: Readonly<Record<XiDachPreset, string>>;
  readonly settings: {
    readonly [K in keyof Settings]: {
      readonly label: string;
      readonly about: string;
      readonly values: Readonly<Record<Written<Settings[K]['values'][number]>, string>>;
    };
  };
}

/** The one player's outcome, or undefined where there are several. */
export function mainOutcome({ players }: XiDachVerdict): PlayerVerdict | undefined {
  return players.length === 1 ? players[0] : undefined;
}
