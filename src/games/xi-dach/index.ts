import { defineGame } from '#core/game/book.ts';
import { KINDS } from './quiz/ids.ts';

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
  load: {
    engine: () => import('./engine/index.ts'),
    words: { vi: () => import('./words/vi.ts'), en: () => import('./words/en.ts') },
    about: { vi: () => import('./words/about/vi.ts'), en: () => import('./words/about/en.ts') },
    noEffect: () => import('./engine/no-effect.ts'),
    round: () => import('./round/index.ts'),
    roundWords: { vi: () => import('./words/round/vi.ts'), en: () => import('./words/round/en.ts') },
    quiz: () => import('./quiz/index.ts'),
    quizWords: { vi: () => import('./words/quiz/vi.ts'), en: () => import('./words/quiz/en.ts') },
    build: import.meta.env?.SSR === false ? null : () => import('./build.ts'),
  },
});
