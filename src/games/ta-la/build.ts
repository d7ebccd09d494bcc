import type { GameBuild } from '#core/game/book.ts';
import { handFacts } from './engine/verdict.ts';
import { lessonCases } from './lesson-cases.ts';
import { questions } from './questions.ts';
import { ATTEMPTS, SCRIPTS } from './scripts.ts';
import { tables } from './tables.ts';
import { site as en } from './words/en/site.ts';
import { site as vi } from './words/vi/site.ts';

/** What only the build needs from Tá Lả. */
export const build: GameBuild = {
  emblem: '7♣ 8♣ 9♣',
  site: { vi, en },
  questions,
  tables,
  scripts: SCRIPTS,
  attempts: ATTEMPTS,
  lessonCases,
  handFacts,
};
