import type { Lang } from '#core/lang.ts';
import type { GameId } from '#games/index.ts';
import { loaded } from '../loading/loaded.ts';

/** What the site calls a rule set of a game. */
export function presetName(lang: Lang, game: GameId, preset: string): string {
  return loaded(game, lang)?.words.presets[preset] ?? preset;
}
