import { verdictData } from '#components/case/VerdictPlate.tsx';
import { chosenRuleSet } from '#components/house-rules/choice.ts';
import type { Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import type { RuleSet, SettingValue } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import type { Ruling } from '#core/ruling.ts';
import type { SamVerdict } from '#games/sam/engine/decide.ts';
import { game } from '#games/sam/engine/index.ts';
import { PRESETS, type SamRules } from '#games/sam/engine/rules.ts';
import type { SamStep } from '#games/sam/engine/steps.ts';

/** A play on the one to beat, ruled on as a case. */
export interface JudgedPlay {
  readonly cards: readonly Card[];
  readonly legal: boolean;
  readonly ruling: Ruling<SamVerdict, SamStep>;
  /** The step that settled it. */
  readonly step: SamStep;
  readonly data: ReturnType<typeof verdictData>;
}

/** `ban` and `danh` as a case has them; no `ban` for a lead. */
function fieldsOf(table: readonly Card[], cards: readonly Card[]): Field[] {
  const played: Field = { role: 'danh', name: 'danh', cards, eaten: [] };
  return table.length === 0 ? [played] : [{ role: 'ban', name: 'ban', cards: table, eaten: [] }, played];
}

/** The ruling on these cards; undefined where they make no case. */
export function judgePlay(table: readonly Card[], cards: readonly Card[], ruleSet: RuleSet): JudgedPlay | undefined {
  const fields = fieldsOf(table, cards);
  const ruled = judge(game, fields, samRules(ruleSet));
  if (!ruled.ok) return undefined;
  const { verdict, reasons } = ruled.value;
  const step = reasons.find(({ decides }) => decides);
  if (!step || verdict.kind !== 'play') return undefined;
  const data = verdictData({ game: game.id, ...ruleSet, fields }, game, ruled.value);
  return { cards, legal: verdict.legal, ruling: ruled.value, step, data };
}

/** The rule set with its precise type: a choice is any full set of settings of the game. */
export function samRules({ rules }: Pick<RuleSet, 'rules'>): SamRules {
  return { ...PRESETS['mien-bac'], ...rules };
}

/** `0 lá` with a count in the place of the 0. */
export function counted(words: string, count: number): string {
  return words.replace('0', String(count));
}

/**
 * One rule changed in the reader's own rules, which may not have been read yet at the time of the change; in these where the
 * reader has none.
 */
export async function withRule(game: Game, shown: RuleSet, key: string, value: SettingValue): Promise<RuleSet> {
  const { preset, rules } = (await chosenRuleSet(game)) ?? shown;
  return { preset, rules: { ...rules, [key]: value } };
}
