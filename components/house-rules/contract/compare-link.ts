import { formatRuleSet } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import type { RuleSet } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { contractLink, withBeside } from './link.ts';

/** The address that opens two houses of a game side by side. */
export function compareLink(game: Game, houses: readonly [RuleSet, RuleSet], lang: Lang): string {
  // Both are named: that of the page is called the reader's own.
  const beside = houses.map((house) => formatRuleSet(house, game)).join(';');
  return withBeside(contractLink([{ game, ruleSet: houses[0] }], lang), beside);
}
