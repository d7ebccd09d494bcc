/** What the ledger says of Xì Tố, table by table. */

import type { Ledger } from '#testing/conformance/kit.ts';

/** Ledger §2.7, in its order: key, values, who says each. CK where the table says "outside" alone. */
const VARIANTS = [
  ['flush', ['below-full-house', 'above-full-house'], [['S2'], ['O-32']]],
  ['aceLow', [false, true], [['S2'], ['CK']]],
  ['suits', ['SHDC', 'SCDH', 'none'], [['S2'], ['O-XT7'], ['CK']]],
  ['tieBreak', ['kickers-then-suit', 'suit-of-pair-first'], [['S2'], ['CK']]],
  ['betBounds', ['exclusive', 'inclusive'], [['S2'], ['CK']]],
  ['check', [false, true], [['S2'], ['CK']]],
  // Ledger, Sources: no longer common knowledge alone.
  ['hole', ['dealt', 'chosen'], [['S2'], ['CK', 'O-XT7', 'O-CRA']]],
] as const;

/** Ledger §2.8: a line for each setting, a column for each preset. */
const PRESETS = ['vipgame', 'thung-lon', 'short-deck'];
const TABLE = [
  ['flush', 'below-full-house', 'above-full-house', 'above-full-house'],
  ['aceLow', false, false, true],
  ['suits', 'SHDC', 'SHDC', 'SHDC'],
  ['tieBreak', 'kickers-then-suit', 'suit-of-pair-first', 'kickers-then-suit'],
  ['betBounds', 'exclusive', 'inclusive', 'inclusive'],
  ['check', false, true, true],
  ['hole', 'dealt', 'dealt', 'dealt'],
] as const;

/** Every id of ledger §2.1 to §2.5, in its order, a line for each section. */
const IDS = [
  'deck hand-five players ante deal streets misdeal',
  'rank suit card-compare',
  'mau-thau doi thu sam sanh thung cu-lu tu-quy thung-pha-sanh order straight-top cmp-same cmp-suit partial',
  'rounds first-actor act-to act-theo act-up no-check round-end showdown last-standing turn-direction',
  'pay-pot',
].map((line) => line.split(' ').map((id) => `xt-${id}`));

export const ledger: Ledger = {
  part: 2,
  variants: VARIANTS,
  presets: PRESETS,
  table: TABLE,
  round: ['betBounds', 'check', 'hole'],
  ids: IDS,
  packs: [{ when: {}, ranks: '7 8 9 10 J Q K A' }],
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
    ['xt-misdeal', '1.7'],
    ['xt-suit', '2.2'],
    ['xt-thung-pha-sanh', '3.9'],
    ['xt-showdown', '4.8'],
    ['xt-pay-pot', '5.1'],
    ['xd-ace', ''],
  ],
};
