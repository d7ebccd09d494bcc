/** Hands told by their combination: xi-to.md §2.3, and the stories of a table. */

import { describe, expect, test } from 'vitest';
import { runs } from '#testing/runs.ts';
import { storyRuling, tellDeals, toldStory } from '#testing/told.ts';
import { tellCombinations } from '../testing/told.ts';
import { game } from './index.ts';
import { PRESETS, type XiToPreset } from './rules.ts';
import { told } from './told.ts';

describe('what is ruled on a story', () => {
  test.each([
    ['cù lũ above thùng (xt-order)', 'vipgame', 'an thung; binh cu-lu', ['binh/an']],
    ['thùng above cù lũ where the house puts it so (xt-order)', 'thung-lon', 'an thung; binh cu-lu', ['an/binh']],
    ['thùng phá sảnh is the highest (xt-order)', 'vipgame', 'binh tu-quy; an thung-pha-sanh', ['an/binh']],
    ['sảnh above sám (xt-order)', 'vipgame', 'minh sanh; no sam', ['minh/no']],
    ['two pairs above one (xt-order)', 'vipgame', 'me thu; he AS AH doi', ['me/he']],
    ['two pairs of kings: the other cards decide (xt-cmp-same)', 'vipgame', 'an KS KH doi; binh KD KC doi', ['open']],
    ['the suit of the pair first (xt-cmp-same)', 'thung-lon', 'an KS KH doi; binh KD KC doi', ['an/binh']],
    [
      'two straights with the same top card: its suit decides (xt-cmp-suit)',
      'vipgame',
      'an AS sanh; binh AH sanh',
      ['an/binh'],
    ],
    ['two straights', 'vipgame', 'an sanh; binh sanh', ['open']],
    ['three aces and three kings (xt-cmp-same)', 'vipgame', 'an AS AH AD sam; binh KS KH KD sam', ['an/binh']],
    [
      'a flush in hearts with an ace and one without (xt-cmp-same)',
      'vipgame',
      'an AH thung; binh 7S 8S 9S JS QS',
      ['an/binh'],
    ],
    ['any high card loses to a pair', 'vipgame', 'an mau-thau; binh 7S 7H 8D 9C JS; chi doi', ['open']],
    [
      'up cards: three kings are told, the others have a pair (xt-partial)',
      'vipgame',
      'an sam x3; binh doi x3',
      ['an/binh'],
    ],
    ['nothing is said of the fifth card', 'vipgame', 'an KS KH KD KC ?; binh thu', ['an/binh']],
    ['nothing is said of a hand', 'vipgame', 'an x5; binh thu', ['open']],
    [
      'whatever the others hold, A-K-Q-J-10 of spades is the highest (xt-cmp-suit)',
      'vipgame',
      'an AS thung-pha-sanh; binh x5',
      ['an/binh'],
    ],
    ['a flush of two suits', 'vipgame', 'an KS QH thung; binh doi', ['no-such-hand']],
    ['a flush of three cards', 'vipgame', 'an thung x3; binh doi x3', ['no-such-hand']],
    ['five kings', 'vipgame', 'an tu-quy KS KH KD KC KS; binh doi', ['no-such-hand']],
    ['four alike beside a pair', 'vipgame', 'an KS KH tu-quy; binh KD QC tu-quy', ['no-such-hand']],
    ['no cards', 'vipgame', 'an doi x0; binh doi', ['no-such-hand']],
    ['six cards', 'vipgame', 'an doi x6; binh doi', ['no-such-hand']],
    ['half a card', 'vipgame', 'an doi x2.5; binh doi', ['no-such-hand']],
    ['hands of several lengths', 'vipgame', 'an doi x4; binh doi', ['no-such-hand']],
    ['points', 'vipgame', 'an 12; binh doi', ['no-such-hand']],
    ['a combination that there is not', 'vipgame', 'an ngu-linh; binh doi', ['no-such-hand']],
  ] as const)('%s: %s, %s', (_, preset, story, expected) => {
    expect(storyRuling(game, told, toldStory(story), PRESETS[preset satisfies XiToPreset])).toEqual(expected);
  });
});

test('a deal that is told by its combinations is ruled on as its story, wherever that is ruled on', () => {
  const { sure, granted, open, faults } = tellDeals(game, told, tellCombinations, runs(4_000, 300), 73);
  expect(faults).toEqual([]);
  expect(Math.min(sure, open)).toBeGreaterThan(50);
  expect(granted).toBe(0);
});
