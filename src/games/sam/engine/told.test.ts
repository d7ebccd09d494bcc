/** Hands told by how many cards are left: sam.md §5.6, and the stories of a table. */

import { describe, expect, test } from 'vitest';
import { standIns } from '#core/told/stand-ins.ts';
import { runs } from '#testing/runs.ts';
import { storyRuling, tellDeals, toldStory } from '#testing/told.ts';
import { tellCounts } from '../testing/told.ts';
import { game } from './index.ts';
import { PRESETS, type SamPreset } from './rules.ts';
import { told } from './told.ts';

const under = (preset: SamPreset, story: string) => storyRuling(game, told, toldStory(story), PRESETS[preset]);

describe('what is ruled on a story', () => {
  test('one for each card, more for a 2 or a quad (sam-pay-cards, sam-pay-thoi)', () => {
    expect(under('mien-bac', 'an -; binh x3; chi x7')).toEqual([
      'an:10,binh:-3,chi:-7',
      'no-twos-or-quads',
      'binh 1 twos: an:24,binh:-17,chi:-7',
      'binh 2 twos: an:38,binh:-31,chi:-7',
      'binh 3 twos: an:52,binh:-45,chi:-7',
      'chi 1 twos: an:24,binh:-3,chi:-21',
      'chi 2 twos: an:38,binh:-3,chi:-35',
      'chi 3 twos: an:52,binh:-3,chi:-49',
      'chi 4 twos: an:66,binh:-3,chi:-63',
      'chi 1 quads: an:21,binh:-3,chi:-18',
    ]);
  });

  test('who never played pays for it (sam-pay-cong)', () => {
    expect(under('mien-bac', 'an -; binh x10').slice(0, 3)).toEqual([
      'an:15,binh:-15',
      'no-twos-or-quads',
      'binh 1 twos: an:30,binh:-30',
    ]);
  });

  test.each([
    [
      'three cards have no room for a quad',
      'mien-bac',
      'an -; binh x1',
      ['an:1,binh:-1', 'no-twos', 'binh 1 twos: an:15,binh:-15'],
    ],
    [
      'a 2 that was named (sam-pay-thoi)',
      'mien-bac',
      'an -; binh 2S x2',
      ['an:16,binh:-16', 'no-twos', 'binh 2 twos: an:30,binh:-30'],
    ],
    [
      'two 2s elsewhere: only two are left',
      'mien-bac',
      'an -; binh x4; chi 2S 2H 2D',
      [
        'an:49,binh:-4,chi:-45',
        'no-twos-or-quads',
        'binh 1 twos: an:63,binh:-18,chi:-45',
        'binh 1 quads: an:60,binh:-15,chi:-45',
      ],
    ],
    [
      'a quad that was named',
      'mien-bac',
      'an -; binh 7S 7H 7D 7C x5',
      ['an:16,binh:-16', 'no-twos', 'binh 1 twos: an:30,binh:-30'],
    ],
    [
      'three sevens and a card that nobody saw',
      'mien-bac',
      'an -; binh 7S 7H 7D ? x4',
      ['an:4,binh:-4', 'no-twos-or-quads', 'binh 1 twos: an:18,binh:-18', 'binh 1 quads: an:15,binh:-15'],
    ],
    ['cards that are face down and told of', 'mien-bac', 'an -; binh 3S 4S', ['an:2,binh:-2']],
    ['out of cards', 'mien-bac', 'an x0; binh 3S', ['an:1,binh:-1']],
    ['a 2 is a card like others where each pays one stake (sam-pay-cards)', 'local', 'an -; binh x3', ['an:1,binh:-1']],
    ['a 2 and some other cards', 'mien-bac', 'an -; binh 2S', ['an:15,binh:-15']],
    ['nobody is out', 'mien-bac', 'an x1; binh x3', ['no-such-hand']],
    ['two are out', 'mien-bac', 'an -; binh -; chi x3', ['no-such-hand']],
    ['eleven cards', 'mien-bac', 'an -; binh x11', ['no-such-hand']],
    ['half a card', 'mien-bac', 'an -; binh x1.5', ['no-such-hand']],
    ['three cards, four of them named', 'mien-bac', 'an -; binh 3S 4S 5S 6S x3', ['no-such-hand']],
    ['points', 'mien-bac', 'an -; binh 7', ['no-such-hand']],
    ['a play', 'mien-bac', 'an -; binh doi', ['no-such-hand']],
  ] as const)('%s: %s, %s', (_, preset, story, expected) => {
    expect(under(preset, story)).toEqual(expected);
  });

  test('a deal is another question', () => {
    expect(under('mien-bac', 'bai x10')).toEqual(['no-such-hand']);
  });

  test('how many cards is not said', () => {
    const story = [...toldStory('an -'), ...toldStory('binh 2S').map((hand) => ({ ...hand, told: {} }))];
    expect(storyRuling(game, told, story, PRESETS['mien-bac'])).toEqual(['open']);
    expect(storyRuling(game, told, story, { ...PRESETS['mien-bac'], payout: 'none' })).toEqual(['an:0,binh:0']);
  });
});

test('all forty ordinary cards of four hands, where a pack has them (sam-deck-40)', () => {
  const found = standIns(game, told, toldStory('an -; binh x9; chi x9; dung x9; lan x9'), {
    ...PRESETS['mien-bac'],
    deck: 40,
  });
  if (!found.ok) throw new Error(found.error);
  expect(found.value.fields.flatMap(({ cards }) => cards)).toHaveLength(36);
});

test('the end of a round is ruled on as one of the stories of its counts, where one hand at most is unusual', () => {
  const { sure, granted, open, faults } = tellDeals(game, told, tellCounts, runs(2_000, 150), 76);
  expect(faults).toEqual([]);
  expect(Math.min(sure, granted)).toBeGreaterThan(10);
  expect(open).toBe(0);
});
