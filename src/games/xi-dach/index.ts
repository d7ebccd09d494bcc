import { defineGame } from '#core/game/book.ts';
import { KINDS } from './kinds.ts';

/** Xì Dách, as the site knows it. */
export const xiDach = defineGame({
  id: 'xi-dach',
  name: 'Xì Dách',
  aliases: [{ said: 'xi dach' }, { said: 'xidach' }, { said: 'xi lac' }, { said: 'xi lat' }, { said: 'blackjack' }],
  ink: 'son',
  emblem: 'A♠ K♠',
  prefix: { rule: 'xd', code: 'XD', check: 0 },
  kinds: KINDS,
  load: {
    engine: () => import('./engine/index.ts'),
    words: { vi: () => import('./words/vi.ts'), en: () => import('./words/en.ts') },
    about: { vi: () => import('./words/about/vi.ts'), en: () => import('./words/about/en.ts') },
    noEffect: () => import('./house/no-effect.ts'),
    round: () => import('./round/index.ts'),
    roundWords: { vi: () => import('./words/round/vi.ts'), en: () => import('./words/round/en.ts') },
    quiz: () => import('./quiz/index.ts'),
    quizWords: { vi: () => import('./words/quiz/vi.ts'), en: () => import('./words/quiz/en.ts') },
    build: import.meta.env?.SSR === false ? null : () => import('./build.ts'),
  },
});
