import { defineGame } from '#core/game/book.ts';
import { aliases } from './aliases.ts';

/** Sâm, as the site knows it. */
export const sam = defineGame({
  id: 'sam',
  name: 'Sâm',
  aliases,
  ink: 'tim',
  prefix: { rule: 'sam', code: 'SM', check: 4 },
  load: {
    engine: () => import('./engine/index.ts'),
    unknown: () => import('./engine/unknown.ts'),
    told: () => import('./engine/told.ts'),
    evening: {
      results: () => import('./results/index.ts'),
      words: { vi: () => import('./words/vi/results.ts'), en: () => import('./words/en/results.ts') },
    },
    vocabulary: () => import('./vocabulary.ts'),
    words: { vi: () => import('./words/vi/game.ts'), en: () => import('./words/en/game.ts') },
    about: { vi: () => import('./words/vi/about.ts'), en: () => import('./words/en/about.ts') },
    noEffect: () => import('./house/no-effect.ts'),
    guide: () => import('./house/guide.ts'),
    round: () => import('./round/index.ts'),
    roundWords: { vi: () => import('./words/vi/round.ts'), en: () => import('./words/en/round.ts') },
    advice: () => import('./advice/index.ts'),
    teaching: {
      adviceWords: { vi: () => import('./words/vi/advice.ts'), en: () => import('./words/en/advice.ts') },
      coach: { vi: () => import('./words/vi/coach.ts'), en: () => import('./words/en/coach.ts') },
    },
    practice: {
      cases: () => import('./quiz/cases.ts'),
      quiz: () => import('./quiz/index.ts'),
      caseWords: { vi: () => import('./words/vi/cases.ts'), en: () => import('./words/en/cases.ts') },
      quizWords: { vi: () => import('./words/vi/quiz.ts'), en: () => import('./words/en/quiz.ts') },
    },
    build: import.meta.env?.SSR === false ? null : () => import('./build.ts'),
  },
});
