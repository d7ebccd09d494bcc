/** Reads one event of an evening, by itself. What is no event is `undefined`. */

import { membersOf } from '../parse-json.ts';
import { exactMembers, lineOf, listOf, wholeIn } from '../untrusted.ts';
import {
  type EveningEvent,
  type EveningPlayer,
  LEAST_PLAYERS,
  LONGEST_NAME,
  LONGEST_WHY,
  MOST_EVENTS,
  MOST_PLAYERS,
} from './evening.ts';
import { readCode, readEveningRound, readHouseText, readPlayerId, readStake } from './round-json.ts';

/** The last millisecond that has a date. */
const END_OF_TIME = 8.64e15;

/** An event without a look at what came before it. */
export function readEvent(json: unknown): EveningEvent | undefined {
  const at = wholeIn(membersOf(json).get('at'), 0, END_OF_TIME);
  return at === undefined ? undefined : READERS.get(membersOf(json).get('type'))?.(json, at);
}

const READERS: ReadonlyMap<unknown, (json: unknown, at: number) => EveningEvent | undefined> = new Map([
  ['seats', readSeats],
  ['house', readTerms],
  ['banker', readBanker],
  ['round', readPlayed],
  ['correct', readCorrection],
  ['drop', readDrop],
]);

function readSeats(json: unknown, at: number): EveningEvent | undefined {
  const players = listOf(
    exactMembers(json, ['type', 'at', 'players'])?.get('players'),
    LEAST_PLAYERS,
    MOST_PLAYERS,
    readPlayer,
  );
  if (!players || new Set(players.map(({ id }) => id)).size < players.length) return undefined;
  return { type: 'seats', at, players };
}

function readPlayer(json: unknown): EveningPlayer | undefined {
  const members = exactMembers(json, ['id', 'name']);
  const id = readPlayerId(members?.get('id'));
  const name = lineOf(members?.get('name'), 1, LONGEST_NAME);
  return id === undefined || !name ? undefined : { id, name };
}

function readTerms(json: unknown, at: number): EveningEvent | undefined {
  const members = exactMembers(json, ['type', 'at', 'house', 'stake']);
  const house = readHouseText(members?.get('house'));
  const stake = readStake(members?.get('stake'));
  return house && stake !== undefined ? { type: 'house', at, house, stake } : undefined;
}

function readBanker(json: unknown, at: number): EveningEvent | undefined {
  const members = exactMembers(json, ['type', 'at', 'game', 'player']);
  const game = readCode(members?.get('game'));
  const player = readPlayerId(members?.get('player'));
  return game && player !== undefined ? { type: 'banker', at, game, player } : undefined;
}

function readPlayed(json: unknown, at: number): EveningEvent | undefined {
  const round = readEveningRound(exactMembers(json, ['type', 'at', 'round'])?.get('round'));
  return round && { type: 'round', at, round };
}

function readCorrection(json: unknown, at: number): EveningEvent | undefined {
  const members = exactMembers(json, ['type', 'at', 'of', 'round', 'why']);
  const [of, why] = [wholeIn(members?.get('of'), 1, MOST_EVENTS), lineOf(members?.get('why'), 0, LONGEST_WHY)];
  const round = readEveningRound(members?.get('round'));
  return of !== undefined && why !== undefined && round ? { type: 'correct', at, of, round, why } : undefined;
}

function readDrop(json: unknown, at: number): EveningEvent | undefined {
  const members = exactMembers(json, ['type', 'at', 'of', 'why']);
  const [of, why] = [wholeIn(members?.get('of'), 1, MOST_EVENTS), lineOf(members?.get('why'), 0, LONGEST_WHY)];
  return of !== undefined && why !== undefined ? { type: 'drop', at, of, why } : undefined;
}
