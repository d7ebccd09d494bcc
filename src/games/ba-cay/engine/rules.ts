/** Ba Cây and Bài Cào as data: house rules with who plays them, presets, the ids of the rules. ba-cay.md §3.1–3.8. */

import type { RulesOf, Schema } from '#core/house-rules.ts';

export const SCHEMA = {
  deck: {
    values: [
      { value: 36, sources: ['S4', 'O-TG', 'O-BK'] },
      { value: 52, sources: ['S4', 'O-BV'] },
    ],
    definedAt: 'bc-deck-cay',
  },
  ten: {
    values: [
      { value: 'best', sources: ['S4'] },
      { value: 'worst', sources: ['S4', 'O-BV'] },
    ],
    definedAt: 'bc-points-cay',
  },
  tie: {
    values: [
      { value: 'suit', sources: ['S4', 'O-BV'] },
      { value: 'draw', sources: ['S4'] },
    ],
    definedAt: 'bc-suit-order',
  },
  suits: {
    values: [
      { value: 'DHCS', sources: ['S4', 'O-BV'] },
      { value: 'DHSC', sources: ['O-TG', 'O-BK'] },
      { value: 'HDCS', sources: ['CK'] },
    ],
    definedAt: 'bc-suit-order',
  },
  ace: {
    values: [
      { value: 'low-except-diamond', sources: ['S4'] },
      { value: 'high', sources: ['O-BV'] },
      { value: 'low', sources: ['O-QHQ', 'O-AMT'], since: 4 },
    ],
    definedAt: 'bc-at-cu',
  },
  compare: {
    values: [
      { value: 'suit-first', sources: ['S4'] },
      { value: 'rank-first', sources: ['O-BV'] },
    ],
    definedAt: 'bc-cmp-cay',
  },
  threeFaces: {
    values: [
      { value: false, sources: ['S4'] },
      { value: true, sources: ['S4', 'O-BV'] },
    ],
    definedAt: 'bc-ba-tien',
  },
  threeAlike: {
    values: [
      { value: 'none', sources: ['S4'] },
      { value: 'below-ba-tien', sources: ['O-1Q'] },
      { value: 'above-all', sources: ['O-SAP', 'CK'] },
    ],
    definedAt: 'bc-sap',
  },
  bankerTie: {
    values: [
      { value: 'draw', sources: ['S4'] },
      { value: 'banker', sources: ['CK'] },
    ],
    definedAt: 'bc-mode-cai',
  },
  bestTie: {
    values: [
      { value: 'split', sources: ['O-BV'] },
      { value: 'replay', sources: ['O-1Q'] },
    ],
    definedAt: 'bc-tat-tie',
    round: true,
  },
  payout: {
    values: [
      { value: 'even', sources: ['S4'] },
      { value: 'ba-tien-2', sources: ['O-BV'] },
    ],
    definedAt: 'bc-pay',
  },
} as const satisfies Schema<BaCayRuleId>;

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
