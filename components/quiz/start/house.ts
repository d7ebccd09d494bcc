import type { Loaded } from '#components/case/loaded.ts';
import type { RuleSet } from '#core/house-rules.ts';

/** The default house rules: questions are asked under them where the reader has chosen none. */
export function defaultHouse({ game }: Pick<Loaded, 'game'>): RuleSet {
  return { preset: game.defaultPreset, rules: game.presets[game.defaultPreset] ?? {} };
}
