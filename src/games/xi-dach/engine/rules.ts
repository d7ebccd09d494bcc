/** Xì Dách as data: its house rules with who plays them, its presets, the ids of its rules. xi-dach.md §1.1–1.9. */

import type { RulesOf, Schema } from '#core/house-rules.ts';

export const SCHEMA = {
  aces: {
    values: ['any', 'one-ten', 'by-size-a', 'by-size-b', 'by-size-c'],
    sources: [['S1', 'S4'], ['S4'], ['S3'], ['S4'], ['O-BV']],
  },
  naturalTens: {
    values: ['ten-and-faces', 'faces'],
    sources: [['S1', 'S3', 'S4'], ['S4']],
  },
  minStand: {
    values: [16, 14, 15],
    sources: [['S0', 'S1', 'S3', 'S4'], ['S0', 'S3', 'S4'], ['CK']],
  },
  bankerMin: {
    values: [16, 14, 15, 17],
    sources: [['S0', 'S3', 'S4'], ['S0', 'S3', 'S4'], ['O-BV'], ['CK']],
  },
  shortBanker: {
    values: ['may-not-check', 'compares'],
    sources: [['S0', 'S3', 'S4'], ['S1']],
  },
  shortVsShort: { values: ['draw', 'higher'], sources: [[], ['S1']] },
  shortVsBust: {
    values: ['bust-wins', 'short-wins'],
    sources: [['S0', 'S1', 'S3'], ['S4']],
  },
  bustVsBust: { values: ['draw', 'lower', 'banker'], sources: [[], ['S1'], ['CK']] },
  fiveCard: {
    values: ['up-to-21', 'under-21', '16-to-21'],
    sources: [['S3'], ['S1'], ['S4']],
  },
  overdraw: {
    values: ['den', 'forbidden', 'den-at-28'],
    sources: [['S3', 'S4'], ['S1'], ['O-GEO']],
    round: true,
  },
  naturalTie: { values: ['draw', 'banker'], sources: [[], ['CK']] },
  payout: {
    values: ['even', '3-2-2', '4-3-2', '3-2-1'],
    sources: [['S0', 'S3', 'S4'], ['O-BV'], ['O-GEO'], ['O-XDTS']],
  },
  earlyCheck: { values: [true, false], sources: [['S0', 'S3', 'S4'], ['S1']], round: true },
  dealOrder: {
    values: ['players-first', 'banker-first'],
    sources: [['S0', 'S4'], ['S3']],
    round: true,
  },
  fifthCard: {
    values: ['hidden', 'shown-if-ngu-linh', 'shown'],
    sources: [[], ['S3'], ['S4']],
    round: true,
  },
} as const satisfies Schema;

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

/** Where each house rule is defined: of the rules that depend on it, the one that says what its values say. */
export const DEFINED_AT = {
  aces: 'xd-ace',
  naturalTens: 'xd-xi-dach',
  minStand: 'xd-state-du',
  bankerMin: 'xd-check-right',
  shortBanker: 'xd-check-right',
  shortVsShort: 'xd-cmp-both-non',
  shortVsBust: 'xd-cmp-non-v-quac',
  bustVsBust: 'xd-cmp-both-quac',
  fiveCard: 'xd-ngu-linh',
  overdraw: 'xd-bust-draw',
  naturalTie: 'xd-phase1-equal',
  payout: 'xd-pay-bonus',
  earlyCheck: 'xd-check-early',
  dealOrder: 'xd-deal-order',
  fifthCard: 'xd-five-show',
} as const satisfies Record<keyof XiDachRules, XiDachRuleId>;
