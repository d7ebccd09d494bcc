import { defineGame } from '#core/game/book.ts';
import { YOU } from '#core/game/round.ts';
import { KINDS } from './quiz/ids.ts';
import type { XiToSetup } from './round/types.ts';

/** He holds a pair of kings, one of them hidden; Chi's ace speaks first. */
const XI_TO: XiToSetup = { seed: 4, players: [{ name: YOU }, { name: 'bình' }, { name: 'chi' }], limit: 10 };

/** Xì Tố, as the site knows it. */
export const xiTo = defineGame({
  id: 'xi-to',
  name: 'Xì Tố',
  aliases: [{ said: 'xi to' }, { said: 'xito' }],
  ink: 'cham',
  emblem: '?? K♠ A♠',
  prefix: { rule: 'xt', code: 'XT', check: 1 },
  questions: [
    { id: 'showdown', example: 'xi-to; an: 8♥ 10♥ J♥ K♥ A♥; bình: 7♠ 7♦ 7♣ 9♠ 9♦' },
    { id: 'up', example: 'xi-to; an: K♠ 9♦; bình: 8♥ 8♣; chi: A♦ 10♣' },
  ],
  kinds: KINDS,
  tables: { own: XI_TO },
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
