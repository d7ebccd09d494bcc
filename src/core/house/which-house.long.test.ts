import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { KITS } from '#testing/kits.ts';
import { anyRuleSet } from '#testing/rule-sets.ts';
import { FULL } from '#testing/runs.ts';
import { askHouses, changedPreset, questionsFor, unlikeShare } from '#testing/which-house.ts';
import { assertDefined } from '../assert-defined.ts';
import { makeRng } from '../random/rng.ts';
import type { HouseGuide } from './which/shares.ts';

/** So many houses of a kind are asked by night, and by day enough to find a guide that is out of date. */
const HOUSES = FULL ? 2_000 : 12;
/** So many deals say whether a house was found; plain players play those of Tá Lả and Sâm to their end. */
const DEALS = FULL ? 200 : 20;
/** How many questions it may take, in any game. */
const MOST = { presets: 6, near: 9, random: 16 };
/** Found houses rule so many dealt cases otherwise, on the average. */
const UNLIKE = 0.01;
/** A slip costs so many questions more. */
const FOR_A_SLIP = 3;

describe.each(GAMES.map((book) => [book.id, book] as const))('which house of %s', async (id, { load }) => {
  const [{ game }, guided] = await Promise.all([load.engine(), load.guide?.()]);
  const guide: HouseGuide = assertDefined(guided).houseGuide;
  const rng = makeRng(34);
  const presets = Object.values(game.presets);
  const near = Array.from({ length: HOUSES }, () => changedPreset(game, rng));
  const random = Array.from({ length: HOUSES }, () => anyRuleSet(game, rng));

  test.each([
    ['every preset', presets, MOST.presets, 1],
    ['nine in ten houses with a change or two', near, MOST.near, 0.9],
    ['nine in ten houses at random', random, MOST.random, 0.9],
  ])('%s: found by so many questions, three more with a wrong answer', (_, houses, most, part) => {
    const right = askHouses(game, guide, houses);
    expect(questionsFor(part, right)).toBeLessThanOrEqual(most);
    expect(questionsFor(0.9, askHouses(game, guide, houses, rng))).toBeLessThanOrEqual(most + FOR_A_SLIP);
    expect(unlikeShare(game, assertDefined(KITS.get(id)), right, DEALS, rng)).toBeLessThanOrEqual(UNLIKE);
  });
});
