/** An evening as JSON comes back as it was, and nothing else is taken for one. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_NAME, MOST_CHIPS, MOST_EVENTS, MOST_PEOPLE, MOST_PLAYERS } from './evening.ts';
import { formatEvening, parseEvening } from './json.ts';
import { anyEvening } from './testing/any-evening.ts';

const players = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `P${id}` }));
const SEATS = { type: 'seats', at: 0, players: players(3) };
const ROUND = {
  game: 'sam',
  house: 'sam@local',
  stake: 1,
  banker: 1,
  seats: [0, 1, 2],
  told: { type: 'amounts' },
  sides: [],
  nets: [2, -1, -1],
};
const evening = (...events: readonly unknown[]): unknown => ({ version: 1, id: 'a', events });
const played = (changes: object): unknown => evening(SEATS, { type: 'round', at: 1, round: { ...ROUND, ...changes } });
const codeOf = (given: unknown): string => {
  const read = parseEvening(given);
  return read.ok ? 'read' : read.error;
};

describe('an evening as JSON', () => {
  test('comes back as it was, as text and as an object', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const given = anyEvening(seed);
        const text = formatEvening(given);
        expect(parseEvening(text)).toEqual({ ok: true, value: given });
        const read = parseEvening(structuredClone(given));
        expect(read.ok && formatEvening(read.value)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  test('is read whole or not at all, whatever has become of its text', () => {
    const mutated = fc
      .tuple(fc.nat(), fc.nat(), fc.nat(20), fc.string({ maxLength: 8 }))
      .map(([seed, at, cut, put]) => {
        const text = formatEvening(anyEvening(seed));
        const from = at % text.length;
        return text.slice(0, from) + put + text.slice(from + cut);
      });
    fc.assert(
      fc.property(mutated, (text) => {
        const read = parseEvening(text);
        if (read.ok) expect(parseEvening(formatEvening(read.value))).toEqual(read);
      }),
      { numRuns: 2_000 },
    );
  });

  test('throws on nothing in any place, and knows all its members', () => {
    const odd = [undefined, null, -1, 0.5, Number.NaN, '', {}, [[]], true, 2 ** 60];
    for (const seed of [4, 5]) {
      const whole = anyEvening(seed);
      for (const path of pathsIn(whole)) {
        for (const one of odd) {
          const read = parseEvening(changedAt(whole, path, one));
          if (read.ok) expect(parseEvening(formatEvening(read.value))).toEqual(read);
        }
        expect(codeOf(changedAt(whole, [...path, 'later'], 1)), path.join('.')).toBe('not-an-evening');
      }
    }
  });

  test.each<[string, unknown, string]>([
    ['no text', undefined, 'not-json'],
    ['half a text', '{"version":1,"id":"a","events":[', 'not-json'],
    ['nothing', null, 'not-an-evening'],
    ['a list', [], 'not-an-evening'],
    ['another version', { version: 2, id: 'a', pages: [] }, 'later-edition'],
    ['another app, version 2', { version: 2 }, 'not-an-evening'],
    ['an id that is a path', { version: 1, id: '../a', events: [SEATS] }, 'not-an-evening'],
    ['no event', evening(), 'not-an-evening'],
    ['an event of an unknown type', evening(SEATS, { type: 'song', at: 1 }), 'not-an-evening'],
    ['too many events', evening(...Array(MOST_EVENTS + 1).fill(SEATS)), 'not-an-evening'],
    ['one player', evening({ ...SEATS, players: players(1) }), 'not-an-evening'],
    ['as many as can be', evening({ ...SEATS, players: players(MOST_PLAYERS) }), 'read'],
    ['nine players', evening({ ...SEATS, players: players(MOST_PLAYERS + 1) }), 'not-an-evening'],
    ['one player twice', evening({ ...SEATS, players: [...players(2), { id: 1, name: 'B' }] }), 'not-an-evening'],
    [
      'more people in one evening than settle up',
      evening({ ...SEATS, players: players(8) }, { ...SEATS, players: players(MOST_PEOPLE + 1).slice(-8) }),
      'not-an-evening',
    ],
    [
      'a name too long',
      evening({ ...SEATS, players: [...players(2), { id: 5, name: 'x'.repeat(LONGEST_NAME + 1) }] }),
      'not-an-evening',
    ],
    ['a name of nothing', evening({ ...SEATS, players: [...players(2), { id: 5, name: '' }] }), 'not-an-evening'],
    ['half a letter', evening({ ...SEATS, players: [...players(2), { id: 5, name: '\uD83C' }] }), 'not-an-evening'],
    ['a round', played({}), 'read'],
    ['a round that does not add up', played({ nets: [2, -1, 0] }), 'not-an-evening'],
    ['half a chip', played({ nets: [0.5, -0.5, 0] }), 'not-an-evening'],
    ['a slip of the finger', played({ nets: [MOST_CHIPS + 1, -MOST_CHIPS - 1, 0] }), 'not-an-evening'],
    ['a number short', played({ nets: [1, -1] }), 'not-an-evening'],
    ['a seat twice', played({ seats: [0, 1, 1] }), 'not-an-evening'],
    ['somebody who is not there', played({ seats: [0, 1, 7], banker: null }), 'not-an-evening'],
    ['a banker who is not dealt in', played({ banker: 7 }), 'not-an-evening'],
    ['the house of another game', played({ house: 'xi-to@x' }), 'not-an-evening'],
    ['no stake', played({ stake: 0 }), 'not-an-evening'],
    ['who pays themselves', played({ sides: [{ code: 'chop', from: 1, to: 1, chips: 3 }] }), 'not-an-evening'],
    ['a result for each seat', played({ told: { type: 'result', results: Array(3).fill({ code: 'an' }) } }), 'read'],
    ['a result short', played({ told: { type: 'result', results: [{ code: 'an' }] } }), 'not-an-evening'],
    ['what is paid as the house says', played({ otherwise: false }), 'not-an-evening'],
    ['a member of a later edition', played({ photo: '' }), 'not-an-evening'],
    ['a correction of no round', evening(SEATS, { type: 'drop', at: 1, of: 1, why: '' }), 'not-an-evening'],
  ])('%s', (_, given, wanted) => {
    expect(codeOf(given)).toBe(wanted);
    if (typeof given === 'object') expect(codeOf(JSON.stringify(given))).toBe(wanted);
  });

  test('a minus zero of a database is none', () => {
    const read = parseEvening(played({ nets: [-0, 0, 0] }));
    expect(read.ok && read.value.events[1]).toMatchObject({ round: { nets: [0, 0, 0] } });
  });
});

type Path = readonly (string | number)[];

/** The places of all members and items in a value. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...inside.flatMap(([key, one]) => pathsIn(one, [...path, key]))];
}

/** A copy with something else in one place. */
function changedAt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value) && Number(key) in value)
    return value.with(Number(key), changedAt(value[Number(key)], rest, put));
  const members = new Map(Object.entries(Object(value)));
  return Object.fromEntries(members.set(String(key), changedAt(members.get(String(key)), rest, put)));
}
