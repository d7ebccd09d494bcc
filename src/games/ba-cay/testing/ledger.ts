/** What the ledger says of Ba Cây, table by table. */

import type { Ledger } from '#testing/conformance/kit.ts';

/** Ledger §3.7, in its order: key, values, who says each. CK where the table says "outside" alone. */
const VARIANTS = [
  ['deck', [36, 52], [['S4'], ['S4']]],
  ['ten', ['best', 'worst'], [['S4'], ['S4']]],
  ['tie', ['suit', 'draw'], [['S4'], ['S4']]],
  ['suits', ['DHCS', 'DHSC', 'HDCS'], [['S4'], ['O-TG', 'O-BK'], ['CK']]],
  ['ace', ['low-except-diamond', 'high'], [['S4'], ['O-BV']]],
  ['compare', ['suit-first', 'rank-first'], [['S4'], ['O-BV']]],
  ['threeFaces', [false, true], [['S4'], ['S4']]],
  ['threeAlike', ['none', 'below-ba-tien', 'above-all'], [['S4'], ['O-1Q'], ['O-SAP', 'CK']]],
  ['bankerTie', ['draw', 'banker'], [['S4'], ['CK']]],
  ['bestTie', ['split', 'replay'], [[], ['O-1Q']]],
  ['payout', ['even', 'ba-tien-2'], [['S4'], ['O-BV']]],
] as const;

/** Ledger §3.8: a line for each setting, a column for each preset. */
const PRESETS = ['ba-cay', 'bai-cao', 'online-cao', 'online-36'];
const TABLE = [
  ['deck', 36, 52, 52, 36],
  ['ten', 'best', 'worst', 'worst', 'best'],
  ['tie', 'suit', 'draw', 'suit', 'suit'],
  ['suits', 'DHCS', 'DHCS', 'DHCS', 'DHSC'],
  ['ace', 'low-except-diamond', 'low-except-diamond', 'high', 'low-except-diamond'],
  ['compare', 'suit-first', 'suit-first', 'suit-first', 'suit-first'],
  ['threeFaces', false, true, true, false],
  ['threeAlike', 'none', 'none', 'none', 'none'],
  ['bankerTie', 'draw', 'draw', 'draw', 'draw'],
  ['bestTie', 'split', 'split', 'split', 'split'],
  ['payout', 'even', 'even', 'even', 'even'],
] as const;

/** Every id of ledger §3.1 to §3.5, in its order, a line for each section. */
const IDS = [
  'deck-cao deck-cay players deal look no-draw bank ga bien direction misdeal',
  'pips faces ace points-cao points-cay suit-order at-cu',
  'ba-tien 10-at-cu sap',
  'mode-cai mode-tat cmp-cao cmp-cay batien-tie tat-tie',
  'pay',
].map((line) => line.split(' ').map((id) => `bc-${id}`));

export const ledger: Ledger = {
  part: 3,
  variants: VARIANTS,
  presets: PRESETS,
  table: TABLE,
  round: ['bestTie'],
  ids: IDS,
  packs: [
    { when: { deck: 52 }, ranks: 'A 2 3 4 5 6 7 8 9 10 J Q K' },
    { when: { deck: 36 }, ranks: 'A 2 3 4 5 6 7 8 9' },
  ],
  strange: [
    ['deck', '40'],
    ['deck', '36.0'],
    ['suits', 'dhcs'],
    ['suits', 'SCHD'],
    ['threeFaces', '1'],
    ['bankerTie', ''],
    ['constructor', 'suit'],
    ['__proto__', 'suit'],
  ],
  numbers: [
    ['bc-deck-cao', '1.1'],
    ['bc-misdeal', '1.11'],
    ['bc-ace', '2.3'],
    ['bc-10-at-cu', '3.2'],
    ['bc-tat-tie', '4.6'],
    ['bc-pay', '5.1'],
    ['xd-ace', ''],
  ],
};
