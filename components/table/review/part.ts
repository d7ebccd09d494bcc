import type { Advice, AdviceWords } from '#core/game/advice.ts';
import type { Lang } from '#core/lang.ts';
import { findGame } from '#games/index.ts';
import type { ReviewUi } from '#words/ui/review/vi.ts';
import { keyedParts } from '../../loading/part.ts';

/** The game's advice. */
export interface Coach {
  readonly ui: ReviewUi;
  /** Null where a game has no decisions. */
  readonly advice: { readonly advice: Advice; readonly words: AdviceWords } | null;
}

/** Looking back at a round of one game. */
export const roundReview = keyedParts(async (id: string, lang: Lang) => {
  const load = findGame(id)?.load;
  const [{ RoundReview }, ui, module, told] = await Promise.all([
    import('./RoundReview.tsx'),
    lang === 'vi'
      ? import('#words/ui/review/vi.ts').then(({ vi }) => vi)
      : import('#words/ui/review/en.ts').then(({ en }) => en),
    load?.advice?.(),
    load?.adviceWords?.[lang](),
  ]);
  const coach: Coach = { ui, advice: module && told ? { advice: module.advice, words: told.words } : null };
  return { RoundReview, coach };
});
