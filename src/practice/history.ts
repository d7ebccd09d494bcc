/** What a device remembers of practice: nothing leaves it unless its reader takes the file along. */

import type { Game } from '#core/game/game.ts';
import { dueRules, type Memory } from './memory.ts';

/** What was answered on one rule. */
export interface Entry {
  readonly right: number;
  readonly wrong: number;
  /** The latest answers, up to eight, the newest last: 1 was right. */
  readonly last: readonly (0 | 1)[];
  /** Only where the reader chose to be scheduled. */
  readonly memory?: Memory;
}

export interface PracticeHistory {
  readonly rules: ReadonlyMap<string, Entry>;
  /** The reader chose to have rules come back when they are about to be forgotten. */
  readonly scheduled: boolean;
  /** How many questions were ever asked here: seeds come from it, so that no hands come twice. */
  readonly count: number;
  /** Hands of the latest 500 questions (`hashOf`), the newest last. */
  readonly seen: readonly string[];
}

export const NEW_HISTORY: PracticeHistory = { rules: new Map(), scheduled: false, count: 0, seen: [] };

/** So many answers of a rule, and so many hands, are remembered one by one. */
export const LATEST = 8;
export const MOST_SEEN = 500;

/** What is known of when to ask again is kept while nothing is scheduled. */
export function withSchedule(history: PracticeHistory, scheduled: boolean): PracticeHistory {
  return { ...history, scheduled };
}

/** The rules that are to be asked again by now, the longest overdue first; none unless the reader chose it. */
export function dueOf({ rules, scheduled }: PracticeHistory, now: number): string[] {
  if (!scheduled) return [];
  const memories = [...rules].flatMap(([rule, { memory }]) => (memory ? [[rule, memory] as const] : []));
  return dueRules(new Map(memories), now);
}

/** The rules whose latest answer was wrong; first those that were missed most often of late, then ever. */
export function mistakesOf({ rules }: PracticeHistory): string[] {
  const lately = ({ last }: Entry): number => last.filter((one) => one === 0).length;
  return [...rules]
    .filter(([, entry]) => isMissed(entry))
    .toSorted(([a, x], [b, y]) => lately(y) - lately(x) || y.wrong - x.wrong || (a < b ? -1 : 1))
    .map(([rule]) => rule);
}

/** Was the latest answer wrong? */
export function isMissed({ last }: Entry): boolean {
  return last.at(-1) === 0;
}

export const STRENGTHS = ['new', 'shaky', 'sits'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** As many right answers on end, and a rule sits. */
const SITS = 3;

/** `new`: never answered. `sits`: the latest three answers were right. `shaky`: anything between. */
export function strengthOf(entry: Entry | undefined): Strength {
  if (!entry || entry.last.length === 0) return 'new';
  const latest = entry.last.slice(-SITS);
  return latest.length === SITS && latest.every((one) => one === 1) ? 'sits' : 'shaky';
}

export interface RuleProgress {
  readonly rule: string;
  readonly strength: Strength;
  readonly right: number;
  readonly wrong: number;
}

export interface GameProgress {
  readonly game: string;
  /** In the catalogue's order. */
  readonly rules: readonly RuleProgress[];
  /** How many of them. */
  readonly counts: Readonly<Record<Strength, number>>;
}

/** How far one is, game by game. `ruleSections` may be cut down to the rules that practice asks about. */
export function progressOf(
  history: PracticeHistory,
  games: readonly Pick<Game, 'id' | 'ruleSections'>[],
): readonly GameProgress[] {
  return games.map(({ id, ruleSections }) => {
    const rules = ruleSections.flat().map((rule): RuleProgress => {
      const entry = history.rules.get(rule);
      return { rule, strength: strengthOf(entry), right: entry?.right ?? 0, wrong: entry?.wrong ?? 0 };
    });
    const count = (strength: Strength): number => rules.filter((one) => one.strength === strength).length;
    return { game: id, rules, counts: { new: count('new'), shaky: count('shaky'), sits: count('sits') } };
  });
}
