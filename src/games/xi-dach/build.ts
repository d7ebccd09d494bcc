import type { GameBuild } from '#core/game/book.ts';
import { handFacts } from './engine/verdict.ts';
import { ATTEMPTS, SCRIPTS } from './scripts.ts';
import { tables } from './tables.ts';
import { site as en } from './words/en/site.ts';
import { site as vi } from './words/vi/site.ts';

/** What only the build needs from Xì Dách. */
export const build: GameBuild = {
  emblem: 'A♠ K♠',
  site: { vi, en },
  // `asks` in the words says each.
  questions: [
    { id: 'one', example: 'xi-dach; cái: 10♥ 6♣ 9♦; an: 8♠ 7♦' },
    { id: 'all', example: 'xi-dach; cái: Q♠ 8♦; an: A♥ 5♣ 4♦; bình: 9♠ 7♣ 8♥; chi: 10♦ 8♣' },
    { id: 'natural', example: 'xi-dach; cái: A♠ K♦; an: A♥ A♣; bình: 10♠ A♦; chi: 10♣ 9♥' },
  ],
  tables,
  scripts: SCRIPTS,
  attempts: ATTEMPTS,
  lessonCases: {},
  handFacts,
};
