/** Evenings by chance: the same seed gives the same evening on every machine. */

import { assertDefined } from '../../assert-defined.ts';
import { makeRng, type Rng } from '../../random/rng.ts';
import {
  type Evening,
  type EveningEvent,
  type EveningPlayer,
  type EveningRound,
  LEAST_PLAYERS,
  LONGEST_NAME,
  MOST_CHIPS,
  MOST_PLAYERS,
  type PlayerId,
  type RoundTold,
  type ToldResult,
} from '../evening.ts';

/** Names that are hard for readers, links and objects. */
const NAMES = [
  'An',
  'Bình',
  'Chị Hai',
  'constructor',
  '__proto__',
  '2',
  '"',
  '\\',
  '🂡🂡',
  'ひろし',
  'x'.repeat(LONGEST_NAME),
  '</script>',
] as const;
const HOUSES = [
  'xi-dach@pho-thong',
  'xi-to@vipgame{a=1,b=x}',
  'ba-cay@ba-cay',
  'ta-la@local',
  'sam@strict{cong=0}',
] as const;
const CODES = ['an', 'hoa', 'u', 'cards', 'mom'] as const;

/** An evening of all kinds of events, valid and otherwise odd. */
export function anyEvening(seed: number): Evening {
  const rng = makeRng(seed);
  const id = ['a', '0193d0f4-6c2f-7d6e-9f3b-1d2f3c4b5a69', 'x_-9'][rng.upTo(2)] ?? 'a';
  const events: EveningEvent[] = [];
  let seated = seatsOf(rng);
  let rounds = 0;
  let at = rng.upTo(1_000_000) * 2_000_000;
  const add = (event: EveningEvent): number => events.push(event);
  add({ type: 'seats', at, players: seated });
  for (let left = rng.upTo(30); left > 0; left--) {
    // A clock may be set back.
    at = Math.max(0, at + rng.upTo(600_000) - 1_000);
    const ids = seated.map((player) => player.id);
    const of = 1 + rng.upTo(Math.max(0, rounds - 1));
    const why = ['', 'gõ nhầm', 'x'.repeat(200)][rng.upTo(2)] ?? '';
    const kind = rng.upTo(9);
    if (kind === 0) {
      seated = seatsOf(rng);
      add({ type: 'seats', at, players: seated });
    } else if (kind === 1) add({ type: 'house', at, house: rng.pick(HOUSES), stake: 1 + rng.upTo(9) });
    else if (kind === 2) add({ type: 'banker', at, game: 'xi-dach', player: anyOf(rng, ids) });
    else if (kind === 3 && rounds > 0) add({ type: 'correct', at, of, round: roundOf(rng, ids), why });
    else if (kind === 4 && rounds > 0) add({ type: 'drop', at, of, why });
    else {
      rounds += 1;
      add({ type: 'round', at, round: roundOf(rng, ids) });
    }
  }
  return { version: 1, id, events };
}

function seatsOf(rng: Rng): readonly EveningPlayer[] {
  const count = LEAST_PLAYERS + rng.upTo(MOST_PLAYERS - LEAST_PLAYERS);
  return rng
    .shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 9_999])
    .slice(0, count)
    .map((id) => ({ id, name: rng.pick(NAMES) }));
}

function roundOf(rng: Rng, ids: readonly PlayerId[]): EveningRound {
  const house = rng.pick(HOUSES);
  const seats = rng.shuffled(ids).slice(0, LEAST_PLAYERS + rng.upTo(ids.length - LEAST_PLAYERS));
  const nets = [MOST_CHIPS, -MOST_CHIPS].slice(0, rng.upTo(1) * 2);
  while (nets.length < seats.length - 1) nets.push(rng.upTo(40) - 20);
  if (nets.length < seats.length) nets.push(0 - nets.reduce((sum, one) => sum + one, 0));
  const [from, to] = [assertDefined(seats[0]), assertDefined(seats[1])];
  return {
    game: house.replace(/@.*/, ''),
    house,
    stake: 1 + rng.upTo(4),
    banker: rng.upTo(1) === 0 ? null : anyOf(rng, seats),
    seats,
    told: toldOf(rng, house, seats.length),
    ...(rng.upTo(3) === 0 ? { put: seats.map(() => rng.upTo(10)) } : {}),
    sides: rng.upTo(3) === 0 ? [{ code: 'chat-heo', from, to, chips: 1 + rng.upTo(20) }] : [],
    nets: nets.map((net) => net + 0),
    ...(rng.upTo(5) === 0 ? { otherwise: true } : {}),
  };
}

function toldOf(rng: Rng, house: string, seats: number): RoundTold {
  const kind = rng.upTo(2);
  if (kind === 0) return { type: 'amounts' };
  if (kind === 1) {
    const hands = Array.from({ length: seats }, (_, seat) => `${seat === 0 ? 'cai' : `p${seat}`}:${rng.upTo(9)}S.AH`);
    // One whose house was told otherwise in the case itself.
    return { type: 'cards', case: [rng.upTo(5) === 0 ? 'xi-dach@x' : house, ...hands].join(';') };
  }
  const results = Array.from(
    { length: seats },
    (): ToldResult => ({
      code: rng.pick(CODES),
      ...(rng.upTo(1) === 0 ? { count: rng.upTo(60) } : {}),
      ...(rng.upTo(3) === 0 ? { twos: rng.upTo(4) } : {}),
      ...(rng.upTo(5) === 0 ? { quads: rng.upTo(2) } : {}),
    }),
  );
  return { type: 'result', results };
}

function anyOf(rng: Rng, ids: readonly PlayerId[]): PlayerId {
  return assertDefined(ids[rng.upTo(ids.length - 1)]);
}
