/** Every kind of widget, in every state that it has. */

import { CASE_VISITS, GAME_VISITS } from './hands.ts';
import { LESSON_VISITS } from './lessons.ts';
import { FRAME_VISITS, HEADER_VISITS, PAGE_VISITS, WHICH_VISITS } from './pages.ts';
import { LOST_SESSION, PRACTICE_VISITS, SESSION_VISITS } from './practice.ts';
import { LAID_VISITS, LINK_VISITS, OFFLINE_REFEREE, REFEREE_VISITS, TOLD_VISITS } from './referee.ts';
import { AGAIN_VISITS, COACH_VISITS, LEARNT_VISITS, ROUND_VISITS, TABLE_VISITS } from './rounds.ts';
import { BOOK_VISITS } from './score-book.ts';
import type { Visit } from './state.ts';

/** What is seen in one test: pages that are made of the same parts. */
export interface VisitGroup {
  readonly name: string;
  readonly visits: readonly Visit[];
  /** Seen on a phone that lies, and in letters twice as large, too. */
  readonly strained?: true;
  /** Seen on the usual screens of desks too, where the hand has what the column beside it leaves. */
  readonly desks?: true;
  /** Errors in the console that these bring about on purpose. */
  readonly expected?: RegExp;
}

export const VISIT_GROUPS: readonly VisitGroup[] = [
  { name: 'whole lessons', visits: LESSON_VISITS, strained: true },
  { name: 'the header', visits: HEADER_VISITS, strained: true },
  { name: 'one case', visits: CASE_VISITS, strained: true },
  { name: 'widgets of single games', visits: GAME_VISITS, strained: true },
  { name: 'rounds', visits: ROUND_VISITS, strained: true },
  { name: 'tables', visits: TABLE_VISITS, strained: true, desks: true },
  { name: 'what can be learnt from a round', visits: LEARNT_VISITS, strained: true },
  { name: 'first rounds', visits: COACH_VISITS, strained: true, desks: true },
  { name: 'rounds again', visits: AGAIN_VISITS, strained: true },
  { name: 'sessions of practice', visits: SESSION_VISITS, strained: true },
  { name: 'practice', visits: PRACTICE_VISITS, strained: true },
  { name: 'a session that does not come', visits: [LOST_SESSION], expected: /ERR_FAILED/ },
  { name: 'the referee', visits: REFEREE_VISITS, strained: true },
  { name: 'hands that are told', visits: TOLD_VISITS, strained: true },
  { name: 'the referee by link', visits: LINK_VISITS, strained: true },
  { name: 'the referee on the table', visits: LAID_VISITS, strained: true },
  { name: 'the referee without a network', visits: [OFFLINE_REFEREE], expected: /ERR_INTERNET_DISCONNECTED/ },
  { name: 'around the lessons', visits: PAGE_VISITS, strained: true },
  { name: 'which house is played', visits: WHICH_VISITS, strained: true },
  { name: 'the score book', visits: BOOK_VISITS, strained: true },
  { name: 'frames', visits: FRAME_VISITS, strained: true },
];

export const VISITS: readonly Visit[] = VISIT_GROUPS.flatMap(({ visits }) => visits);
