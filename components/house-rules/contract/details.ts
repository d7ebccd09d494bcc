/** What the contract needs of a game beyond what every widget knows: loaded when the game is chosen. */

import type { AboutWords } from '#core/game/game-words.ts';
import type { Conflict, NoEffect } from '#core/house/no-effect.ts';
import type { Lang } from '#core/lang.ts';
import { findGame } from '#games/index.ts';

export interface GameDetails extends AboutWords {
  readonly noEffect: readonly NoEffect[];
  /** Choices that do not go together. */
  readonly clashes: readonly Conflict[];
}

/** All that is said of a game; undefined where there is none of that name. */
export async function detailsOf(id: string, lang: Lang): Promise<GameDetails | undefined> {
  const load = findGame(id)?.load;
  if (!load) return undefined;
  const [{ about, conflicts }, { NO_EFFECT, CONFLICTS }] = await Promise.all([load.about[lang](), load.noEffect()]);
  return { about, conflicts, noEffect: NO_EFFECT, clashes: CONFLICTS };
}
