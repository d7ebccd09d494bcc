/** Who is who in a book. */

import type { EveningPlayer, PlayerId } from '#core/evening/evening.ts';
import type { EveningTally } from '#core/evening/tally.ts';
import { legibleName } from '#words/text.ts';

/** The name of a player; their number where the book has none. */
export function playerName(players: readonly EveningPlayer[], id: PlayerId): string {
  return players.find((player) => player.id === id)?.name ?? String(id);
}

/** Everybody in the order of the columns: who sits there now, in that order, then who has left. */
export function peopleInColumns({
  players,
  seated,
}: Pick<EveningTally, 'players' | 'seated'>): readonly EveningPlayer[] {
  const now = seated.flatMap((id) => players.find((player) => player.id === id) ?? []);
  const all = [...now, ...players.filter(({ id }) => !seated.includes(id))];
  return all.map((player) => ({ ...player, name: legibleName(player.name) }));
}

/** Up to four stand in one row, more in two. */
export function columnCount(people: number): number {
  return people <= 4 ? people : Math.ceil(people / 2);
}

/** The game that was played last; undefined at first. */
export function lastGame({ lines }: Pick<EveningTally, 'lines'>): string | undefined {
  const last = lines.findLast((line) => line.type === 'round');
  return last?.type === 'round' ? last.round.game : undefined;
}

/** The game of the latest round that was paid otherwise than its house says; undefined where there is none. */
export function gamePaidOtherwise({ lines }: Pick<EveningTally, 'lines'>): string | undefined {
  const line = lines.findLast((one) => one.type === 'round' && one.round.otherwise && !one.dropped);
  return line?.type === 'round' ? line.round.game : undefined;
}

/** Who holds the bank of the game that was played last, or of any where that has none. */
export function bankerNow(tally: Pick<EveningTally, 'lines' | 'bankers'>): PlayerId | undefined {
  const game = lastGame(tally);
  return game === undefined ? undefined : tally.bankers.get(game);
}

/** How many rounds stand in the book, dropped ones among them. */
export function roundCount({ lines }: Pick<EveningTally, 'lines'>): number {
  return lines.filter(({ type }) => type === 'round').length;
}
