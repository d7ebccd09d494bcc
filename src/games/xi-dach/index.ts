import { defineGame } from '#core/game/book.ts';
import { YOU } from '#core/game/round.ts';
import { KINDS } from './quiz/ids.ts';
import type { XiDachSetup } from './round/types.ts';

const XI_DACH: XiDachSetup = {
  seed: 16,
  players: [
    { name: YOU, stake: 1 },
    { name: 'bình', stake: 1 },
  ],
};

/** Xì Dách, as the site knows it. */
export const xiDach = defineGame({
  id: 'xi-dach',
  name: 'Xì Dách',
  aliases: [{ said: 'xi dach' }, { said: 'xidach' }, { said: 'xi lac' }, { said: 'xi lat' }, { said: 'blackjack' }],
  ink: 'son',
  emblem: 'A♠ K♠',
  prefix: { rule: 'xd', code: 'XD', check: 0 },
  questions: [
    { id: 'one', example: 'xi-dach; cái: 10♥ 6♣ 9♦; an: 8♠ 7♦' },
    { id: 'all', example: 'xi-dach; cái: Q♠ 8♦; an: A♥ 5♣ 4♦; bình: 9♠ 7♣ 8♥; chi: 10♦ 8♣' },
    { id: 'natural', example: 'xi-dach; cái: A♠ K♦; an: A♥ A♣; bình: 10♠ A♦; chi: 10♣ 9♥' },
  ],
  kinds: KINDS,
  tables: { own: XI_DACH },
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
