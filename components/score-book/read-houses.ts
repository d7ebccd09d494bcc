/** House rules from a contract's link, a code, or text as people share it. */

import { formatRuleSet } from '#core/format.ts';
import type { Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { contractTextIn, gamesIn, readContract } from '../house-rules/contract/read.ts';
import { loaded, loadGame } from '../loading/loaded.ts';

/** The houses that a text names, as text; what cannot be read is passed over. Loads the games that it names. */
export async function housesIn(typed: string, lang: Lang): Promise<readonly string[]> {
  const text = contractTextIn(typed);
  const ids = gamesIn(
    text,
    GAMES.map(({ id }) => id),
  );
  await Promise.all(ids.map(loadGame));
  const engines = ids.flatMap((id) => loaded(id, lang)?.game ?? []);
  return readContract(text, engines).ruleSets.map(([game, ruleSet]) => formatRuleSet(ruleSet, game));
}
