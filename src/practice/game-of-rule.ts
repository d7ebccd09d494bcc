import { GAMES, type GameId } from '#games/index.ts';

const RULE = /^([a-z]+)-[a-z0-9-]{1,40}$/;

/** The game that a rule belongs to, by its id; undefined for what is no rule's id. */
export function gameOfRule(rule: string): GameId | undefined {
  const prefix = RULE.exec(rule)?.[1];
  return GAMES.find((game) => game.prefix.rule === prefix)?.id;
}
