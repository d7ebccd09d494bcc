/**
 * An evening as short JSON, for a link. Lists in place of objects; times as what has passed since the event before; house, stake,
 * banker and seats of a round only where they are not those of the round before; of the nets all but the last, which the others
 * give. Reading it back gives what `parseEvening` then holds to all its rules.
 */

import type { Evening, EveningEvent, EveningRound, RoundTold } from '#core/evening/evening.ts';
import { gameOfHouse } from '#core/evening/tally.ts';
import { lastNames, longCase, shortCase } from './short-case.ts';

const EDITION = 1;
const LETTERS = { seats: 's', house: 'h', banker: 'b', round: 'r', correct: 'c', drop: 'd' } as const;

/** What the events so far leave for the next one. */
interface Before {
  at: number;
  /** House, stake, banker and seats of the last round. */
  terms: readonly unknown[];
  /** Of the last case. */
  names: string;
}

const nothingBefore = (): Before => ({ at: 0, terms: [], names: '' });

/** As JSON text. */
export function shortEvening({ id, events }: Evening): string {
  const before = nothingBefore();
  return JSON.stringify([EDITION, id, ...events.map((event) => shortEvent(event, before))]);
}

/** What is told in short, as an evening is in JSON; of a later edition only that it is one. Whatever it is given, it does not throw. */
export function longEvening(json: unknown): unknown {
  const [version, id, ...events] = itemsOf(json);
  if (version !== EDITION) return { version, id };
  const before = nothingBefore();
  return { version, id, events: events.map((event) => longEvent(event, before)) };
}

function shortEvent(event: EveningEvent, before: Before): readonly unknown[] {
  const passed = event.at - before.at;
  before.at = event.at;
  const head = [LETTERS[event.type], passed];
  switch (event.type) {
    case 'seats':
      return [...head, ...event.players.flatMap(({ id, name }) => [id, name])];
    case 'house':
      return [...head, event.house, event.stake];
    case 'banker':
      return [...head, event.game, event.player];
    case 'round':
      return [...head, ...shortRound(event.round, before)];
    case 'correct':
      return [...head, event.of, event.why, ...shortRound(event.round, before)];
    case 'drop':
      return [...head, event.of, event.why];
  }
}

function longEvent(json: unknown, before: Before): unknown {
  const [letter, passed, ...rest] = itemsOf(json);
  before.at += typeof passed === 'number' ? passed : Number.NaN;
  const { at } = before;
  switch (letter) {
    case LETTERS.seats:
      return { type: 'seats', at, players: pairsOf(rest).map(([id, name]) => ({ id, name })) };
    case LETTERS.house:
      return { type: 'house', at, house: rest[0], stake: rest[1] };
    case LETTERS.banker:
      return { type: 'banker', at, game: rest[0], player: rest[1] };
    case LETTERS.round:
      return { type: 'round', at, round: longRound(rest, before) };
    case LETTERS.correct:
      return { type: 'correct', at, of: rest[0], round: longRound(rest.slice(2), before), why: rest[1] };
    case LETTERS.drop:
      return { type: 'drop', at, of: rest[0], why: rest[1] };
    default:
      return null;
  }
}

function shortRound(round: EveningRound, before: Before): readonly unknown[] {
  const { house, stake, banker, seats, told, sides, nets, put, otherwise } = round;
  const terms = [house, stake, banker, seats];
  const own = JSON.stringify(terms) === JSON.stringify(before.terms) ? 0 : terms;
  before.terms = terms;
  const usual = [own, shortTold(told, house, before), nets.slice(0, -1)];
  if (sides.length === 0 && !put && !otherwise) return usual;
  return [...usual, sides.map(({ code, from, to, chips }) => [code, from, to, chips]), put ?? 0, otherwise ? 1 : 0];
}

function longRound([own, told, most, sides, put, otherwise]: readonly unknown[], before: Before): unknown {
  if (own !== 0) before.terms = itemsOf(own);
  const [house, stake, banker, seats] = before.terms;
  const nets = itemsOf(most);
  const sum = nets.reduce((all: number, net) => all + (typeof net === 'number' ? net : Number.NaN), 0);
  return {
    game: typeof house === 'string' ? gameOfHouse(house) : '',
    house,
    stake,
    banker,
    seats,
    told: longTold(told, house, before),
    ...(put ? { put } : {}),
    sides: itemsOf(sides).map((side) => {
      const [code, from, to, chips] = itemsOf(side);
      return { code, from, to, chips };
    }),
    nets: [...nets, 0 - sum],
    ...(otherwise ? { otherwise: true } : {}),
  };
}

/** Cards are a text, results a list, and where only the payments are known there is a 0. */
function shortTold(told: RoundTold, house: string, before: Before): unknown {
  if (told.type === 'amounts') return 0;
  if (told.type === 'result') {
    return told.results.map(({ code, count, twos, quads }) => {
      const counts = [count, twos, quads];
      return [code, ...counts.slice(0, 1 + counts.findLastIndex((one) => one !== undefined))];
    });
  }
  const short = shortCase(told.case, house, before.names);
  before.names = lastNames(short, before.names);
  return short;
}

function longTold(json: unknown, house: unknown, before: Before): unknown {
  if (json === 0) return { type: 'amounts' };
  if (typeof json === 'string' && typeof house === 'string') {
    const text = longCase(json, house, before.names);
    before.names = lastNames(json, before.names);
    return { type: 'cards', case: text };
  }
  const results = itemsOf(json).map((one) => {
    const [code, ...counts] = itemsOf(one);
    // A count that was left out is null where another one stands behind it.
    const told = ['count', 'twos', 'quads'].flatMap((key, at) =>
      counts[at] == null ? [] : [[key, counts[at]] as const],
    );
    return { code, ...Object.fromEntries(told) };
  });
  return { type: 'result', results };
}

function itemsOf(json: unknown): readonly unknown[] {
  return Array.isArray(json) ? json : [];
}

function pairsOf(items: readonly unknown[]): readonly (readonly unknown[])[] {
  return Array.from({ length: Math.ceil(items.length / 2) }, (_, at) => items.slice(2 * at, 2 * at + 2));
}
