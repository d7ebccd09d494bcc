/** Why a round was paid so: the steps of its ruling, and what one paid another beside the hands. */

import { describe, expect, test } from 'vitest';
import type { EveningRound, RoundTold } from '#core/evening/evening.ts';
import { roundGames } from './entry/round-game.ts';
import { roundTextOf } from './round-texts.ts';

const HOUSE = 'sam@mien-bac';
const PEOPLE = [
  { id: 1, name: 'Anh Ba' },
  { id: 2, name: 'Bình' },
  { id: 3, name: 'Chi' },
];

function round(told: RoundTold): EveningRound {
  return {
    game: 'sam',
    house: HOUSE,
    stake: 1,
    banker: null,
    seats: [1, 2, 3],
    told,
    sides: [{ code: 'chop-two', from: 2, to: 3, chips: 15 }],
    nets: [3, -17, 14],
  };
}

describe('why a round was paid so', () => {
  test.each<RoundTold>([
    { type: 'cards', case: `${HOUSE};anh-ba:-;binh:3S.4D;chi:5C` },
    {
      type: 'result',
      results: [{ code: 'out' }, { code: 'left', count: 2 }, { code: 'left', count: 1 }],
    },
  ])('side payments are listed, told by $type', async (told) => {
    await roundGames('sam', HOUSE, 'vi').load();
    const reasons = roundTextOf(round(told), 'vi')?.reasons(PEOPLE) ?? [];
    expect(reasons.at(-1)).toMatch(/: Bình › Chi, 15$/);
  });

  test('the steps of a ruling call people by their names', async () => {
    await roundGames('sam', HOUSE, 'vi').load();
    const reasons = roundTextOf(round({ type: 'cards', case: `${HOUSE};anh-ba:-;binh:3S.4D;chi:5C` }), 'vi');
    const all = reasons?.reasons(PEOPLE).join(' ');
    expect(all).toContain('Anh Ba');
    expect(all).not.toMatch(/anh-ba/i);
  });
});
