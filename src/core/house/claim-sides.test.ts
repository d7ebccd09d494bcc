/** Who is right of those who say something of a case, and whether by one house. */

import { expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { ENGINES, engineOf } from '#games/engines.ts';
import { parseCase } from '../notation/parse.ts';
import { claimSides, judgedClaims } from './claim-sides.ts';

/** Houses part over it. */
const PARTING = 'xi-dach;cai:10H.6C.9D;an:8S.7D';

function judged(...said: readonly (readonly [string, string])[]) {
  const read = parseCase(PARTING, ENGINES);
  if (!read.ok) throw new Error(read.error.code);
  const game = assertDefined(engineOf('xi-dach'));
  const { right, wrong, isOne } = judgedClaims(game, claimSides(game, read.value, new Map(said)));
  return [right.map(({ name }) => name), wrong.map(({ name }) => name), isOne];
}

test('two who say the same are right by one house, whichever has it so', () => {
  for (const said of ['an.win', 'an.lose']) {
    expect(judged(['an', said], ['cai', said])).toEqual([['an', 'cai'], [], true]);
  }
});

test('two who say otherwise are each right by a house of their own', () => {
  expect(judged(['an', 'an.win'], ['cai', 'an.lose'])).toEqual([['an', 'cai'], [], false]);
});

test('what no house has so is wrong', () => {
  expect(judged(['an', 'an.9'], ['cai', 'an.lose'])).toEqual([['cai'], ['an'], true]);
  expect(judged(['an', 'an.9'], ['cai', 'an.8'])).toEqual([[], ['an', 'cai'], false]);
});

test('a house without a name is one, for all who say the same', () => {
  const game = assertDefined(engineOf('xi-dach'));
  const holding = { presets: [], when: {} };
  const side = (name: string, rules: Readonly<Record<string, number>>) => ({
    name,
    said: 'an.win',
    holding,
    house: { preset: 'pho-thong', rules },
  });
  const same = [side('an', { minStand: 14 }), side('cai', { minStand: 14 })];
  expect(judgedClaims(game, same).isOne).toBe(true);
  expect(judgedClaims(game, [...same, side('binh', { minStand: 15 })]).isOne).toBe(false);
});
