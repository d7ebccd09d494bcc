/** What a device remembers of practice: nothing leaves it unless the reader exports the file. */

import { dueRules, type Memory } from './memory.ts';

/** The answers on one rule. */
export interface RuleHistory {
  readonly right: number;
  readonly wrong: number;
  /** The latest answers, up to eight, the newest last: 1 is a right one. */
  readonly last: readonly (0 | 1)[];
  /** Left out where it was never asked while there was a schedule. */
  readonly memory?: Memory;
}

/** `auto`: the reader has chosen nothing, and rules come due once there are enough answers. */
export const SCHEDULE_CHOICES = ['auto', 'on', 'off'] as const;
export type ScheduleChoice = (typeof SCHEDULE_CHOICES)[number];

export interface PracticeHistory {
  readonly rules: ReadonlyMap<string, RuleHistory>;
  /** Whether rules come back when they are about to be forgotten. */
  readonly schedule: ScheduleChoice;
  /** How many questions were ever asked on this device: seeds are derived from it, so that no hands come twice. */
  readonly count: number;
  /** Hands of the latest 500 questions (`hashOf`), the newest last. */
  readonly seen: readonly string[];
}

export const NEW_HISTORY: PracticeHistory = { rules: new Map(), schedule: 'auto', count: 0, seen: [] };

/** How many answers of a rule, and how many hands, are stored individually. */
export const LATEST = 8;
export const MOST_SEEN = 500;

/** From so many answers on rules come due by themselves. */
export const SCHEDULED_FROM = 10;

/** Do rules come due? */
export function isScheduled({ schedule, count }: Pick<PracticeHistory, 'schedule' | 'count'>): boolean {
  return schedule === 'on' || (schedule === 'auto' && count >= SCHEDULED_FROM);
}

/**
 * The rules that are due, the longest overdue first, then those that were missed before anything was scheduled; none where the
 * schedule is off.
 */
export function dueOf(history: PracticeHistory, now: number): string[] {
  if (!isScheduled(history)) return [];
  const all = [...history.rules];
  const memories = all.flatMap(([rule, { memory }]) => (memory ? [[rule, memory] as const] : []));
  const missed = all.flatMap(([rule, { memory, wrong }]) => (memory || wrong === 0 ? [] : rule));
  return [...dueRules(new Map(memories), now), ...missed];
}

/** The rules whose latest answer was wrong; first those that were missed most often of late, then ever. */
export function mistakesOf({ rules }: PracticeHistory): string[] {
  const lately = ({ last }: RuleHistory): number => last.filter((one) => one === 0).length;
  return [...rules]
    .filter(([, entry]) => isMissed(entry))
    .toSorted(([a, x], [b, y]) => lately(y) - lately(x) || y.wrong - x.wrong || (a < b ? -1 : 1))
    .map(([rule]) => rule);
}

/** Was the latest answer wrong? */
export function isMissed({ last }: RuleHistory): boolean {
  return last.at(-1) === 0;
}
