import type { GameBuild } from '#core/game/book.ts';
import { handFacts } from './engine/verdict.ts';
import { ATTEMPTS, SCRIPTS } from './scripts.ts';
import { tables } from './tables.ts';
import { site as en } from './words/en/site.ts';
import { site as vi } from './words/vi/site.ts';

/** What only the build needs from Xì Tố. */
export const build: GameBuild = {
  emblem: '?? K♠ A♠',
  site: { vi, en },
  // `asks` in the words says each.
  questions: [
    { id: 'showdown', example: 'xi-to; an: 8♥ 10♥ J♥ K♥ A♥; bình: 7♠ 7♦ 7♣ 9♠ 9♦' },
    { id: 'up', example: 'xi-to; an: K♠ 9♦; bình: 8♥ 8♣; chi: A♦ 10♣' },
  ],
  tables,
  scripts: SCRIPTS,
  attempts: ATTEMPTS,
  lessonCases: {},
  handFacts,
};
