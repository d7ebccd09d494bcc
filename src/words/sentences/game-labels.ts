import type { SettingValue } from '#core/house-rules.ts';

type Settings = Readonly<Record<string, { readonly values: readonly { readonly value: SettingValue }[] }>>;

/** The labels that each language must have: one for every question of the referee, preset, setting and value, and no other. */
export interface GameLabels<Ask extends string, Preset extends string, Schema extends Settings> {
  /** What the referee is asked, by the ids of the manifest's questions. */
  readonly asks: Readonly<Record<Ask, string>>;
  readonly presets: Readonly<Record<Preset, string>>;
  readonly settings: {
    readonly [K in keyof Schema]: {
      readonly label: string;
      readonly values: Readonly<Record<`${Schema[K]['values'][number]['value']}`, string>>;
    };
  };
}
