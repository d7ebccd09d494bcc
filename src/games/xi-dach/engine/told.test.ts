/** Hands told by their totals: xi-dach.md §1.2–1.5, and the stories of a table. */

import { describe, expect, test } from 'vitest';
import { runs } from '#testing/runs.ts';
import { storyRuling, tellDeals, toldStory } from '#testing/told.ts';
import { tellKinds, tellTotals } from '../testing/told.ts';
import { game } from './index.ts';
import { PRESETS, type XiDachPreset, type XiDachRules } from './rules.ts';
import { told } from './told.ts';

const under = (preset: XiDachPreset, story: string, house: Partial<XiDachRules> = {}) =>
  storyRuling(game, told, toldStory(story), { ...PRESETS[preset], ...house });

describe('what is ruled on a story', () => {
  test.each([
    [
      'the higher total wins, but five cards win before it (xd-cmp-both-du, xd-cmp-ngu-linh)',
      'cai 18; an 17',
      ['an:-1', 'under-five-cards', 'cai: an:-1', 'an: an:1', 'cai+an: an:1'],
    ],
    [
      'a draw with the banker, and a bust hand that loses (xd-cmp-equal, xd-cmp-du-v-other)',
      'cai 20; sam 20; lily 22',
      ['sam:0,lily:-1', 'under-five-cards', 'cai: sam:-1,lily:-1', 'sam: sam:1,lily:-1', 'cai+sam: sam:0,lily:-1'],
    ],
    ['two aces beat an ace with a ten (xd-natural-rank)', 'an xi-ban; cai xi-dach', ['an:1']],
    ['naturals are settled before ngũ linh (xd-phases-separate)', 'cai xi-dach; an ngu-linh', ['an:-1']],
    ['and so are those of players (xd-phase1-player)', 'an xi-ban; cai ngu-linh', ['an:1']],
    ['two bust hands draw in most houses (xd-cmp-both-quac)', 'cai quac; an quac', ['an:0']],
    [
      'a short hand loses to a bust banker in most houses (xd-cmp-non-v-quac)',
      'cai 23; an 14',
      ['an:-1', 'under-five-cards', 'an: an:1'],
    ],
    ['a short hand that is checked loses (xd-non-checked)', 'cai 17; an 15 x2', ['an:-1']],
    ['of age beats bust, whatever both come to (xd-cmp-du-v-other)', 'cai du; an quac', ['an:-1']],
    ['a short banker may not check (xd-check-right)', 'cai non; an du', ['an:x']],
    ['two hands of age without totals: who wins depends on these', 'cai du; an du', ['open']],
    ['two ngũ linh without totals too (xd-ngu-linh-low)', 'cai ngu-linh; an ngu-linh', ['open']],
    ['the lower ngũ linh wins (xd-ngu-linh-low)', 'cai ngu-linh 20; an 15 x5', ['an:1']],
    [
      'a banker of five cards against a ngũ linh without a total: it depends (xd-ngu-linh-low)',
      'cai 20; an ngu-linh',
      ['an:1', 'under-five-cards', 'cai open: an:1'],
    ],
    ['a count alone says nothing', 'cai 18; an x2', ['open']],
    ['cards that were named all the same: 19 with a K has a 9', 'cai KS QS; an KH 19 x2', ['an:-1']],
    ['a hand of which one card is face down, and its total', 'cai KS QS; an KH ? 19', ['an:-1']],
    ['a card that nobody has told makes no other ruling', 'cai xi-dach; an KS ?', ['open']],
    ['whatever lies face down, 22 and more is bust', 'cai 18; an KS QS 2S ?', ['an:-1']],
    ['two cards that nobody has told', 'cai 18; an KS ? ?', ['open']],
    ['more aces than there are', 'cai xi-ban; an xi-ban; binh xi-ban', ['no-such-hand']],
    ['a total that no hand has', 'cai 18; an 3', ['no-such-hand']],
    ['half a point', 'cai 18; an 17.5', ['no-such-hand']],
    ['six cards', 'cai 18; an 17 x6', ['no-such-hand']],
    ['one card', 'cai 18; an 10 x1', ['no-such-hand']],
    ['a kind that there is not', 'cai 18; an thung', ['no-such-hand']],
    ['of age with 15', 'cai 18; an du 15', ['no-such-hand']],
    ['no banker', 'an 18; binh 17', ['no-such-hand']],
  ])('%s: %s', (_, story, expected) => {
    expect(under('pho-thong', story)).toEqual(expected);
  });

  test.each([
    ['the lower bust hand wins (S1)', 'vipgame', 'cai 24; an 22', ['an:1']],
    ['which of two bust hands is lower (S1)', 'vipgame', 'cai quac; an quac', ['open']],
    ['short beats bust (S4)', 'adam-tips', 'cai 23; an 14 x2', ['an:1']],
    ['where 14 is of age the player wins (S4)', 'co-noi', 'cai 23; an 14 x2', ['an:1']],
    [
      'a ngũ linh pays two (O-BV)',
      'mien-nam',
      'cai 20; an 18',
      ['an:-1', 'under-five-cards', 'cai: an:-2', 'an: an:2', 'cai+an: an:2'],
    ],
    ['under 16 five cards are no ngũ linh (S4)', 'adam-tips', 'cai 18; an 15', ['an:-1']],
    [
      'a short banker with five cards settles (Q3)',
      'adam-tips',
      'cai 15; an 15 x2',
      ['an:x', 'under-five-cards', 'cai: an:0'],
    ],
  ] as const)('%s: %s, %s', (_, preset, story, expected) => {
    expect(under(preset, story)).toEqual(expected);
  });
});

test('a deal is ruled on as one of the stories that its totals tell', () => {
  const { sure, granted, open, faults } = tellDeals(game, told, tellTotals, runs(4_000, 300), 71);
  expect(faults).toEqual([]);
  expect(open).toBe(0);
  expect(sure).toBeGreaterThan(50);
  expect(granted).toBeGreaterThan(50);
});

test('a deal that is told by kinds is ruled on as its story, wherever that is ruled on', () => {
  const { sure, granted, open, faults } = tellDeals(game, told, tellKinds, runs(4_000, 300), 72);
  expect(faults).toEqual([]);
  expect(Math.min(sure, granted, open)).toBeGreaterThan(20);
});
