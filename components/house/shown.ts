/** What the build finds to show each house rule at work: hands that it flips, runs of play that it parts. */

import type { ValueFlip } from '../../src/engine/core/flips.ts';
import type { Game } from '../../src/engine/core/game.ts';
import type { Parting } from '../../src/engine/core/parting.ts';
import { engineOf } from '../../src/engine/index.ts';
import { gameAt, langOf } from '../../src/site.ts';
import { type Loaded, loaded } from '../case/loaded.ts';

const flipFiles = import.meta.glob<{ flipsOf(key: string): readonly ValueFlip[] }>('../../src/engine/*/flip-search.ts');
const partFiles = import.meta.glob<{ partingsOf(key: string): readonly Parting[] }>('../../src/engine/*/round/part.ts');

/** Several pages show the same: each search is made once. */
function once<T>(search: (game: Game, key: string) => Promise<T>): (game: Game, key: string) => Promise<T> {
  const found = new Map<string, Promise<T>>();
  return (game, key) => {
    const name = `${game.id} ${key}`;
    const known = found.get(name) ?? search(game, key);
    found.set(name, known);
    return known;
  };
}

/** For each value of a setting but the first, the hands on which it decides. */
export const flipsOf = once(async (game, key): Promise<readonly ValueFlip[]> => {
  const file = await flipFiles[`../../src/engine/${game.id}/flip-search.ts`]?.();
  return file?.flipsOf(key) ?? [];
});

/** The same for a setting of the round: runs of play after which two houses part. */
export const partingsOf = once(async (game, key): Promise<readonly Parting[]> => {
  const file = await partFiles[`../../src/engine/${game.id}/round/part.ts`]?.();
  return file?.partingsOf(key) ?? [];
});

/** The game that a page of house rules is about, with its words. */
export function gameOn(url: URL): Loaded {
  const id = gameAt(url);
  const all = id && engineOf(id) && loaded(id, langOf(url));
  if (!all) throw new Error(`${url.pathname} is no page of a game`);
  return all;
}
