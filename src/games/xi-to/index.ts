import { defineGame } from '#core/game/book.ts';
import { KINDS } from './kinds.ts';

/** Xì Tố, as the site knows it. */
export const xiTo = defineGame({
  id: 'xi-to',
  name: 'Xì Tố',
  aliases: [{ said: 'xi to' }, { said: 'xito' }],
  ink: 'cham',
  emblem: '?? K♠ A♠',
  prefix: { rule: 'xt', code: 'XT', check: 1 },
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
