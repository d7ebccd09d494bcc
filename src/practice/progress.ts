/** How well each rule and each game is known. */

import type { Game } from '#core/game/game.ts';
import type { PracticeHistory, RuleHistory } from './history.ts';

export const STRENGTHS = ['new', 'shaky', 'sits'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** After so many right answers in a row a rule counts as known. */
const SITS = 3;

/** `new`: never answered. `sits`: the latest three answers were right. `shaky`: anything else. */
export function ruleStrength(entry: RuleHistory | undefined): Strength {
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

/** The progress by game. `ruleSections` may be reduced to the rules that practice asks about. */
export function progressOf(
  history: PracticeHistory,
  games: readonly Pick<Game, 'id' | 'ruleSections'>[],
): readonly GameProgress[] {
  return games.map(({ id, ruleSections }) => {
    const rules = ruleSections.flat().map((rule): RuleProgress => {
      const entry = history.rules.get(rule);
      return { rule, strength: ruleStrength(entry), right: entry?.right ?? 0, wrong: entry?.wrong ?? 0 };
    });
    const count = (strength: Strength): number => rules.filter((one) => one.strength === strength).length;
    return { game: id, rules, counts: { new: count('new'), shaky: count('shaky'), sits: count('sits') } };
  });
}
