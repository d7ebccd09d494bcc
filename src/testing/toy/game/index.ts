import { defineGame } from '#core/game/book.ts';

/** A sixth game, for the test that one folder, one line and its content are all that a game takes. */
export const laLon = defineGame({
  id: 'la-lon',
  name: 'Lá Lớn',
  aliases: [{ said: 'la lon' }],
  ink: 'tim',
  prefix: { rule: 'll', code: 'LL', check: 5 },
  load: {
    engine: () => import('./engine/index.ts'),
    unknown: null,
    told: null,
    evening: null,
    vocabulary: () => import('./vocabulary.ts'),
    words: { vi: () => import('./words/vi/game.ts'), en: () => import('./words/en/game.ts') },
    about: { vi: () => import('./words/vi/about.ts'), en: () => import('./words/en/about.ts') },
    noEffect: () => import('./house/no-effect.ts'),
    guide: null,
    round: () => import('./round/index.ts'),
    roundWords: { vi: () => import('./words/vi/round.ts'), en: () => import('./words/en/round.ts') },
    advice: null,
    teaching: null,
    practice: {
      cases: () => import('./quiz/index.ts'),
      quiz: () => import('./quiz/index.ts'),
      caseWords: { vi: () => import('./words/vi/quiz.ts'), en: () => import('./words/en/quiz.ts') },
      quizWords: { vi: () => import('./words/vi/quiz.ts'), en: () => import('./words/en/quiz.ts') },
    },
    build: import.meta.env?.SSR === false ? null : () => import('./build.ts'),
  },
});
