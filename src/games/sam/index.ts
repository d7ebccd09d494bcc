import { defineGame } from '#core/game/book.ts';
import { KINDS } from './quiz/ids.ts';

/** Sâm, as the site knows it. */
export const sam = defineGame({
  id: 'sam',
  name: 'Sâm',
  aliases: [{ said: 'sam loc' }, { said: 'xam', doubt: 'term' }, { said: 'sam', doubt: 'term' }],
  ink: 'tim',
  emblem: '2♠ 2♥',
  prefix: { rule: 'sam', code: 'SM', check: 4 },
  questions: [
    { id: 'play', example: 'sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣' },
    { id: 'deal', example: 'sam; bài: 3♠ 3♥ 3♦ 7♠ 7♥ 7♣ J♦ J♠ J♣ 9♥' },
    { id: 'end', example: 'sam; an: -; bình: 2♠ 4♦ 9♣; chi: 3♠ 5♦ 6♣ 8♥ 10♠ J♦ Q♣ K♥ A♠ 7♦' },
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
