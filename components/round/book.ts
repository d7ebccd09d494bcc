/** The rounds of every game and their sentences, each loaded when it is asked for: a page carries no other game. */

import { assertDefined } from '#core/assert-defined.ts';
import type { RoundModule } from '#core/game/book.ts';
import type { RoundWords } from '#core/game/round-words.ts';
import type { Lang } from '#core/lang.ts';
import { findGame } from '#games/index.ts';

export function roundOf(game: string): Promise<RoundModule> {
  return assertDefined(findGame(game)).load.round();
}

export async function roundWordsOf(game: string, lang: Lang): Promise<RoundWords> {
  return (await assertDefined(findGame(game)).load.roundWords[lang]()).words;
}
