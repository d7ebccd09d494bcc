/** What changes at the table, as events. */

import type { EveningEvent, EveningPlayer, PlayerId } from '#core/evening/evening.ts';
import type { EveningTally, GameTerms } from '#core/evening/tally.ts';
import { playerName } from '../people.ts';

export interface TableChange {
  readonly seats: readonly EveningPlayer[];
  readonly terms: ReadonlyMap<string, GameTerms>;
  readonly bankers: ReadonlyMap<string, PlayerId>;
}

/** The events that lead from the table as it is to another; none where it is the same. */
export function tableEvents(tally: EveningTally, next: TableChange, at: number): readonly EveningEvent[] {
  const players = next.seats.map(({ id, name }) => ({ id, name: name.trim().replace(/\s+/gu, ' ').normalize('NFC') }));
  const isSame =
    players.length === tally.seated.length &&
    players.every(({ id, name }, seat) => tally.seated[seat] === id && playerName(tally.players, id) === name);
  const houses = [...next.terms].flatMap(([game, { house, stake }]): EveningEvent[] => {
    const now = tally.terms.get(game);
    return now?.house === house && now.stake === stake ? [] : [{ type: 'house', at, house, stake }];
  });
  const banks = [...next.bankers].flatMap(([game, player]): EveningEvent[] =>
    tally.bankers.get(game) === player ? [] : [{ type: 'banker', at, game, player }],
  );
  return [...(isSame ? [] : [{ type: 'seats', at, players } as const]), ...houses, ...banks];
}
