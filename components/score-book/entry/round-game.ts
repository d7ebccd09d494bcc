/** What a round of one game needs: its engine and words, and how it is told by its result. */

import type { ResultWords } from '#core/evening/result-words.ts';
import type { RoundResults } from '#core/evening/results.ts';
import { defaultRuleSet, type RuleSet } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { parseRuleSet } from '#core/notation/read-text.ts';
import { findGame } from '#games/index.ts';
import { type Loaded, loaded, loadGame } from '../../loading/loaded.ts';
import { keyedParts } from '../../loading/part.ts';

export interface RoundGame {
  readonly all: Loaded;
  /** The house; the usual one where the book's cannot be read. */
  readonly ruleSet: RuleSet;
  /** Undefined where a game's rounds are told by their cards only. */
  readonly results: RoundResults | undefined;
  readonly words: ResultWords | undefined;
}

/** Only the game that is entered, with the house by which it is played. */
export const roundGames = keyedParts(async (game: string, house: string, lang: Lang): Promise<RoundGame> => {
  const told = findGame(game)?.load.evening;
  const [results, words] = await Promise.all([told?.results(), told?.words[lang](), loadGame(game)]);
  const all = loaded(game, lang);
  if (!all) throw new Error(`no such game: ${game}`);
  return {
    all,
    ruleSet: parseRuleSet(house, all.game) ?? defaultRuleSet(all.game),
    results: results?.results,
    words: words?.words,
  };
});
