import { describe, expect, test } from 'vitest';
import { tallyOf } from '#core/evening/tally.ts';
import { tableEvents } from './table-events.ts';

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
