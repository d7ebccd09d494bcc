/** Hands told by their points: ba-cay.md §3.2–3.4, and the stories of a table. */

import { describe, expect, test } from 'vitest';
import { runs } from '#testing/runs.ts';
import { storyRuling, tellDeals, toldStory } from '#testing/told.ts';
import { tellPoints } from '../testing/told.ts';
import { game } from './index.ts';
import { type BaCayPreset, type BaCayRules, PRESETS } from './rules.ts';
import { told } from './told.ts';

const under = (preset: BaCayPreset, story: string, house: Partial<BaCayRules> = {}) =>
  storyRuling(game, told, toldStory(story), { ...PRESETS[preset], ...house });

describe('what is ruled on a story', () => {
  test.each([
    ['nine is above eight (bc-points-cao)', 'bai-cao', 'an 9; binh 8', ['an/binh']],
    ['ten is the best (bc-points-cay)', 'ba-cay', 'an 10; binh 9', ['an/binh']],
    ['and in Bài Cào it is nothing (bc-points-cao)', 'bai-cao', 'an 10; binh 9', ['binh/an']],
    ['ten and nothing are told alike', 'ba-cay', 'an 0; binh 9', ['an/binh']],
    ['bù is ten or nothing', 'bai-cao', 'an bu; binh 1', ['binh/an']],
    ['equal points with the banker are a draw (bc-mode-cai)', 'bai-cao', 'cai 7; tui 7', ['tui:0']],
    ['three faces beat nine (bc-ba-tien)', 'bai-cao', 'no ba-tien; tui 9', ['no/tui']],
    ['three faces twice are a draw (bc-batien-tie)', 'bai-cao', 'no ba-tien; tui ba-tien', ['no=tui']],
    ['where equal points go by suit, cards decide (bc-cmp-cay)', 'ba-cay', 'an 9; binh 9', ['open']],
    ['so do three faces (bc-batien-tie)', 'online-cao', 'an ba-tien; binh ba-tien', ['open']],
    ['ten with A♦ is the best ten (bc-10-at-cu)', 'ba-cay', 'an AD 10; binh 10', ['an/binh']],
    ['zero and zero with the banker (bc-mode-cai)', 'bai-cao', 'cai 0; toi bu', ['toi:0']],
    ['two faces and one card face down', 'bai-cao', 'cai 9; tui JS QS ?', ['open']],
    ['three alike are points where the house has no sáp (bc-sap)', 'bai-cao', 'an sap 9; binh 9', ['an=binh']],
    ['three alike without their rank', 'bai-cao', 'an sap; binh 9', ['open']],
    ['three faces in a house without them', 'ba-cay', 'an ba-tien; binh 9', ['no-such-hand']],
    ['three kings and three faces', 'bai-cao', 'an KS KH KD ba-tien; binh 9', ['an/binh']],
    ['nothing is said of a hand', 'bai-cao', 'an x3; binh 9', ['open']],
    ['three faces against a hand of which nothing is said', 'bai-cao', 'an x3; cai ba-tien', ['open']],
    ['four cards', 'bai-cao', 'an 9 x4; binh 9', ['no-such-hand']],
    ['four cards that were named', 'bai-cao', 'an KS KH KD KC 0; binh 9', ['no-such-hand']],
    ['half a point', 'bai-cao', 'an 8.5; binh 9', ['no-such-hand']],
    ['a kind that there is not', 'bai-cao', 'an thung; binh 9', ['no-such-hand']],
  ] as const)('%s: %s, %s', (_, preset, story, expected) => {
    expect(under(preset, story)).toEqual(expected);
  });

  test('three alike above all (bc-sap)', () => {
    expect(under('bai-cao', 'an sap; binh ba-tien', { threeAlike: 'above-all' })).toEqual(['an/binh']);
    expect(under('bai-cao', 'an sap; binh ba-tien', { threeAlike: 'below-ba-tien' })).toEqual(['open']);
    expect(under('bai-cao', 'an 8S 8H sap; binh 9', { threeAlike: 'below-ba-tien' })).toEqual(['an/binh']);
    expect(under('bai-cao', 'an KS sap; binh QS sap', { threeAlike: 'above-all' })).toEqual(['an/binh']);
    // 3 3 3 would be told as a sáp, so nine points are another hand.
    expect(under('bai-cao', 'an 3S 3H 9; binh 8', { threeAlike: 'above-all' })).toEqual(['no-such-hand']);
  });

  test('equal points lose to the banker where the house says so (bc-mode-cai)', () => {
    expect(under('bai-cao', 'cai 7; tui 7', { bankerTie: 'banker' })).toEqual(['tui:-1']);
  });
});

test('a deal is ruled on as its story, wherever that is ruled on', () => {
  const { sure, granted, open, faults } = tellDeals(game, told, tellPoints, runs(8_000, 400), 74);
  expect(faults).toEqual([]);
  expect(sure).toBeGreaterThan(300);
  expect(open).toBeGreaterThan(5);
  expect(granted).toBe(0);
});
