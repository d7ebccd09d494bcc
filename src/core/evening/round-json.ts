/** Reads a round that anybody may have written. What is no round is `undefined`. */

import { exactMembers, lineOf, listOf, wholeIn } from '../untrusted.ts';
import {
  type EveningRound,
  isBalanced,
  LEAST_PLAYERS,
  MOST_CHIPS,
  MOST_PLAYERS,
  type PlayerId,
  type RoundTold,
  type SidePayment,
  type ToldResult,
  UNTOLD,
} from './evening.ts';
import { gameOfHouse } from './tally.ts';

const MOST_ID = 9_999;
/** A case in the notation is no longer. */
const LONGEST_CASE = 2_000;
const LONGEST_HOUSE = 1_000;
/** Cards, points, 2s of one hand. */
const MOST_COUNT = 999;
const MOST_SIDES = 99;

/** A round, all of whose numbers are whole, and whose payments add up to zero. */
export function readEveningRound(json: unknown): EveningRound | undefined {
  const members = exactMembers(
    json,
    ['game', 'house', 'stake', 'banker', 'seats', 'told', 'sides', 'nets'],
    ['put', 'otherwise'],
  );
  if (!members) return undefined;
  const game = readCode(members.get('game'));
  const house = readHouseText(members.get('house'));
  const stake = readStake(members.get('stake'));
  const seats = listOf(members.get('seats'), LEAST_PLAYERS, MOST_PLAYERS, readPlayerId);
  if (!game || !house || stake === undefined || !seats) return undefined;
  const { length } = seats;
  const among = (id: unknown): PlayerId | undefined => seats.find((one) => one === id);
  const banker = members.get('banker') === null ? null : among(members.get('banker'));
  const told = readTold(members.get('told'), length);
  const sides = listOf(members.get('sides'), 0, MOST_SIDES, (side) => readSide(side, among));
  const nets = listOf(members.get('nets'), length, length, (net) => wholeIn(net, -MOST_CHIPS, MOST_CHIPS));
  if (banker === undefined || !told || !sides || !nets) return undefined;
  if (gameOfHouse(house) !== game || new Set(seats).size < length || !isBalanced({ seats, nets })) return undefined;
  const put = listOf(members.get('put'), length, length, (one) => wholeIn(one, 0, MOST_CHIPS));
  const otherwise = members.get('otherwise');
  if (members.has('put') !== (put !== undefined) || members.has('otherwise') !== (otherwise === true)) return undefined;
  return {
    game,
    house,
    stake,
    banker,
    seats,
    told,
    ...(put ? { put } : {}),
    sides,
    nets,
    ...(otherwise === true ? { otherwise } : {}),
  };
}

/** The number of a person. */
export function readPlayerId(json: unknown): PlayerId | undefined {
  return wholeIn(json, 0, MOST_ID);
}

/** House rules as `game@preset{…}`; whether a game has them is not looked at. */
export function readHouseText(json: unknown): string | undefined {
  return lineOf(json, 1, LONGEST_HOUSE);
}

/** What one stake is worth, in chips. */
export function readStake(json: unknown): number | undefined {
  return wholeIn(json, 1, MOST_CHIPS);
}

/** The id of a game, of a result, of a side payment. */
export function readCode(json: unknown): string | undefined {
  return typeof json === 'string' && /^[\w-]{1,40}$/.test(json) ? json : undefined;
}

function readTold(json: unknown, seats: number): RoundTold | undefined {
  const amounts = exactMembers(json, ['type']);
  if (amounts) return amounts.get('type') === 'amounts' ? { type: 'amounts' } : undefined;
  const cards = exactMembers(json, ['type', 'case']);
  if (cards) {
    const text = lineOf(cards.get('case'), 1, LONGEST_CASE);
    return cards.get('type') === 'cards' && text ? { type: 'cards', case: text } : undefined;
  }
  const result = exactMembers(json, ['type', 'results']);
  const results = listOf(result?.get('results'), seats, seats, readResult);
  return result?.get('type') === 'result' && results ? { type: 'result', results } : undefined;
}

function readResult(json: unknown): ToldResult | undefined {
  const members = exactMembers(json, ['code'], ['count', 'twos', 'quads']);
  const code = readCode(members?.get('code'));
  if (!members || !code) return undefined;
  const counted = (key: string): number | undefined => wholeIn(members.get(key), 0, MOST_COUNT);
  const [count, twos, quads] = [counted('count'), counted('twos'), counted('quads')];
  if ([...members.keys()].some((key) => key !== 'code' && counted(key) === undefined)) return undefined;
  if (code === UNTOLD && members.size > 1) return undefined;
  return {
    code,
    ...(count === undefined ? {} : { count }),
    ...(twos === undefined ? {} : { twos }),
    ...(quads === undefined ? {} : { quads }),
  };
}

function readSide(json: unknown, among: (id: unknown) => PlayerId | undefined): SidePayment | undefined {
  const members = exactMembers(json, ['code', 'from', 'to', 'chips']);
  const code = readCode(members?.get('code'));
  const [from, to] = [among(members?.get('from')), among(members?.get('to'))];
  const chips = wholeIn(members?.get('chips'), 1, MOST_CHIPS);
  if (!code || from === undefined || to === undefined || chips === undefined || from === to) return undefined;
  return { code, from, to, chips };
}
