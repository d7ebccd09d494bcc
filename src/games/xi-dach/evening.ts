import type { EveningBook } from '#core/game/book.ts';

/** An evening of Xì Dách: how its rounds are told without their cards. */
export const evening: EveningBook = {
  load: {
    results: () => import('./results/index.ts'),
    words: { vi: () => import('./words/vi/results.ts'), en: () => import('./words/en/results.ts') },
  },
};
