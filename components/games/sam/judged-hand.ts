import type { Card } from '#core/card.ts';
import type { RuleSet } from '#core/house-rules.ts';
import { combinationOf } from '#games/sam/engine/combination.ts';
import { shapes } from '#games/sam/hands/plays.ts';
import { type JudgedPlay, judgePlay, samRules } from './judge-play.ts';

/**
 * Every play of a hand, ruled on: one of each kind, length and top rank, since suits do not count; and two quads where they beat.
 * Plays that beat the table are separate from those that do not. Whether a 2 may be the last card is not asked here.
 */
export function judgeHand(
  hand: readonly Card[],
  table: readonly Card[],
  ruleSet: RuleSet,
): { readonly beats: readonly JudgedPlay[]; readonly fails: readonly JudgedPlay[] } {
  const rules = { ...samRules(ruleSet), finishOnTwo: 'allowed' } as const;
  const lies = table.length === 0 ? null : combinationOf(table, rules);
  const leads = shapes(hand, null, rules);
  const chops = lies ? shapes(hand, lies, rules).filter(({ kind }) => kind === 'hai-tu-quy') : [];
  const found = [...leads, ...chops].flatMap(({ cards }) => judgePlay(table, cards, ruleSet) ?? []);
  return { beats: found.filter(({ legal }) => legal), fails: found.filter(({ legal }) => !legal) };
}

/** Those that fail for the same reason together: the reason is given once. */
export function byReason(fails: readonly JudgedPlay[]): readonly (readonly [JudgedPlay, ...JudgedPlay[]])[] {
  const groups = new Map<string, [JudgedPlay, ...JudgedPlay[]]>();
  for (const one of fails) {
    const why = 'why' in one.step ? one.step.why : '';
    const key = `${one.step.rule} ${why}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}
