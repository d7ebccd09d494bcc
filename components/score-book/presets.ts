/** The house rules that a table can begin with, for the build. */

import type { Lang } from '#core/lang.ts';
import { engineOf } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { gameWords } from '#games/words.ts';
import type { GamePresets } from './houses.ts';

/** The presets of every game, the usual one first. */
export function presetsByGame(lang: Lang): readonly GamePresets[] {
  return GAMES.map(({ id }) => {
    const engine = engineOf(id);
    const names = gameWords(id, lang).presets;
    const ids = Object.keys(engine?.presets ?? {});
    const usual = ids.toSorted(
      (one, other) => Number(other === engine?.defaultPreset) - Number(one === engine?.defaultPreset),
    );
    return { game: id, presets: usual.map((preset) => ({ id: preset, name: names[preset] ?? preset })) };
  });
}
