/** The rounds of every game and their sentences, each loaded when it is asked for: a page carries no other game. */

import type { Card } from '../../src/engine/core/card.ts';
import type { Rules } from '../../src/engine/core/house-rules.ts';
import type { Result } from '../../src/engine/core/result.ts';
import type { Action, Round, Setup, Violation } from '../../src/engine/core/round.ts';
import { sure } from '../../src/engine/core/sure.ts';
import type { RoundWords } from '../../src/i18n/round-words.ts';
import type { Lang } from '../../src/site.ts';

/** What `src/engine/<game>/round/index.ts` exports. */
export interface RoundFile {
  readonly round: Round;
  dealFrom(rules: Rules, setup: Setup, deck: readonly Card[]): Result<unknown, Violation>;
  playOn(
    state: unknown,
    actions: readonly Action[],
  ): Result<readonly unknown[], Violation & { readonly action?: number }>;
}

const roundFiles = import.meta.glob<RoundFile>('../../src/engine/*/round/index.ts');
const wordFiles = import.meta.glob<{ words: RoundWords }>('../../src/i18n/*/round/{vi,en}.ts');

export function roundOf(game: string): Promise<RoundFile> {
  return sure(roundFiles[`../../src/engine/${game}/round/index.ts`])();
}

export async function roundWordsOf(game: string, lang: Lang): Promise<RoundWords> {
  return (await sure(wordFiles[`../../src/i18n/${game}/round/${lang}.ts`])()).words;
}
