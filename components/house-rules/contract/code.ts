import type { Game } from '#core/game/game.ts';
import { formatHouseCode } from '#core/house/house-code.ts';
import type { Rules } from '#core/house-rules.ts';
import { findGame } from '#games/index.ts';

/** The short code of a choice of house rules; undefined for a game that is not of the book. */
export function ruleSetCode(rules: Rules, game: Game): string | undefined {
  const prefix = findGame(game.id)?.prefix;
  return prefix && formatHouseCode(rules, game, prefix);
}
