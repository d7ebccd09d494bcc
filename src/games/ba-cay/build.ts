import type { GameBuild } from '#core/game/book.ts';
import { handFacts } from './engine/verdict.ts';
import { ATTEMPTS, SCRIPTS } from './scripts.ts';
import { tables } from './tables.ts';
import { site as en } from './words/en/site.ts';
import { site as vi } from './words/vi/site.ts';

/** What only the build needs from Ba Cây. */
export const build: GameBuild = {
  emblem: 'A♦ 4♣ 5♠',
  site: { vi, en },
  // `asks` in the words says each.
  questions: [
    { id: 'best', example: 'ba-cay; an: 9♦ 8♥ 2♠; bình: 7♦ 6♥ 6♣; chi: 3♠ 4♥ 5♣' },
    { id: 'banker', example: 'ba-cay; cái: 9♣ 6♠ 3♥; an: 8♥ 5♠ 5♣; bình: 2♦ 2♥ 4♥' },
  ],
  tables,
  scripts: SCRIPTS,
  attempts: ATTEMPTS,
  lessonCases: {},
  handFacts,
};
