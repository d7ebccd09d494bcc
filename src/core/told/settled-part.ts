import type { Json } from '../game/game.ts';
import { entriesOf, ordered, writeJson } from '../json.ts';

const SETTLED = ['outcome', 'net', 'place'];

/**
 * What a verdict settles between the hands: who wins, is placed or paid how; of hands that are only ranked, the order; of anything
 * else, all.
 */
export function settledPart(verdict: Json): string {
  const pairs = new Map(entriesOf(verdict));
  const players = entriesOf(pairs.get('players') ?? null).map(([name, facts]) => {
    return [name, ordered(entriesOf(facts).filter(([key]) => SETTLED.includes(key)))] as const;
  });
  // In whatever order the hands are told.
  players.sort(([one], [other]) => (one < other ? -1 : 1));
  return writeJson(players.length > 0 ? ordered(players) : (pairs.get('ranking') ?? verdict));
}
