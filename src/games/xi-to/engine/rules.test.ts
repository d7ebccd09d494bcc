import { describe, expect, test } from 'vitest';
import { ALL_CARDS, rankOf } from '#core/card.ts';
import { presetOf } from '#core/house-rules.ts';
import { testLedger } from '#testing/ledger.ts';
import { everyRules, rankingHouses } from '../testing/cases.ts';
import { CATEGORIES } from './category.ts';
import { game } from './index.ts';
import { PRESETS, SCHEMA } from './rules.ts';

/** Ledger §2.7, in its order: key, values, who says each. CK where the table says "outside" alone. */
const LEDGER_VARIANTS = [
  ['flush', ['below-full-house', 'above-full-house'], [['S2'], ['O-32']]],
  ['aceLow', [false, true], [['S2'], ['CK']]],
  ['suits', ['SHDC', 'SCDH', 'none'], [['S2'], ['O-XT7'], ['CK']]],
  ['tieBreak', ['kickers-then-suit', 'suit-of-pair-first'], [['S2'], ['CK']]],
  ['betBounds', ['exclusive', 'inclusive'], [['S2'], ['CK']]],
  ['check', [false, true], [['S2'], ['CK']]],
  ['hole', ['dealt', 'chosen'], [['S2'], ['CK']]],
] as const;

/** Ledger §2.8: a line for each setting, a column for each preset. */
const LEDGER_PRESETS = ['vipgame', 'thung-lon', 'short-deck'];
const LEDGER_TABLE = [
  ['flush', 'below-full-house', 'above-full-house', 'above-full-house'],
  ['aceLow', false, false, true],
  ['suits', 'SHDC', 'SHDC', 'SHDC'],
  ['tieBreak', 'kickers-then-suit', 'suit-of-pair-first', 'kickers-then-suit'],
  ['betBounds', 'exclusive', 'inclusive', 'inclusive'],
  ['check', false, true, true],
  ['hole', 'dealt', 'dealt', 'dealt'],
] as const;

/** Every id of ledger §2.1 to §2.5, in its order, a line for each section. */
const LEDGER_IDS = [
  'deck hand-five players ante deal streets',
  'rank suit card-compare',
  'mau-thau doi thu sam sanh thung cu-lu tu-quy thung-pha-sanh order straight-top cmp-same cmp-suit partial',
  'rounds first-actor act-to act-theo act-up no-check round-end showdown last-standing turn-direction',
  'pay-pot',
].map((line) => line.split(' ').map((id) => `xt-${id}`));

testLedger(game, {
  part: 2,
  variants: LEDGER_VARIANTS.map(([key, values]) => [key, values] as const),
  presets: LEDGER_PRESETS,
  table: LEDGER_TABLE,
  round: ['betBounds', 'check', 'hole'],
  ids: LEDGER_IDS,
  strange: [
    ['flush', 'below'],
    ['aceLow', '1'],
    ['aceLow', 'True'],
    ['suits', 'shdc'],
    ['suits', 'DHCS'],
    ['tieBreak', ''],
    ['constructor', 'SHDC'],
    ['__proto__', 'SHDC'],
  ],
  numbers: [
    ['xt-deck', '1.1'],
    ['xt-suit', '2.2'],
    ['xt-thung-pha-sanh', '3.9'],
    ['xt-showdown', '4.8'],
    ['xt-pay-pot', '5.1'],
    ['xd-ace', ''],
  ],
});

test('who says each value', () => {
  expect(Object.values(SCHEMA).map(({ sources }) => sources)).toEqual(LEDGER_VARIANTS.map(([, , sources]) => sources));
});

test('a preset with a setting changed has no name', () => {
  expect(presetOf(SCHEMA, PRESETS, { ...PRESETS.vipgame, suits: 'none' })).toBeUndefined();
});

test('192 houses, of which 24 rank hands in their own way', () => {
  const named = (rules: Iterable<object>): number => new Set(Array.from(rules, (one) => JSON.stringify(one))).size;
  expect(named(everyRules())).toBe(2 ** 6 * 3);
  expect(named(rankingHouses())).toBe(2 ** 3 * 3);
});

test('every combination has its rule, weakest first', () => {
  expect(CATEGORIES.map((category) => `xt-${category}`)).toEqual(LEDGER_IDS[2]?.slice(0, 9));
});

describe('the deck (xt-deck)', () => {
  test('32 cards, 7 to ace, in every house', () => {
    for (const rules of everyRules()) {
      const played = ALL_CARDS.filter((card) => game.hasCard(card, rules));
      expect(played).toHaveLength(32);
      expect(new Set(played.map(rankOf))).toEqual(new Set(['7', '8', '9', '10', 'J', 'Q', 'K', 'A']));
    }
  });
});
