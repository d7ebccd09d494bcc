import { defaultRuleSet, differences, type RuleSet } from '#core/house-rules.ts';
import type { Loaded } from '../loading/loaded.ts';

/** The rule set that every page means where it says nothing. */
export function isUsual({ preset, rules }: RuleSet, { game }: Loaded): boolean {
  const usual = defaultRuleSet(game);
  return preset === usual.preset && differences(game.schema, rules, usual.rules).length === 0;
}
