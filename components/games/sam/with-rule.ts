import { chosenRuleSet } from '#components/house-rules/choice.ts';
import type { Game } from '#core/game/game.ts';
import type { RuleSet, SettingValue } from '#core/house-rules.ts';

/**
 * One rule changed in the reader's own rules, which may not have been read yet at the time of the change; in these where the
 * reader has none.
 */
export async function withRule(game: Game, shown: RuleSet, key: string, value: SettingValue): Promise<RuleSet> {
  const { preset, rules } = (await chosenRuleSet(game)) ?? shown;
  return { preset, rules: { ...rules, [key]: value } };
}
