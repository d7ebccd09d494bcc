import { assertDefined } from '../../assert-defined.ts';
import type { Game } from '../../game/game.ts';
import { allowedValues, type Rules, type SettingValue } from '../../house-rules.ts';

/** Of how many dealt cases another value changes the verdict: by preset, setting and value, as in `weights.json`; 0 is left out. */
export type Shares = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;

/** What the guide of a game says: cases that tell houses apart, and how much each house rule matters. */
export interface HouseGuide {
  /** In canonical text, without a house. */
  readonly cases: readonly string[];
  readonly shares: Shares;
}

/** For each setting and each two of its values, the share of dealt cases that one rules otherwise than the other. */
export type Matters = readonly (readonly (readonly number[])[])[];

/**
 * The most that it comes to under a preset that has one of the two values; where none has, the most that either changes anywhere.
 * What only a round reads changes no case.
 */
export function mattersOf({ schema, presets }: Pick<Game, 'schema' | 'presets'>, shares: Shares): Matters {
  return Object.entries(schema).map(([key, setting]) => {
    const values = allowedValues(setting);
    return values.map((one) =>
      values.map((other) => {
        if (one === other || setting.round) return 0;
        const between = Object.entries(presets).flatMap(([preset, rules]) => {
          if (rules[key] === one) return [shareIn(shares, preset, key, other)];
          return rules[key] === other ? [shareIn(shares, preset, key, one)] : [];
        });
        const anywhere = Object.keys(presets).flatMap((preset) =>
          [one, other].map((value) => shareIn(shares, preset, key, value)),
        );
        return Math.max(...(between.length > 0 ? between : anywhere));
      }),
    );
  });
}

/** The share of dealt cases that another value than that of a house near a preset changes. */
export function shareNear(
  shares: Shares,
  { preset, rules }: { readonly preset: string; readonly rules: Rules },
  house: Rules,
  key: string,
  value: SettingValue,
): number {
  const own = assertDefined(rules[key]);
  return shareIn(shares, preset, key, value === own ? assertDefined(house[key]) : value);
}

function shareIn(shares: Shares, preset: string, key: string, value: SettingValue): number {
  return shares[preset]?.[key]?.[String(value)] ?? 0;
}
