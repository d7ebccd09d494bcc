/** What the ledger says of Tá Lả, table by table. */

import type { Ledger } from '#testing/conformance/kit.ts';

/** Ledger §4.7, in its order: key, values, who says each. */
const VARIANTS = [
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
const PRESETS = ['mien-bac', 'adam-tips', 'online'];
const TABLE = [
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
const IDS = [
  'deck players deal deal-direction first direction eat-show misdeal',
  'points phom-ngang phom-doc ace-low ca rac one-meld-each',
  'turn eat-source eat-proof eat-limit four-rounds ha gui chuyen u',
  'score rank tie mom mom-many u-rank',
  'pay-rank pay-mom pay-eat pay-u u-den',
].map((line) => line.split(' ').map((id) => `tl-${id}`));

export const ledger: Ledger = {
  part: 4,
  variants: VARIANTS,
  presets: PRESETS,
  table: TABLE,
  round: ['firstTen', 'shift'],
  ids: IDS,
  packs: [{ when: {}, ranks: 'A 2 3 4 5 6 7 8 9 10 J Q K' }],
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
    ['tl-misdeal', '1.8'],
    ['tl-ca', '2.5'],
    ['tl-gui', '3.7'],
    ['tl-u', '3.9'],
    ['tl-u-rank', '4.6'],
    ['tl-u-den', '5.5'],
    ['bc-pay', ''],
  ],
};
