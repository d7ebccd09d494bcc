/** The table as it is changed on its sheet: what keeps it from being one, and what changes, as events. */

import {
  type EveningEvent,
  type EveningPlayer,
  MOST_PEOPLE,
  MOST_PLAYERS,
  type PlayerId,
} from '#core/evening/evening.ts';
import type { EveningTally, GameTerms } from '#core/evening/tally.ts';
import { type NamesFault, namesFault, playersOf, sameName } from '../names.ts';
import { playerName } from '../people.ts';

export interface TableChange {
  readonly seats: readonly EveningPlayer[];
  readonly terms: ReadonlyMap<string, GameTerms>;
  readonly bankers: ReadonlyMap<string, PlayerId>;
}

export type TableFault =
  | NamesFault
  /** Somebody who sits there has no name. */
  | { readonly code: 'unnamed' }
  /** More people than an evening has, those who have left among them. */
  | { readonly code: 'too-many' };

/** With somebody who joins, by name: who has left comes back. The same seats where nobody is named, or the table is full. */
export function withJoined(
  seats: readonly EveningPlayer[],
  { players }: Pick<EveningTally, 'players'>,
  name: string,
): readonly EveningPlayer[] {
  const nextId = 1 + Math.max(0, ...players.map(({ id }) => id), ...seats.map(({ id }) => id));
  const [fresh] = playersOf([name], nextId);
  if (!fresh || seats.length >= MOST_PLAYERS) return seats;
  const before = goneFrom(seats, players).find((one) => sameName(one.name) === sameName(fresh.name));
  return [...seats, before ?? fresh];
}

/** Who sat there and has left. */
export function goneFrom(seats: readonly EveningPlayer[], players: readonly EveningPlayer[]): readonly EveningPlayer[] {
  return players.filter(({ id }) => seats.every((one) => one.id !== id));
}

/** What keeps these seats from being a table of this evening. */
export function tableFault(
  seats: readonly EveningPlayer[],
  { players }: Pick<EveningTally, 'players'>,
): TableFault | undefined {
  if (seats.some(({ name }) => name.trim() === '')) return { code: 'unnamed' };
  const fault = namesFault(seats.map(({ name }) => name));
  if (fault) return fault;
  const gone = goneFrom(seats, players);
  if (seats.length + gone.length > MOST_PEOPLE) return { code: 'too-many' };
  const at = seats.findIndex(
    ({ id, name }) =>
      sameName(name) !== sameName(playerName(players, id)) && gone.some((one) => sameName(one.name) === sameName(name)),
  );
  const taken = seats[at];
  return taken && { code: 'twice', name: taken.name.trim(), at };
}

/** The events that lead from the table as it is to another; none where it is the same. */
export function tableEvents(tally: EveningTally, next: TableChange, at: number): readonly EveningEvent[] {
  const players = next.seats.flatMap(({ id, name }) => playersOf([name], id));
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
