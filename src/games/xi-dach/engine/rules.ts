/** Xì Dách as data: its house rules with who plays them, its presets, the ids of its rules. xi-dach.md §1.1–1.9. */

import type { RulesOf, Schema } from '#core/house-rules.ts';

export const SCHEMA = {
  aces: {
    values: [
      { value: 'any', sources: ['S1', 'S4'] },
      { value: 'one-ten', sources: ['S4'] },
      { value: 'by-size-a', sources: ['S3'] },
      { value: 'by-size-b', sources: ['S4'] },
      { value: 'by-size-c', sources: ['O-BV'] },
      { value: 'one-eleven', sources: ['O-APL'], since: 4 },
    ],
    definedAt: 'xd-ace',
  },
  naturalTens: {
    values: [
      { value: 'ten-and-faces', sources: ['S1', 'S3', 'S4'] },
      { value: 'faces', sources: ['S4'] },
    ],
    definedAt: 'xd-xi-dach',
  },
  minStand: {
    values: [
      { value: 16, sources: ['S0', 'S1', 'S3', 'S4'] },
      { value: 14, sources: ['S0', 'S3', 'S4'] },
      { value: 15, sources: ['CK'] },
    ],
    definedAt: 'xd-state-du',
  },
  bankerMin: {
    values: [
      { value: 16, sources: ['S0', 'S3', 'S4'] },
      { value: 14, sources: ['S0', 'S3', 'S4'] },
      { value: 15, sources: ['O-BV'] },
      { value: 17, sources: ['CK'] },
    ],
    definedAt: 'xd-check-right',
  },
  shortBanker: {
    values: [
      { value: 'may-not-check', sources: ['S0', 'S3', 'S4'] },
      { value: 'compares', sources: ['S1'] },
    ],
    definedAt: 'xd-check-right',
  },
  shortVsShort: {
    values: [
      { value: 'draw', sources: [] },
      { value: 'higher', sources: ['S1'] },
    ],
    definedAt: 'xd-cmp-both-non',
  },
  shortVsBust: {
    values: [
      { value: 'bust-wins', sources: ['S0', 'S1', 'S3'] },
      { value: 'short-wins', sources: ['S4'] },
    ],
    definedAt: 'xd-cmp-non-v-quac',
  },
  bustVsBust: {
    values: [
      { value: 'draw', sources: ['O-BV'] },
      { value: 'lower', sources: ['S1'] },
      { value: 'banker', sources: ['O-BV'] },
    ],
    definedAt: 'xd-cmp-both-quac',
  },
  fiveCard: {
    values: [
      { value: 'up-to-21', sources: ['S3'] },
      { value: 'under-21', sources: ['S1'] },
      { value: '16-to-21', sources: ['S4'] },
    ],
    definedAt: 'xd-ngu-linh',
  },
  overdraw: {
    values: [
      { value: 'den', sources: ['S3', 'S4'] },
      { value: 'forbidden', sources: ['S1'] },
      { value: 'den-at-28', sources: ['O-GEO'] },
    ],
    definedAt: 'xd-bust-draw',
    round: true,
  },
  naturalTie: {
    values: [
      { value: 'draw', sources: [] },
      { value: 'banker', sources: ['O-NQT'] },
      { value: 'player', sources: ['O-CUT'], since: 4 },
    ],
    definedAt: 'xd-phase1-equal',
  },
  payout: {
    values: [
      { value: 'even', sources: ['S0', 'S3', 'S4'] },
      { value: '3-2-2', sources: ['O-BV'] },
      { value: '4-3-2', sources: ['O-GEO'] },
      { value: '3-2-1', sources: ['O-XDTS'] },
      { value: '2-1-2', sources: ['O-CUT', 'O-AMT', 'O-NQT'], since: 4 },
    ],
    definedAt: 'xd-pay-bonus',
  },
  earlyCheck: {
    values: [
      { value: true, sources: ['S0', 'S3', 'S4'] },
      { value: false, sources: ['S1'] },
    ],
    definedAt: 'xd-check-early',
    round: true,
  },
  dealOrder: {
    values: [
      { value: 'players-first', sources: ['S0', 'S4'] },
      { value: 'banker-first', sources: ['S3'] },
    ],
    definedAt: 'xd-deal-order',
    round: true,
  },
  fifthCard: {
    values: [
      { value: 'hidden', sources: [] },
      { value: 'shown-if-ngu-linh', sources: ['S3'] },
      { value: 'shown', sources: ['S4'] },
    ],
    definedAt: 'xd-five-show',
    round: true,
  },
  fiveVsFive: {
    values: [
      { value: 'lower', sources: ['S1', 'S3', 'S4', 'O-BV'], since: 4 },
      { value: 'higher', sources: ['O-CUT', 'O-APL'], since: 4 },
      { value: 'banker', sources: ['O-NQT'], since: 4 },
      { value: 'draw', sources: ['O-GEO', 'O-BAC'], since: 4 },
    ],
    definedAt: 'xd-ngu-linh-low',
  },
} as const satisfies Schema<XiDachRuleId>;

