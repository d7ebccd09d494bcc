/**
 * When a rule is to be asked again: FSRS with its default figures, in whole days (within a session what was missed comes back
 * anyway), and without its random component, so that the same answers give the same days. Loaded with the first answer,
 * unless the reader has turned the schedule off.
 */

import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import type { Memory } from './memory.ts';

const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/**
 * The schedule's state for a rule after an answer.
 * @param memory the state before; undefined at the first answer
 * @param now milliseconds since 1970; a clock that was put back counts as standing still
 */
export function review(memory: Memory | undefined, right: boolean, now: number): Memory {
  const at = memory ? Math.max(now, memory.last) : now;
  const card = memory ? cardOf(memory) : createEmptyCard(at);
  return memoryOf(scheduler.next(card, at, right ? Rating.Good : Rating.Again).card, at);
}

function cardOf({ due, last, stability, difficulty, days, step, reps, lapses, state }: Memory): Card {
  return {
    due: new Date(due),
    last_review: new Date(last),
    stability,
    difficulty,
    // Computed from the dates again at every answer.
    elapsed_days: 0,
    scheduled_days: days,
    learning_steps: step,
    reps,
    lapses,
    state,
  };
}

function memoryOf(card: Card, last: number): Memory {
  const { due, stability, difficulty, scheduled_days: days, learning_steps: step, reps, lapses, state } = card;
  return { due: due.getTime(), last, stability, difficulty, days, step, reps, lapses, state };
}
