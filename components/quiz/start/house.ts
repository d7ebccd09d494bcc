import type { Loaded } from '#components/case/loaded.ts';
import type { House } from '#core/house-rules.ts';

/** The default house rules: questions are asked under them where the reader has chosen none. */
export function ownHouse({ game }: Pick<Loaded, 'game'>): House {
  return { preset: game.defaultPreset, rules: game.presets[game.defaultPreset] ?? {} };
}
