/** Every kind of widget, in every state that it has. */

import { HAND_VISITS } from './hands.ts';
import { LESSON_VISITS } from './lessons.ts';
import { PAGE_VISITS } from './pages.ts';
import { PRACTICE_VISITS } from './practice.ts';
import { REFEREE_VISITS } from './referee.ts';
import { ROUND_VISITS } from './rounds.ts';
import type { Visit } from './state.ts';

export const VISITS: readonly Visit[] = [
  ...LESSON_VISITS,
  ...HAND_VISITS,
  ...ROUND_VISITS,
  ...PRACTICE_VISITS,
  ...REFEREE_VISITS,
  ...PAGE_VISITS,
];
