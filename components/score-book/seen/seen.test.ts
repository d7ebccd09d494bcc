/** What an evening says of its house, as the page asks about it. */

import { beforeAll, describe, expect, test } from 'vitest';
import type { EveningEvent, EveningRound } from '#core/evening/evening.ts';
import { tallyOf } from '#core/evening/tally.ts';
import { gamePaidOtherwise } from '../people.ts';
import { type SeenHouses, type SeenParts, seenHouses, seenParts } from './seen.ts';

const HOUSE = 'xi-dach@pho-thong';
const FIVE_CARDS = 'cai:10S.9H;an:2H.3C.4S.5H.2D';

function round(nets: readonly number[], some: Partial<EveningRound> = {}): EveningEvent {
  return {
    type: 'round',
    at: 1,
    round: {
      game: 'xi-dach',
      house: HOUSE,
      stake: 2,
      banker: 1,
      seats: [1, 2],
      told: { type: 'cards', case: `${HOUSE};${FIVE_CARDS}` },
      sides: [],
      nets,
      ...some,
    },
  };
}

let parts: SeenParts;
beforeAll(async () => {
  parts = await seenParts('xi-dach', HOUSE, 'vi').load();
});

function seen(events: readonly EveningEvent[], house = HOUSE): SeenHouses | undefined {
  return seenHouses(tallyOf({ events }), { house, stake: 2 }, parts);
}

const TWICE = round([-4, 4], { otherwise: true });

describe('rounds that a table paid otherwise', () => {
  test('a house that pays so is found, by its round', () => {
    const found = seen([TWICE]);
    expect(found?.against).toEqual([1]);
    expect(found?.houses[0]).toBe('xi-dach@mien-nam');
  });

  test('nothing is asked where the house pays so, or where the round was dropped', () => {
    expect(seen([round([-2, 2])])).toBeUndefined();
    expect(seen([TWICE, { type: 'drop', at: 2, of: 1, why: '' }])).toBeUndefined();
    expect(gamePaidOtherwise(tallyOf({ events: [TWICE, { type: 'drop', at: 2, of: 1, why: '' }] }))).toBeUndefined();
  });

  test('rounds of another game, and chips alone, say nothing', () => {
    const sam = round([-4, 4], {
      game: 'sam',
      told: { type: 'result', results: [{ code: 'left', count: 4 }, { code: 'out' }] },
    });
    expect(seen([sam, round([-6, 6], { told: { type: 'amounts' } }), TWICE])?.against).toEqual([3]);
  });

  test('a round that the house was kept in contradicts: nobody pays both, until a house of its own begins', () => {
    const now = `${HOUSE}{payout=4-3-2}`;
    expect(seen([round([-2, 2]), TWICE])?.houses).toEqual([]);
    expect(gamePaidOtherwise(tallyOf({ events: [round([-2, 2]), TWICE] }))).toBe('xi-dach');
    const after = round([-4, 4], { house: now, otherwise: true });
    expect(seen([round([-2, 2]), after])?.houses).toEqual([]);
  });

  test('by their result as by their cards', () => {
    const told = { type: 'result' as const, results: [{ code: 'plain' }, { code: 'ngu-linh' }] };
    expect(seen([round([-4, 4], { told, otherwise: true })])?.houses[0]).toBe('xi-dach@mien-nam');
  });
});
