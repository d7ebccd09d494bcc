/** What the ledger says of Xì Dách, table by table. */

import type { Ledger } from '#testing/conformance/kit.ts';

/** Ledger §1.8, in its order. */
const VARIANTS = [
  ['aces', ['any', 'one-ten', 'by-size-a', 'by-size-b', 'by-size-c']],
  ['naturalTens', ['ten-and-faces', 'faces']],
  ['minStand', [16, 14, 15]],
  ['bankerMin', [16, 14, 15, 17]],
  ['shortBanker', ['may-not-check', 'compares']],
  ['shortVsShort', ['draw', 'higher']],
  ['shortVsBust', ['bust-wins', 'short-wins']],
  ['bustVsBust', ['draw', 'lower', 'banker']],
  ['fiveCard', ['up-to-21', 'under-21', '16-to-21']],
  ['overdraw', ['den', 'forbidden', 'den-at-28']],
  ['naturalTie', ['draw', 'banker']],
  ['payout', ['even', '3-2-2', '4-3-2', '3-2-1']],
  ['earlyCheck', [true, false]],
  ['dealOrder', ['players-first', 'banker-first']],
  ['fifthCard', ['hidden', 'shown-if-ngu-linh', 'shown']],
] as const;

/** Ledger §1.9: a line for each setting, a column for each preset. */
const PRESETS = ['pho-thong', 'bach-khoa', 'vipgame', 'blog', 'adam-tips', 'co-noi', 'mien-nam'];
const TABLE = [
  ['aces', 'any', 'any', 'any', 'by-size-a', 'by-size-b', 'one-ten', 'by-size-c'],
  [
    'naturalTens',
    'ten-and-faces',
    'ten-and-faces',
    'ten-and-faces',
    'ten-and-faces',
    'ten-and-faces',
    'faces',
    'ten-and-faces',
  ],
  ['minStand', 16, 16, 16, 16, 16, 14, 16],
  ['bankerMin', 16, 16, 16, 16, 16, 14, 15],
  [
    'shortBanker',
    'may-not-check',
    'may-not-check',
    'compares',
    'may-not-check',
    'may-not-check',
    'may-not-check',
    'may-not-check',
  ],
  ['shortVsShort', 'draw', 'draw', 'higher', 'draw', 'draw', 'draw', 'draw'],
  ['shortVsBust', 'bust-wins', 'bust-wins', 'bust-wins', 'bust-wins', 'short-wins', 'short-wins', 'bust-wins'],
  ['bustVsBust', 'draw', 'draw', 'lower', 'draw', 'draw', 'draw', 'draw'],
  ['fiveCard', 'up-to-21', 'up-to-21', 'under-21', 'up-to-21', '16-to-21', '16-to-21', 'up-to-21'],
  ['overdraw', 'den', 'den', 'forbidden', 'den', 'den', 'den', 'den'],
  ['naturalTie', 'draw', 'draw', 'draw', 'draw', 'draw', 'draw', 'draw'],
  ['payout', 'even', 'even', 'even', 'even', 'even', 'even', '3-2-2'],
  ['earlyCheck', true, true, false, true, true, true, false],
  [
    'dealOrder',
    'players-first',
    'players-first',
    'players-first',
    'banker-first',
    'players-first',
    'players-first',
    'players-first',
  ],
  ['fifthCard', 'hidden', 'hidden', 'hidden', 'shown-if-ngu-linh', 'shown', 'shown', 'hidden'],
] as const;

/** Every id of ledger §1.1 to §1.6, in its order, a line for each section. */
const IDS = [
  'deck players banker stake talk deal-two deal-order deal-bottom stock-hidden bank misdeal',
  'pips faces ace total best-total state-non state-du state-quac',
  'xi-ban xi-dach natural-rank ngu-linh ngu-linh-low ngu-linh-ace phases-separate',
  'phase1-show phase1-banker phase1-equal phase1-player turn-order draw max-five min-stand non-checked bust-draw five-show check-right check-early check-each check-secret',
  'cmp-ngu-linh cmp-both-du cmp-equal cmp-du-v-other cmp-both-quac cmp-both-non cmp-non-v-quac',
  'pay-even pay-bonus den den-amount',
].map((line) => line.split(' ').map((id) => `xd-${id}`));

/** The tags of the ledger's list of sources that speak on Xì Dách, and common knowledge. */
const SOURCES = ['S0', 'S1', 'S3', 'S4', 'O-BV', 'O-GEO', 'O-XDTS', 'O-WCB', 'CK'];

export const ledger: Ledger = {
  part: 1,
  variants: VARIANTS,
  sources: SOURCES,
  presets: PRESETS,
  table: TABLE,
  knownAs: ['pho-thong', 'pho-thong', 'vipgame', 'blog', 'adam-tips', 'co-noi', 'mien-nam'],
  round: ['overdraw', 'earlyCheck', 'dealOrder', 'fifthCard'],
  ids: IDS,
  packs: [{ when: {}, ranks: 'A 2 3 4 5 6 7 8 9 10 J Q K' }],
  strange: [
    ['minStand', '16.0'],
    ['minStand', '17'],
    ['minStand', ''],
    ['earlyCheck', 'TRUE'],
    ['aces', 'Any'],
    ['constructor', 'any'],
    ['__proto__', 'any'],
    ['toString', 'undefined'],
  ],
  numbers: [
    ['xd-deck', '1.1'],
    ['xd-misdeal', '1.11'],
    ['xd-ace', '2.3'],
    ['xd-check-secret', '4.15'],
    ['xd-den-amount', '6.4'],
    ['xd-nothing', ''],
    ['constructor', ''],
  ],
};
