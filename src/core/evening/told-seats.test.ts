/** Seats of which nothing had to be told. */

import { expect, test } from 'vitest';
import { engineOf } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { assertDefined } from '../assert-defined.ts';
import { UNTOLD } from './evening.ts';
import { readEveningRound } from './round-json.ts';
import { keptResults, seatsOfRound } from './told-seats.ts';

const SEATS = [
  { role: 'player', result: { code: 'win' } },
  { role: 'banker', result: null },
  { role: 'player', result: { code: 'left', count: 3 } },
] as const;
const round = (results: readonly unknown[]) => ({
  game: 'sam',
  house: 'sam',
  stake: 1,
  banker: null,
  seats: [1, 2],
  told: { type: 'result', results },
  sides: [],
  nets: [2, -2],
});

test('are kept by a code, and come back as nothing', () => {
  const results = keptResults(SEATS);
  expect(results).toEqual([{ code: 'win' }, { code: 'untold' }, { code: 'left', count: 3 }]);
  expect(seatsOfRound({ seats: [4, 5, 6], banker: 5, told: { type: 'result', results } })).toEqual(SEATS);
});

test('a round that was told by cards or in chips says nothing of them', () => {
  expect(seatsOfRound({ seats: [4, 5], banker: null, told: { type: 'amounts' } })).toEqual([
    { role: 'player', result: null },
    { role: 'player', result: null },
  ]);
});

test('the code has no number', () => {
  expect(readEveningRound(round([{ code: 'out' }, { code: UNTOLD }]))).toBeDefined();
  expect(readEveningRound(round([{ code: 'out' }, { code: UNTOLD, count: 2 }]))).toBeUndefined();
});

test.each(GAMES.map(({ id, load }) => [id, load] as const))('%s has no result of that name', async (id, load) => {
  const { results } = await assertDefined(load.evening).results();
  const houses = Object.values(assertDefined(engineOf(id)).presets);
  const codes = houses.flatMap((rules) =>
    results
      .formsOf(rules)
      .flatMap((form) => (['banker', 'player'] as const).flatMap((role) => results.optionsOf(form, role, rules))),
  );
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.map(({ code }) => code)).not.toContain(UNTOLD);
});
