/** What a device remembers of practice: nothing leaves it unless the reader exports the file. */

import { dueRules, type Memory } from './memory.ts';

/** The answers on one rule. */
export interface RuleHistory {
  readonly right: number;
  readonly wrong: number;
  /** The latest answers, up to eight, the newest last: 1 is a right one. */
  readonly last: readonly (0 | 1)[];
  /** Only where the reader chose the schedule. */
  readonly memory?: Memory;
}

export interface PracticeHistory {
  readonly rules: ReadonlyMap<string, RuleHistory>;
  /** The reader chose to have rules come back when they are about to be forgotten. */
  readonly scheduled: boolean;
  /** How many questions were ever asked on this device: seeds are derived from it, so that no hands come twice. */
  readonly count: number;
  /** Hands of the latest 500 questions (`hashOf`), the newest last. */
  readonly seen: readonly string[];
}

export const NEW_HISTORY: PracticeHistory = { rules: new Map(), scheduled: false, count: 0, seen: [] };

/** How many answers of a rule, and how many hands, are stored individually. */
export const LATEST = 8;
export const MOST_SEEN = 500;

/** The rules that are due, the longest overdue first; none unless the reader chose the schedule. */
export function dueOf({ rules, scheduled }: PracticeHistory, now: number): string[] {
  if (!scheduled) return [];
  const memories = [...rules].flatMap(([rule, { memory }]) => (memory ? [[rule, memory] as const] : []));
  return dueRules(new Map(memories), now);
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
