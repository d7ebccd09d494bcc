import type { TeachingBook } from '#core/game/book.ts';

/** What teaches Sâm at its table: the words of advice, and the first round that is led by the hand. */
export const teaching: TeachingBook = {
  load: {
    adviceWords: { vi: () => import('./words/vi/advice.ts'), en: () => import('./words/en/advice.ts') },
    coach: { vi: () => import('./words/vi/coach.ts'), en: () => import('./words/en/coach.ts') },
  },
};
