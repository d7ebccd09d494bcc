import { describe, expect, test } from 'vitest';
import { ALL_CARDS, rankOf } from '../core/card.ts';
import { ruleNumber } from '../core/game.ts';
import { presetOf, readValue, type Schema } from '../core/house-rules.ts';
import { everyRules, rankingHouses } from './cases.fixture.ts';
import { CATEGORIES } from './category.ts';
import { game } from './index.ts';
import { PRESETS, RULE_IDS, RULE_SECTIONS, SCHEMA } from './rules.ts';

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

describe('house rules, ledger §2.7', () => {
  test('keys, values and who says them, in its order', () => {
    expect(Object.entries(SCHEMA).map(([key, { values, sources }]) => [key, values, sources])).toEqual(LEDGER_VARIANTS);
  });

  test('the first value of each is vipgame', () => {
    expect(Object.entries(PRESETS.vipgame)).toEqual(LEDGER_VARIANTS.map(([key, [first]]) => [key, first]));
  });

  test('betBounds, check and hole belong to the round', () => {
    const schema: Schema = SCHEMA;
    expect(Object.keys(schema).filter((key) => schema[key]?.round)).toEqual(['betBounds', 'check', 'hole']);
  });

  test('192 houses, of which 24 rank hands in their own way', () => {
    const named = (rules: Iterable<object>): number => new Set(Array.from(rules, (one) => JSON.stringify(one))).size;
    expect(named(everyRules())).toBe(2 ** 6 * 3);
    expect(named(rankingHouses())).toBe(2 ** 3 * 3);
  });

  test.each(LEDGER_VARIANTS.flatMap(([key, values]) => values.map((value) => [key, value] as const)))(
    '%s=%s is read',
    (key, value) => {
      expect(readValue(SCHEMA, key, String(value))).toBe(value);
    },
  );

  test.each([
    ['flush', 'below'],
    ['aceLow', '1'],
    ['aceLow', 'True'],
    ['suits', 'shdc'],
    ['suits', 'DHCS'],
    ['tieBreak', ''],
    ['constructor', 'SHDC'],
    ['__proto__', 'SHDC'],
  ])('%s=%s is not', (key, text) => {
    expect(readValue(SCHEMA, key, text)).toBeUndefined();
  });
});

describe('presets, ledger §2.8', () => {
  test('names, in its order; vipgame is the default', () => {
    expect(Object.keys(PRESETS)).toEqual(LEDGER_PRESETS);
    expect(game.defaultPreset).toBe('vipgame');
  });

  test.each(Object.entries(PRESETS))('%s', (name, rules) => {
    const column = LEDGER_PRESETS.indexOf(name) + 1;
    expect(Object.entries(rules)).toEqual(LEDGER_TABLE.map((line) => [line[0], line[column]]));
  });

  test('a choice of rules is known by its name; no two presets are one', () => {
    const names = Object.values(PRESETS).map((rules) => presetOf(SCHEMA, PRESETS, { ...rules }));
    expect(names).toEqual(LEDGER_PRESETS);
    expect(presetOf(SCHEMA, PRESETS, { ...PRESETS.vipgame, suits: 'none' })).toBeUndefined();
  });
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

describe('the catalogue, ledger §2.1 to §2.5', () => {
  test('ids, in its order', () => {
    expect(RULE_SECTIONS).toEqual(LEDGER_IDS);
    expect(RULE_IDS).toEqual(LEDGER_IDS.flat());
    expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
  });

  test('every combination has its rule, weakest first', () => {
    expect(CATEGORIES.map((category) => `xt-${category}`)).toEqual(LEDGER_IDS[2]?.slice(0, 9));
  });

  test.each([
    ['xt-deck', '1.1'],
    ['xt-suit', '2.2'],
    ['xt-thung-pha-sanh', '3.9'],
    ['xt-showdown', '4.8'],
    ['xt-pay-pot', '5.1'],
    ['xd-ace', ''],
  ])('%s is rule %s', (id, number) => {
    expect(ruleNumber(game, id)).toBe(number);
  });
});
