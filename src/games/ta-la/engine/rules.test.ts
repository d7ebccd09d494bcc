import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '#core/card.ts';
import { presetOf } from '#core/house-rules.ts';
import { testLedger } from '#testing/ledger.ts';
import { game } from './index.ts';
import { PRESETS, RULE_IDS, SCHEMA } from './rules.ts';

/** Ledger §4.7, in its order: key, values, who says each. */
const LEDGER_VARIANTS = [
  [
    'u',
    ['one-left-or-zero', 'none-left'],
    [
      ['S4', 'O-BV'],
      ['O-TG', 'O-KP'],
    ],
  ],
  ['uKinds', ['plain-khan', 'plain', 'plain-tron-khan'], [['O-BV'], ['S4'], ['O-TLS']]],
  ['caGap', [2, 1], [['O-TG'], ['S4']]],
  ['firstTen', ['last-winner', 'dealer'], [['O-KP', 'O-BV'], ['S4']]],
  ['layOff', [true, false], [['O-BV', 'O-TG', 'O-PJS'], ['S4']]],
  ['shift', [true, false], [['O-BV', 'O-KP'], ['S4']]],
  ['eatPerMeld', ['one', 'any'], [['O-BV', 'O-VG'], ['S4']]],
  ['manyMom', ['all-last', 'lay-order'], [['S4'], ['O-TG']]],
  // The table says "outside" alone; §4.5 names who pays so.
  ['payout', ['standard', 'none'], [['O-TG', 'O-BV', 'O-TLS'], ['S4']]],
  ['uDen', ['full', 'three-eaten', 'none'], [['O-BV'], ['O-TG'], ['S4']]],
  // CK where the table says "outside" alone.
  ['faces', ['11-12-13', '10'], [['S4', 'O-BV', 'O-TG'], ['CK']]],
] as const;

/** Ledger §4.8: a line for each setting, a column for each preset. */
const LEDGER_PRESETS = ['mien-bac', 'adam-tips', 'online'];
const LEDGER_TABLE = [
  ['u', 'one-left-or-zero', 'one-left-or-zero', 'none-left'],
  ['uKinds', 'plain-khan', 'plain', 'plain'],
  ['caGap', 2, 1, 2],
  ['firstTen', 'last-winner', 'dealer', 'last-winner'],
  ['layOff', true, false, true],
  ['shift', true, false, false],
  ['eatPerMeld', 'one', 'any', 'any'],
  ['manyMom', 'all-last', 'all-last', 'lay-order'],
  ['payout', 'standard', 'none', 'standard'],
  ['uDen', 'full', 'none', 'three-eaten'],
  ['faces', '11-12-13', '11-12-13', '11-12-13'],
] as const;

/** Every id of ledger §4.1 to §4.5, in its order, a line for each section. */
const LEDGER_IDS = [
  'deck players deal deal-direction first',
  'points phom-ngang phom-doc ace-low ca rac one-meld-each',
  'turn eat-source eat-proof eat-limit four-rounds ha gui chuyen u',
  'score rank tie mom mom-many u-rank',
  'pay-rank pay-mom pay-eat pay-u u-den',
].map((line) => line.split(' ').map((id) => `tl-${id}`));

testLedger(game, {
  part: 4,
  variants: LEDGER_VARIANTS.map(([key, values]) => [key, values] as const),
  presets: LEDGER_PRESETS,
  table: LEDGER_TABLE,
  round: ['firstTen', 'shift'],
  ids: LEDGER_IDS,
  strange: [
    ['u', 'one-left'],
    ['uKinds', 'khan'],
    ['caGap', '0'],
    ['caGap', '2.0'],
    ['layOff', 'yes'],
    ['faces', '11'],
    ['uDen', ''],
    ['constructor', 'any'],
    ['__proto__', 'any'],
  ],
  numbers: [
    ['tl-deck', '1.1'],
    ['tl-ca', '2.5'],
    ['tl-gui', '3.7'],
    ['tl-u', '3.9'],
    ['tl-u-rank', '4.6'],
    ['tl-u-den', '5.5'],
    ['bc-pay', ''],
  ],
});

test('who says each value', () => {
  expect(Object.values(SCHEMA).map(({ sources }) => sources)).toEqual(LEDGER_VARIANTS.map(([, , sources]) => sources));
});

test('the ids in one list', () => {
  expect(RULE_IDS).toEqual(LEDGER_IDS.flat());
});

test('a preset with a setting changed has no name', () => {
  expect(presetOf(SCHEMA, PRESETS, { ...PRESETS.online, shift: true })).toBeUndefined();
});

describe('the deck (tl-deck)', () => {
  test('52 cards in every house', () => {
    for (const rules of Object.values(PRESETS)) {
      expect(ALL_CARDS.filter((card) => game.hasCard(card, rules))).toHaveLength(52);
    }
  });
});
