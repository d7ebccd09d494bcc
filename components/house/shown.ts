/** What the build finds to show each house rule at work: hands that it flips, runs of play that it parts. */

import { gameAt, langOf } from '#book/address.ts';
import type { ValueFlip } from '#core/branches/flips.ts';
import type { Game } from '#core/game/game.ts';
import type { Divergence } from '#core/rounds/divergence.ts';
import { buildOf } from '#games/build.ts';
import { engineOf } from '#games/engines.ts';
import { type Loaded, loaded } from '../case/loaded.ts';

/** Several pages show the same: each search is made once. */
function once<T>(search: (game: Game, key: string) => T): (game: Game, key: string) => T {
  const found = new Map<string, T>();
  return (game, key) => {
    const name = `${game.id} ${key}`;
    const known = found.get(name) ?? search(game, key);
    found.set(name, known);
    return known;
  };
}

/** For each value of a setting but the first, the hands on which it decides. */
export const flipsOf = once((game, key): readonly ValueFlip[] => buildOf(game.id).flipsOf(key));

/** The same for a setting of the round: runs of play after which two houses part. */
export const divergencesOf = once((game, key): readonly Divergence[] => buildOf(game.id).divergencesOf(key));

/** The game that a page of house rules is about, with its words. */
export function gameOn(url: URL): Loaded {
  const id = gameAt(url);
  const all = id && engineOf(id) && loaded(id, langOf(url));
  if (!all) throw new Error(`${url.pathname} is no page of a game`);
  return all;
}
