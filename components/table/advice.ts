import type { Lang } from '#core/lang.ts';
import { findGame } from '#games/index.ts';
import { keyedParts } from '../loading/part.ts';

/** The advice of a game, and its words: loaded on request. Null where a game leaves its players no decisions. */
export const adviceParts = keyedParts(async (id: string, lang: Lang) => {
  const load = findGame(id)?.load;
  const [module, told] = await Promise.all([load?.advice?.(), load?.adviceWords?.[lang]()]);
  return module && told ? { advice: module.advice, words: told.words } : null;
});
