import { defineGame } from '#core/game/book.ts';
import { KINDS } from './quiz/ids.ts';

/** Tá Lả, as the site knows it. */
export const taLa = defineGame({
  id: 'ta-la',
  name: 'Tá Lả',
  aliases: [{ said: 'ta la' }, { said: 'tala' }, { said: 'phom', doubt: 'term' }],
  ink: 'dong',
  emblem: '7♣ 8♣ 9♣',
  prefix: { rule: 'tl', code: 'TL', check: 3 },
  questions: [
    { id: 'hand', example: 'ta-la; bài: 5♠ 6♠ 7♠ 7♥ 7♦ 9♣ 10♣ J♣ K♦' },
    {
      id: 'end',
      example:
        'ta-la; an: 3♠ 4♠ 5♠ 8♥ 8♦ 8♣* 2♦ A♣ 6♥; bình: 10♠ J♠ Q♠ 9♥ 7♦ 4♣ 2♠ A♦ K♥; chi: K♦ 9♣ 7♣ 5♥ 3♦ J♥ 2♣ A♥ 10♦',
    },
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
