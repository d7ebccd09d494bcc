import { describe, expect, test } from 'vitest';
import { tallyOf } from '#core/evening/tally.ts';
import { tableEvents, tableFault, withJoined } from './table-events.ts';

const PLAYERS = [
  { id: 1, name: 'An' },
  { id: 2, name: 'Bình' },
];
const TALLY = tallyOf({
  events: [
    { type: 'seats', at: 1, players: PLAYERS },
    { type: 'house', at: 1, house: 'sam@local', stake: 1 },
    { type: 'banker', at: 1, game: 'xi-dach', player: 1 },
  ],
});
const NOW = { seats: PLAYERS, terms: TALLY.terms, bankers: TALLY.bankers };

describe('what changes at the table', () => {
  test('nothing where nothing is changed', () => {
    expect(tableEvents(TALLY, NOW, 2)).toEqual([]);
  });

  test('who comes, what is played for, and who holds the bank', () => {
    const next = {
      seats: [...PLAYERS.toReversed(), { id: 3, name: ' Chi ' }],
      terms: new Map([['sam', { house: 'sam@local', stake: 2 }]]),
      bankers: new Map([['xi-dach', 2]]),
    };
    expect(tableEvents(TALLY, next, 2)).toEqual([
      { type: 'seats', at: 2, players: [PLAYERS[1], PLAYERS[0], { id: 3, name: 'Chi' }] },
      { type: 'house', at: 2, house: 'sam@local', stake: 2 },
      { type: 'banker', at: 2, game: 'xi-dach', player: 2 },
    ]);
  });
});

describe('who joins', () => {
  const dung = { id: 3, name: 'Dung' };

  test('has a number of their own; nobody joins without a name, or a full table', () => {
    expect(withJoined(PLAYERS, TALLY, ' Dung ')).toEqual([...PLAYERS, dung]);
    expect(withJoined(PLAYERS, TALLY, ' ')).toBe(PLAYERS);
    const full = Array.from({ length: 8 }, (_, at) => ({ id: 1 + at, name: `P${at}` }));
    expect(withJoined(full, TALLY, 'Dung')).toBe(full);
  });

  test('and has left before is the same person', () => {
    const players = [...PLAYERS, dung];
    expect(withJoined(PLAYERS, { players }, 'dung')).toEqual(players);
  });
});

describe('no table is one', () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ id: 1 + at, name: `P${at}` }));

  test.each<[string, readonly { id: number; name: string }[], readonly { id: number; name: string }[], unknown]>([
    ['where all is well', PLAYERS, PLAYERS, undefined],
    ['with a name that was cleared', [...PLAYERS, { id: 3, name: ' ' }], PLAYERS, { code: 'unnamed' }],
    ['of one', PLAYERS.slice(1), PLAYERS, { code: 'too-few' }],
    ['of two with one name', [...PLAYERS, { id: 3, name: 'an' }], PLAYERS, { code: 'twice', name: 'an', at: 2 }],
    [
      'where somebody is called like one who has left',
      [{ id: 1, name: 'Chi' }, ...PLAYERS.slice(1)],
      [...PLAYERS, { id: 3, name: 'Chi' }],
      { code: 'twice', name: 'Chi', at: 0 },
    ],
    ['with the thirteenth of an evening', [...many.slice(0, 2), { id: 13, name: 'P13' }], many, { code: 'too-many' }],
    ['with the twelfth', [...many.slice(0, 2), { id: 12, name: 'P12' }], many.slice(0, 11), undefined],
  ])('%s', (_, seats, players, fault) => {
    expect(tableFault(seats, { players })).toEqual(fault);
  });
});
