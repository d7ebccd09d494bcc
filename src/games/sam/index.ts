import { defineGame } from '#core/game/book.ts';
import { KINDS } from './kinds.ts';

/** Sâm, as the site knows it. */
export const sam = defineGame({
  id: 'sam',
  name: 'Sâm',
  aliases: [{ said: 'sam loc' }, { said: 'xam', doubt: 'term' }, { said: 'sam', doubt: 'term' }],
  ink: 'tim',
  emblem: '2♠ 2♥',
  prefix: { rule: 'sam', code: 'SM', check: 4 },
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
