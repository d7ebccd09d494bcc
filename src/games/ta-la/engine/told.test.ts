/** Hands told by their points at the end: ta-la.md §4.4–4.5, and the stories of a table. */

import { describe, expect, test } from 'vitest';
import { judge } from '#core/judge.ts';
import { standIns } from '#core/told/stand-ins.ts';
import { runs } from '#testing/runs.ts';
import { storyRuling, tellDeals, toldStory } from '#testing/told.ts';
import { tellShowdown } from '../testing/told.ts';
import { game } from './index.ts';
import { PRESETS, type TaLaPreset, type TaLaRules } from './rules.ts';
import { told } from './told.ts';
import { handFacts } from './verdict.ts';

const under = (preset: TaLaPreset, story: string, house: Partial<TaLaRules> = {}) =>
  storyRuling(game, told, toldStory(story), { ...PRESETS[preset], ...house });

describe('what is ruled on a story', () => {
  test.each([
    ['fewest points first, who is móm last (tl-rank, tl-pay-mom)', 'an 12; binh 7; chi mom', ['an:-1,binh:5,chi:-4']],
    [
      'equal points: who laid down earlier (tl-tie)',
      'an 5; binh 5',
      ['an:1,binh:-1', 'laid-first', 'binh: binh:1,an:-1'],
    ],
    ['móm is behind any points (tl-mom)', 'an mom; binh 50', ['an:-4,binh:4']],
    ['two who are móm share the last place (tl-mom-many)', 'an mom; binh mom; chi 30', ['an:-4,binh:-4,chi:8']],
    [
      'everybody is móm (tl-mom-many)',
      'an mom; binh mom; chi mom; dung mom',
      [
        'an:12,binh:-4,chi:-4,dung:-4',
        'laid-first',
        'binh: binh:12,an:-4,chi:-4,dung:-4',
        'chi: chi:12,an:-4,binh:-4,dung:-4',
        'dung: dung:12,an:-4,binh:-4,chi:-4',
      ],
    ],
    [
      'everybody is móm, whatever their points and cards: who laid down first (Q6)',
      'an mom 60; binh mom 40 x8; chi KS QH 9D',
      ['an:8,binh:-4,chi:-4', 'laid-first', 'binh: binh:8,an:-4,chi:-4', 'chi: chi:8,an:-4,binh:-4'],
    ],
    [
      'equal points beside a hand that is named (tl-tie)',
      'an 5; binh 9S 9H 9D 5S',
      ['an:1,binh:-1', 'laid-first', 'binh: binh:1,an:-1'],
    ],
    ['points of who is móm', 'an mom 60; binh 7', ['an:-4,binh:4']],
    ['a hand laid off whole (notation)', 'an -; binh 3', ['an:1,binh:-1']],
    ['nothing is left', 'an 3; binh 0', ['an:-1,binh:1']],
    ['ù is first, all others pay five (tl-u-rank, tl-pay-u)', 'an 3; binh u; chi mom', ['an:-5,binh:10,chi:-5']],
    ['ù tròn pays the same in most houses (tl-pay-u)', 'an 3; binh u x10', ['an:-5,binh:5']],
    ['ù with nothing left', 'an 3; binh u 0', ['an:-5,binh:5']],
    ['ù with a meld that was named', 'an 3; binh 5S 6S 7S u', ['an:-5,binh:5']],
    ['two who are ù: the first (tl-u-rank)', 'an u; binh u', ['an:5,binh:-5']],
    ['a meld that was named', 'an 7S 7H 7D 6; binh 8', ['an:1,binh:-1']],
    ['a loose card that was named', 'an 3S 7; binh 8 x6', ['an:1,binh:-1']],
    ['four with points', 'an 40; binh 41; chi 2; dung 13', ['an:-2,binh:-3,chi:6,dung:-1']],
    ['all that can be left beside a meld', 'an 72; binh 5', ['an:-1,binh:1']],
    ['nothing is said of a hand but how many are left', 'an x5; binh 5', ['open']],
    ['nothing is left, and the other has laid a meld or not', 'an 0; binh x4', ['open']],
    ['a hand with a card face down', 'an 4S 4H 4D ? 5; binh 12', ['an:1,binh:-1']],
    ['more points than there are', 'an 73; binh 5', ['no-such-hand']],
    ['ù with points', 'an u 5; binh 5', ['no-such-hand']],
    ['ù with five cards', 'an u x5; binh 5', ['no-such-hand']],
    ['móm with a meld', 'an 7S 7H 7D mom; binh 5', ['no-such-hand']],
    ['ù khan is called at the deal', 'an u-khan; binh 5', ['no-such-hand']],
    ['one player', 'an 5', ['no-such-hand']],
    ['one hand by itself', 'bai 5', ['no-such-hand']],
    ['half a point', 'an 5.5; binh 7', ['no-such-hand']],
    ['half a card', 'an 5 x4.5; binh 7', ['no-such-hand']],
  ] as const)('%s: %s', (_, story, expected) => {
    expect(under('mien-bac', story)).toEqual(expected);
  });

  test('who is móm by the order of laying down (tl-mom-many)', () => {
    expect(under('online', 'an mom; binh mom; chi 30')).toEqual([
      'an:-4,binh:-4,chi:8',
      'laid-first',
      // Places only.
      'binh: binh:-4,an:-4,chi:8',
    ]);
  });

  test('an ù without its kind depends on it where ù tròn pays more (tl-pay-u)', () => {
    const house = { uKinds: 'plain-tron-khan', uPay: 'tron-double' } as const;
    expect(under('mien-bac', 'an u; binh 5', house)).toEqual(['open']);
    expect(under('mien-bac', 'an u x9; binh 5', house)).toEqual(['an:5,binh:-5']);
    expect(under('mien-bac', 'an u x10; binh 5', house)).toEqual(['an:10,binh:-10']);
  });
});

test.each([12, 7, 0, 25, 48])('a hand of %i points has just those, beside any others', (total) => {
  const story = toldStory(`an ${total}; binh 9; chi mom; dung ${total + 1}`);
  const found = standIns(game, told, story, PRESETS['mien-bac']);
  if (!found.ok) throw new Error(found.error);
  const ruling = judge(game, found.value.fields, PRESETS['mien-bac']);
  if (!ruling.ok) throw new Error(ruling.error.code);
  expect(new Map(handFacts(ruling.value.verdict, 'an')).get('points')).toBe(total);
});

test('the end of a round is ruled on as its story, wherever that is ruled on', () => {
  const { sure, granted, faults } = tellDeals(game, told, tellShowdown, runs(2_000, 150), 75);
  expect(faults).toEqual([]);
  expect(sure).toBeGreaterThan(100);
  // Two with the same points.
  expect(granted).toBeGreaterThan(0);
});
