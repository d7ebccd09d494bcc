/** Sentences about rounds, by their engines; loaded after the numbers are shown. */

import type { Round } from '#core/evening/evening.ts';
import type { Lang } from '#core/lang.ts';
import { loadGame } from '../loading/loaded.ts';
import type { RoundText } from './use-round-texts.ts';

export async function loadTexts(game: string, _lang: Lang): Promise<void> {
  await loadGame(game);
}

export function textOf(_round: Round, _lang: Lang): RoundText | undefined {
  return undefined;
}
