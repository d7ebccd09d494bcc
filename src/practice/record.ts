/** What changes a history: an answer, or turning the schedule on or off. */

import { isMissed, LATEST, MOST_SEEN, type PracticeHistory, type RuleHistory } from './history.ts';
import type { Memory } from './memory.ts';

/** One answer. */
export interface Answered {
  /** The rules that the question trained, the main one first. */
  readonly rules: readonly string[];
  readonly right: boolean;
  /** The question's hands (`hashOf`). */
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** `review` of `schedule.ts`, once it is loaded. */
export type ScheduleReview = (memory: Memory | undefined, right: boolean, now: number) => Memory;

/**
 * The history after an answer. A wrong one counts against the main rule only, since nothing is known about the others; a right
 * one counts for all of them, but another rule that was missed stays missed until a question on it is answered.
 * @param review left out where it is not loaded; nothing is scheduled then
 */
export function record(
  history: PracticeHistory,
  { rules, right, hash, now }: Answered,
  review?: ScheduleReview,
): PracticeHistory {
  const entries = new Map(history.rules);
  for (const [at, rule] of rules.entries()) {
    const entry = entries.get(rule) ?? { right: 0, wrong: 0, last: [] };
    if (at > 0 && (!right || isMissed(entry))) continue;
    const counted = withAnswer(entry, right);
    const reviewed = at === 0 && history.schedule !== 'off' && review !== undefined;
    entries.set(rule, reviewed ? { ...counted, memory: review(entry.memory, right, now) } : counted);
  }
  const seen = [...history.seen.filter((one) => one !== hash), hash].slice(-MOST_SEEN);
  return { ...history, rules: entries, count: history.count + 1, seen };
}

function withAnswer(entry: RuleHistory, right: boolean): RuleHistory {
  const last = [...entry.last, right ? (1 as const) : (0 as const)].slice(-LATEST);
  return { ...entry, right: entry.right + (right ? 1 : 0), wrong: entry.wrong + (right ? 0 : 1), last };
}

/** The schedule's state is kept while the schedule is off. */
export function withSchedule(history: PracticeHistory, schedule: 'on' | 'off'): PracticeHistory {
  return { ...history, schedule };
}
