import type { Json } from '../../game/game.ts';
import { entriesOf, ordered } from '../../json.ts';

/**
 * What people at a table remember of a verdict: who won, what was paid, whether it was legal, and by what points players were
 * placed; and in Xì Dách whether a hand was of age, which is what tables argue about.
 */
export function toldPart(verdict: Json): Json {
  const players = entriesOf(verdict).filter(([key]) => key === 'players');
  if (players.length === 0) return only(verdict, TOLD);
  return ordered(
    players.map(([key, of]) => {
      return [
        key,
        ordered(
          entriesOf(of).map(([name, player]) => {
            const isPlaced = entriesOf(player).some(([fact]) => fact === 'place');
            return [name, only(player, isPlaced ? [...TOLD_OF_PLAYER, 'points'] : TOLD_OF_PLAYER)];
          }),
        ),
      ];
    }),
  );
}

const TOLD_OF_PLAYER = ['kind', 'outcome', 'net', 'place'];
const TOLD = ['ranking', 'points', 'u', 'legal', 'play', 'table', 'instantWin', 'error'];

/** These parts of an object; of a combination its kind. */
function only(of: Json, keys: readonly string[]): Json {
  const pairs = entriesOf(of).filter(([key]) => keys.includes(key));
  return ordered(
    pairs.map(([key, item]) => [
      key,
      item !== null && (key === 'play' || key === 'table') ? only(item, ['kind']) : item,
    ]),
  );
}
