import { defineGame } from '#core/game/book.ts';
import { aliases } from './aliases.ts';

/** Xì Tố, as the site knows it. */
export const xiTo = defineGame({
  id: 'xi-to',
  name: 'Xì Tố',
  aliases,
  ink: 'cham',
  prefix: { rule: 'xt', code: 'XT', check: 1 },
  load: {
    engine: () => import('./engine/index.ts'),
    unknown: () => import('./engine/unknown.ts'),
    told: () => import('./engine/told.ts'),
    evening: () => import('./evening.ts'),
    vocabulary: () => import('./vocabulary.ts'),
    words: { vi: () => import('./words/vi/game.ts'), en: () => import('./words/en/game.ts') },
    about: { vi: () => import('./words/vi/about.ts'), en: () => import('./words/en/about.ts') },
    noEffect: () => import('./house/no-effect.ts'),
    guide: () => import('./house/guide.ts'),
    round: () => import('./round/index.ts'),
    roundWords: { vi: () => import('./words/vi/round.ts'), en: () => import('./words/en/round.ts') },
    advice: () => import('./advice/index.ts'),
    teaching: () => import('./teaching.ts'),
    practice: () => import('./practice.ts'),
    build: import.meta.env?.SSR === false ? null : () => import('./build.ts'),
  },
});
