import { defineGame } from '#core/game/book.ts';
import { YOU } from '#core/game/round.ts';
import { KINDS } from './quiz/ids.ts';
import type { BaCaySetup } from './round/types.ts';

/** Nine against nine: the best cards decide. */
const BA_CAY: BaCaySetup = {
  seed: 122,
  players: [
    { name: YOU, stake: 1 },
    { name: 'bình', stake: 1 },
  ],
  banker: true,
};

/** The same people without a banker. */
const BEST_TAKES_ALL: BaCaySetup = { ...BA_CAY, seed: 138, banker: false };

/** Ba Cây, as the site knows it. */
export const baCay = defineGame({
  id: 'ba-cay',
  name: 'Ba Cây',
  aliases: [
    { said: 'ba cay', doubt: 'count' },
    { said: 'bacay' },
    { said: '3 cay', doubt: 'count' },
    { said: 'bai cao', preset: 'bai-cao' },
    { said: 'ba la', preset: 'bai-cao', doubt: 'count' },
  ],
  ink: 'hoe',
  emblem: 'A♦ 4♣ 5♠',
  prefix: { rule: 'bc', code: 'BC', check: 2 },
  questions: [
    { id: 'best', example: 'ba-cay; an: 9♦ 8♥ 2♠; bình: 7♦ 6♥ 6♣; chi: 3♠ 4♥ 5♣' },
    { id: 'banker', example: 'ba-cay; cái: 9♣ 6♠ 3♥; an: 8♥ 5♠ 5♣; bình: 2♦ 2♥ 4♥' },
  ],
  kinds: KINDS,
  tables: { own: BA_CAY, 'best-takes-all': BEST_TAKES_ALL },
  load: {
    engine: () => import('./engine/index.ts'),
    words: { vi: () => import('./words/vi.ts'), en: () => import('./words/en.ts') },
    site: { vi: () => import('./words/site/vi.ts'), en: () => import('./words/site/en.ts') },
    about: { vi: () => import('./words/about/vi.ts'), en: () => import('./words/about/en.ts') },
    noEffect: () => import('./engine/no-effect.ts'),
    flips: () => import('./engine/flip-search.ts'),
    divergences: () => import('./round/divergences.ts'),
    round: () => import('./round/index.ts'),
    roundWords: { vi: () => import('./words/round/vi.ts'), en: () => import('./words/round/en.ts') },
    scripts: () => import('./scripts.ts'),
    quiz: () => import('./quiz/index.ts'),
    quizWords: { vi: () => import('./words/quiz/vi.ts'), en: () => import('./words/quiz/en.ts') },
  },
});