export type XiDachRules = RulesOf<typeof SCHEMA>;

const PHO_THONG: XiDachRules = {
  aces: 'any',
  naturalTens: 'ten-and-faces',
  minStand: 16,
  bankerMin: 16,
  shortBanker: 'may-not-check',
  shortVsShort: 'draw',
  shortVsBust: 'bust-wins',
  bustVsBust: 'draw',
  fiveCard: 'up-to-21',
  overdraw: 'den',
  naturalTie: 'draw',
  payout: 'even',
  earlyCheck: true,
  dealOrder: 'players-first',
  fifthCard: 'hidden',
  fiveVsFive: 'lower',
};

/** Full choices of house rules. `pho-thong` is what most sources say; each other follows one source. xi-dach.md §1.9. */
export const PRESETS = {
  'pho-thong': PHO_THONG,
  'bach-khoa': PHO_THONG,
  vipgame: {
    ...PHO_THONG,
    shortBanker: 'compares',
    shortVsShort: 'higher',
    bustVsBust: 'lower',
    fiveCard: 'under-21',
    overdraw: 'forbidden',
    earlyCheck: false,
  },
  blog: {
    ...PHO_THONG,
    aces: 'by-size-a',
    dealOrder: 'banker-first',
    fifthCard: 'shown-if-ngu-linh',
  },
  'adam-tips': {
    ...PHO_THONG,
    aces: 'by-size-b',
    shortVsBust: 'short-wins',
    fiveCard: '16-to-21',
    fifthCard: 'shown',
  },
  'co-noi': {
    ...PHO_THONG,
    aces: 'one-ten',
    naturalTens: 'faces',
    minStand: 14,
    bankerMin: 14,
    shortVsBust: 'short-wins',
    fiveCard: '16-to-21',
    fifthCard: 'shown',
  },
  'mien-nam': {
    ...PHO_THONG,
    aces: 'by-size-c',
    bankerMin: 15,
    payout: '3-2-2',
    earlyCheck: false,
  },
} as const satisfies Record<string, XiDachRules>;

export type XiDachPreset = keyof typeof PRESETS;

/**
 * Every rule, by section: its number is section and place (`xd-ace` is 2.3). Once published an id and its number stay; a new
 * rule goes to the end of its section.
 */
export const RULE_SECTIONS = [
  [
    'xd-deck',
    'xd-players',
    'xd-banker',
    'xd-stake',
    'xd-talk',
    'xd-deal-two',
    'xd-deal-order',
    'xd-deal-bottom',
    'xd-stock-hidden',
    'xd-bank',
    'xd-misdeal',
  ],
  ['xd-pips', 'xd-faces', 'xd-ace', 'xd-total', 'xd-best-total', 'xd-state-non', 'xd-state-du', 'xd-state-quac'],
  [
    'xd-xi-ban',
    'xd-xi-dach',
    'xd-natural-rank',
    'xd-ngu-linh',
    'xd-ngu-linh-low',
    'xd-ngu-linh-ace',
    'xd-phases-separate',
  ],
  [
    'xd-phase1-show',
    'xd-phase1-banker',
    'xd-phase1-equal',
    'xd-phase1-player',
    'xd-turn-order',
    'xd-draw',
    'xd-max-five',
    'xd-min-stand',
    'xd-non-checked',
    'xd-bust-draw',
    'xd-five-show',
    'xd-check-right',
    'xd-check-early',
    'xd-check-each',
    'xd-check-secret',
  ],
  [
    'xd-cmp-ngu-linh',
    'xd-cmp-both-du',
    'xd-cmp-equal',
    'xd-cmp-du-v-other',
    'xd-cmp-both-quac',
    'xd-cmp-both-non',
    'xd-cmp-non-v-quac',
  ],
  ['xd-pay-even', 'xd-pay-bonus', 'xd-den', 'xd-den-amount'],
] as const;

export type XiDachRuleId = (typeof RULE_SECTIONS)[number][number];
