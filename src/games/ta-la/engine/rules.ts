/** Tá Lả (Phỏm) as data: house rules with who plays them, presets, the ids of the rules. ta-la.md §4.1–4.8. */

import type { RulesOf, Schema } from '#core/house-rules.ts';

export const SCHEMA = {
  u: {
    values: ['one-left-or-zero', 'none-left'],
    sources: [
      ['S4', 'O-BV'],
      ['O-TG', 'O-KP'],
    ],
  },
  uKinds: { values: ['plain-khan', 'plain', 'plain-tron-khan'], sources: [['O-BV'], ['S4'], ['O-TLS']] },
  caGap: { values: [2, 1], sources: [['O-TG'], ['S4']] },
  firstTen: { values: ['last-winner', 'dealer'], sources: [['O-KP', 'O-BV'], ['S4']], round: true },
  layOff: { values: [true, false], sources: [['O-BV', 'O-TG', 'O-PJS'], ['S4']] },
  shift: { values: [true, false], sources: [['O-BV', 'O-KP'], ['S4']], round: true },
  eatPerMeld: { values: ['one', 'any'], sources: [['O-BV', 'O-VG'], ['S4']] },
  manyMom: { values: ['all-last', 'lay-order'], sources: [['S4'], ['O-TG']] },
  payout: { values: ['standard', 'none'], sources: [['O-TG', 'O-BV', 'O-TLS'], ['S4']] },
  uDen: { values: ['full', 'three-eaten', 'none'], sources: [['O-BV'], ['O-TG'], ['S4']] },
  faces: { values: ['11-12-13', '10'], sources: [['S4', 'O-BV', 'O-TG'], ['CK']] },
} as const satisfies Schema;

export type TaLaRules = RulesOf<typeof SCHEMA>;

/** All that an arrangement depends on. */
export type MeldRules = Pick<TaLaRules, 'faces' | 'eatPerMeld'>;

const MIEN_BAC: TaLaRules = {
  u: 'one-left-or-zero',
  uKinds: 'plain-khan',
  caGap: 2,
  firstTen: 'last-winner',
  layOff: true,
  shift: true,
  eatPerMeld: 'one',
  manyMom: 'all-last',
  payout: 'standard',
  uDen: 'full',
  faces: '11-12-13',
};

/** Full choices of house rules: the northern game, the seed's bare one, an online one. ta-la.md §4.8. */
export const PRESETS = {
  'mien-bac': MIEN_BAC,
  'adam-tips': {
    ...MIEN_BAC,
    uKinds: 'plain',
    caGap: 1,
    firstTen: 'dealer',
    layOff: false,
    shift: false,
    eatPerMeld: 'any',
    payout: 'none',
    uDen: 'none',
  },
  online: {
    ...MIEN_BAC,
    u: 'none-left',
    uKinds: 'plain',
    shift: false,
    eatPerMeld: 'any',
    manyMom: 'lay-order',
    uDen: 'three-eaten',
  },
} as const satisfies Record<string, TaLaRules>;

export type TaLaPreset = keyof typeof PRESETS;

/**
 * Every rule, by section: its number is section and place (`tl-ca` is 2.5). Once published an id and its number stay; a new
 * rule goes to the end of its section.
 */
export const RULE_SECTIONS = [
  ['tl-deck', 'tl-players', 'tl-deal', 'tl-deal-direction', 'tl-first', 'tl-direction', 'tl-eat-show', 'tl-misdeal'],
  ['tl-points', 'tl-phom-ngang', 'tl-phom-doc', 'tl-ace-low', 'tl-ca', 'tl-rac', 'tl-one-meld-each'],
  [
    'tl-turn',
    'tl-eat-source',
    'tl-eat-proof',
    'tl-eat-limit',
    'tl-four-rounds',
    'tl-ha',
    'tl-gui',
    'tl-chuyen',
    'tl-u',
  ],
  ['tl-score', 'tl-rank', 'tl-tie', 'tl-mom', 'tl-mom-many', 'tl-u-rank'],
  ['tl-pay-rank', 'tl-pay-mom', 'tl-pay-eat', 'tl-pay-u', 'tl-u-den'],
] as const;

export type TaLaRuleId = (typeof RULE_SECTIONS)[number][number];

/** Where each house rule is defined: of the rules that depend on it, the one that says what its values say. */
export const DEFINED_AT = {
  u: 'tl-u',
  uKinds: 'tl-u',
  caGap: 'tl-ca',
  firstTen: 'tl-first',
  layOff: 'tl-gui',
  shift: 'tl-chuyen',
  eatPerMeld: 'tl-eat-limit',
  manyMom: 'tl-mom-many',
  payout: 'tl-pay-rank',
  uDen: 'tl-u-den',
  faces: 'tl-points',
} as const satisfies Record<keyof TaLaRules, TaLaRuleId>;
