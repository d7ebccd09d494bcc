import type { GameBuild } from '#core/game/book.ts';
import { handFacts } from './engine/verdict.ts';
import { questions } from './questions.ts';
import { ATTEMPTS, SCRIPTS } from './scripts.ts';
import { tables } from './tables.ts';
import { site as en } from './words/en/site.ts';
import { site as vi } from './words/vi/site.ts';

/** What only the build needs from Xì Dách. */
export const build: GameBuild = {
  emblem: 'A♠ K♠',
  site: { vi, en },
  questions,
  tables,
  scripts: SCRIPTS,
  attempts: ATTEMPTS,
  lessonCases: {},
  handFacts,
};
