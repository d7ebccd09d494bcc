/** What the ledger says of Sâm, table by table. */

import type { Ledger } from '#testing/conformance/kit.ts';

/** Ledger §5.8 and §6.1, in their order: key, values, who says each. */
const VARIANTS = [
  // The table says "outside all"; those that speak of Sâm.
  ['deck', [52, 40], [['O-BV', 'O-SVC', 'O-CT', 'O-SJS', 'O-SLW', 'O-SSC', 'O-XV'], ['S4']]],
  [
    'runs',
    ['low-two', 'no-two'],
    [
      ['O-BV', 'O-SJS'],
      ['O-SVC', 'O-CT', 'O-XV'],
    ],
  ],
  ['runBlock', ['equal', 'equal-or-longer'], [['O-BV', 'O-SVC', 'O-CT'], ['S4']]],
  [
    'chopTwo',
    ['single-only', 'quad-per-two', 'quad-takes-pair', 'none'],
    [['O-BV', 'O-SVC'], ['S4'], ['O-SJS'], ['O-CT']],
  ],
  ['firstLead', ['random', 'lowest'], [['O-BV'], ['S4', 'O-CT']]],
  ['samPriority', ['first-caller', 'seat-order'], [['S4', 'O-SVC', 'O-BV'], ['O-CT']]],
  ['samFails', ['any-block', 'pass-or-beaten'], [['O-BV', 'O-SVC'], ['O-CT']]],
  ['instantWins', ['four', 'none', 'five'], [['O-BV'], ['S4', 'O-CT'], ['O-SVC', 'O-SLW']]],
  ['finishOnTwo', ['thoi', 'allowed', 'forbidden'], [['O-BV'], ['O-CT'], ['O-SVC']]],
  [
    'cong',
    [15, 0],
    [
      ['O-BV', 'O-SSC'],
      ['S4', 'O-CT'],
    ],
  ],
  ['lastCard', ['must-play-highest', 'off', 'stake-only', 'lead-only'], [['O-BV'], ['S4'], ['O-CT'], ['O-HSX']]],
  ['payout', ['per-card', 'none', 'flat'], [['O-BV'], ['S4'], ['O-CT']]],
  ['thoiHeo', [15, 'plus-5'], [['O-BV'], ['O-HSX']]],
  ['chopChain', ['last-pays-all', 'each-doubles'], [['O-BV'], ['O-HSX']]],
  ['samVoids', [false, true], [[], ['O-HSX']]],
] as const;

/** Ledger §5.9 and §6.1: a line for each setting, a column for each preset. */
const PRESETS = ['mien-bac', 'adam-tips', 'strict', 'local', 'samloc-app'];
const TABLE = [
  ['deck', 52, 40, 52, 52, 52],
  ['runs', 'low-two', 'low-two', 'no-two', 'no-two', 'no-two'],
  ['runBlock', 'equal', 'equal-or-longer', 'equal', 'equal', 'equal'],
  ['chopTwo', 'single-only', 'quad-per-two', 'single-only', 'none', 'single-only'],
  ['firstLead', 'random', 'lowest', 'lowest', 'lowest', 'lowest'],
  ['samPriority', 'first-caller', 'first-caller', 'first-caller', 'seat-order', 'seat-order'],
  ['samFails', 'any-block', 'any-block', 'any-block', 'pass-or-beaten', 'any-block'],
  ['instantWins', 'four', 'none', 'five', 'none', 'five'],
  ['finishOnTwo', 'thoi', 'allowed', 'forbidden', 'allowed', 'allowed'],
  ['cong', 15, 0, 0, 0, 15],
  ['lastCard', 'must-play-highest', 'off', 'off', 'stake-only', 'lead-only'],
  ['payout', 'per-card', 'none', 'per-card', 'flat', 'per-card'],
  ['thoiHeo', 15, 15, 15, 15, 'plus-5'],
  ['chopChain', 'last-pays-all', 'last-pays-all', 'last-pays-all', 'last-pays-all', 'each-doubles'],
  ['samVoids', false, false, false, false, true],
] as const;

/** Every id of ledger §5.1 to §5.6 and §6.3, in its order, a line for each section. */
const IDS = [
  'deck-40 players deal family misdeal',
  'rank no-suit',
  'single pair triple run quad no-doi-thong run-two',
  'lead-first lead-next call follow run-length chop-two quad-quad no-other-chop pass end direction',
  'bao-sam bao-sam-priority instant bao-mot thoi-2 cong',
  'pay-cards pay-thoi pay-cong pay-chop pay-sam pay-white',
].map((line) => line.split(' ').map((id) => `sam-${id}`));

export const ledger: Ledger = {
  part: 5,
  variants: VARIANTS,
  presets: PRESETS,
  table: TABLE,
  round: ['firstLead', 'samPriority', 'samFails', 'finishOnTwo', 'lastCard', 'chopChain', 'samVoids'],
  ids: IDS,
  packs: [
    { when: { deck: 52 }, ranks: 'A 2 3 4 5 6 7 8 9 10 J Q K' },
    { when: { deck: 40 }, ranks: 'A 2 3 4 5 6 7 8 9 10' },
  ],
  strange: [
    ['deck', '36'],
    ['deck', '52.0'],
    ['runs', 'low'],
    ['runBlock', 'longer'],
    ['chopTwo', ''],
    ['chopTwo', 'None'],
    ['instantWins', '4'],
    ['cong', '015'],
    ['cong', 'false'],
    ['payout', 'per card'],
    ['thoiHeo', '5'],
    ['samVoids', '0'],
    ['constructor', 'none'],
    ['__proto__', 'none'],
  ],
  numbers: [
    ['sam-deck-40', '1.1'],
    ['sam-misdeal', '1.5'],
    ['sam-no-suit', '2.2'],
    ['sam-pair', '3.2'],
    ['sam-run-two', '3.7'],
    ['sam-chop-two', '4.6'],
    ['sam-direction', '4.11'],
    ['sam-cong', '5.6'],
    ['sam-pay-white', '6.6'],
    ['tl-u', ''],
  ],
};
