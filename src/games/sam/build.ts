import type { GameBuild } from '#core/game/book.ts';
import { handFacts } from './engine/verdict.ts';
import { lessonCases } from './lesson-cases.ts';
import { ATTEMPTS, SCRIPTS } from './scripts.ts';
import { tables } from './tables.ts';
import { site as en } from './words/en/site.ts';
import { site as vi } from './words/vi/site.ts';

/** What only the build needs from Sâm. */
export const build: GameBuild = {
  emblem: '2♠ 2♥',
  site: { vi, en },
  // `asks` in the words says each.
  questions: [
    { id: 'play', example: 'sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣' },
    { id: 'deal', example: 'sam; bài: 3♠ 3♥ 3♦ 7♠ 7♥ 7♣ J♦ J♠ J♣ 9♥' },
    { id: 'end', example: 'sam; an: -; bình: 2♠ 4♦ 9♣; chi: 3♠ 5♦ 6♣ 8♥ 10♠ J♦ Q♣ K♥ A♠ 7♦' },
  ],
  tables,
  scripts: SCRIPTS,
  attempts: ATTEMPTS,
  lessonCases,
  handFacts,
};
