/** Everything that looking back at a round needs: loaded on demand. */

import type { Advice, AdviceWords } from '#core/game/advice.ts';
import type { Lang } from '#core/lang.ts';
import { findGame } from '#games/index.ts';
import type { ReviewUi } from '#words/ui/review/vi.ts';
import { wordsIn } from '../../loading/page-words.ts';
import { RoundReview } from './RoundReview.tsx';

/** The game's advice. */
export interface Coach {
  readonly ui: ReviewUi;
  /** Null where a game has no decisions. */
  readonly advice: { readonly advice: Advice; readonly words: AdviceWords } | null;
}

/** Loads it for one game; rejects where that fails. */
export async function loadReview(id: string, lang: Lang) {
  const load = findGame(id)?.load;
  const [uis, module, told] = await Promise.all([
    wordsIn<ReviewUi>({
      vi: () => import('#words/ui/review/vi.ts'),
      en: () => import('#words/ui/review/en.ts'),
    }),
    load?.advice?.(),
    load?.adviceWords?.[lang](),
  ]);
  const ui = uis.get(lang);
  if (!ui) throw new Error(`no words in ${lang}`);
  const coach: Coach = { ui, advice: module && told ? { advice: module.advice, words: told.words } : null };
  return { Review: RoundReview, coach };
}
