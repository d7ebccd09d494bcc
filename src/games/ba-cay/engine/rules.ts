/** Ba Cây and Bài Cào as data: house rules with who plays them, presets, the ids of the rules. ba-cay.md §3.1–3.8. */

import type { RulesOf, Schema } from '#core/house-rules.ts';

export const SCHEMA = {
  deck: { values: [36, 52], sources: [['S4'], ['S4']] },
  ten: { values: ['best', 'worst'], sources: [['S4'], ['S4']] },
  tie: { values: ['suit', 'draw'], sources: [['S4'], ['S4']] },
  suits: { values: ['DHCS', 'DHSC', 'HDCS'], sources: [['S4'], ['O-TG', 'O-BK'], ['CK']] },
  ace: { values: ['low-except-diamond', 'high'], sources: [['S4'], ['O-BV']] },
  compare: { values: ['suit-first', 'rank-first'], sources: [['S4'], ['O-BV']] },
  threeFaces: { values: [false, true], sources: [['S4'], ['S4']] },
  threeAlike: { values: ['none', 'below-ba-tien', 'above-all'], sources: [['S4'], ['O-1Q'], ['O-SAP', 'CK']] },
  bankerTie: { values: ['draw', 'banker'], sources: [['S4'], ['CK']] },
  bestTie: { values: ['split', 'replay'], sources: [[], ['O-1Q']], round: true },
  payout: { values: ['even', 'ba-tien-2'], sources: [['S4'], ['O-BV']] },
} as const satisfies Schema;

export type BaCayRules = RulesOf<typeof SCHEMA>;

const BA_CAY: BaCayRules = {
  deck: 36,
  ten: 'best',
  tie: 'suit',
  suits: 'DHCS',
  ace: 'low-except-diamond',
  compare: 'suit-first',
  threeFaces: false,
  threeAlike: 'none',
  bankerTie: 'draw',
  bestTie: 'split',
  payout: 'even',
};

/** Full choices of house rules: the northern game, the southern one, and two online ones. ba-cay.md §3.8. */
export const PRESETS = {
  'ba-cay': BA_CAY,
  'bai-cao': { ...BA_CAY, deck: 52, ten: 'worst', tie: 'draw', threeFaces: true },
  'online-cao': { ...BA_CAY, deck: 52, ten: 'worst', ace: 'high', threeFaces: true },
  'online-36': { ...BA_CAY, suits: 'DHSC' },
} as const satisfies Record<string, BaCayRules>;

export type BaCayPreset = keyof typeof PRESETS;

/**
 * Every rule, by section: its number is section and place (`bc-ace` is 2.3). Once published an id and its number stay; a new
 * rule goes to the end of its section.
 */
export const RULE_SECTIONS = [
  [
    'bc-deck-cao',
    'bc-deck-cay',
    'bc-players',
    'bc-deal',
    'bc-look',
    'bc-no-draw',
    'bc-bank',
    'bc-ga',
    'bc-bien',
    'bc-direction',
    'bc-misdeal',
  ],
  ['bc-pips', 'bc-faces', 'bc-ace', 'bc-points-cao', 'bc-points-cay', 'bc-suit-order', 'bc-at-cu'],
  ['bc-ba-tien', 'bc-10-at-cu', 'bc-sap'],
  ['bc-mode-cai', 'bc-mode-tat', 'bc-cmp-cao', 'bc-cmp-cay', 'bc-batien-tie', 'bc-tat-tie'],
  ['bc-pay'],
] as const;

export type BaCayRuleId = (typeof RULE_SECTIONS)[number][number];

/** Where each house rule is defined: of the rules that depend on it, the one that says what its values say. */
export const DEFINED_AT = {
  deck: 'bc-deck-cay',
  ten: 'bc-points-cay',
  tie: 'bc-suit-order',
  suits: 'bc-suit-order',
  ace: 'bc-at-cu',
  compare: 'bc-cmp-cay',
  threeFaces: 'bc-ba-tien',
  threeAlike: 'bc-sap',
  bankerTie: 'bc-mode-cai',
  bestTie: 'bc-tat-tie',
  payout: 'bc-pay',
} as const satisfies Record<keyof BaCayRules, BaCayRuleId>;
