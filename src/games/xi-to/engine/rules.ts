/** Xì Tố as data: house rules with who plays them, presets, the ids of the rules. xi-to.md §2.1–2.8. */

import type { RulesOf, Schema } from '#core/house-rules.ts';

export const SCHEMA = {
  flush: {
    values: [
      { value: 'below-full-house', sources: ['S2'] },
      { value: 'above-full-house', sources: ['O-32'] },
    ],
    definedAt: 'xt-order',
  },
  aceLow: {
    values: [
      { value: false, sources: ['S2'] },
      { value: true, sources: ['CK'] },
    ],
    definedAt: 'xt-straight-top',
  },
  suits: {
    values: [
      { value: 'SHDC', sources: ['S2'] },
      { value: 'SCDH', sources: ['O-XT7'] },
      { value: 'none', sources: ['CK'] },
    ],
    definedAt: 'xt-suit',
  },
  tieBreak: {
    values: [
      { value: 'kickers-then-suit', sources: ['S2'] },
      { value: 'suit-of-pair-first', sources: ['CK'] },
    ],
    definedAt: 'xt-cmp-same',
  },
  betBounds: {
    values: [
      { value: 'exclusive', sources: ['S2'] },
      { value: 'inclusive', sources: ['CK'] },
    ],
    definedAt: 'xt-act-to',
    round: true,
  },
  check: {
    values: [
      { value: false, sources: ['S2'] },
      { value: true, sources: ['CK'] },
    ],
    definedAt: 'xt-no-check',
    round: true,
  },
  hole: {
    values: [
      { value: 'dealt', sources: ['S2'] },
      { value: 'chosen', sources: ['CK', 'O-XT7', 'O-CRA'] },
    ],
    definedAt: 'xt-deal',
    round: true,
  },
} as const satisfies Schema<XiToRuleId>;

export type XiToRules = RulesOf<typeof SCHEMA>;

const VIPGAME: XiToRules = {
  flush: 'below-full-house',
  aceLow: false,
  suits: 'SHDC',
  tieBreak: 'kickers-then-suit',
  betBounds: 'exclusive',
  check: false,
  hole: 'dealt',
};

/** Full choices of house rules: the one source text, and two that come from outside. xi-to.md §2.8. */
export const PRESETS = {
  vipgame: VIPGAME,
  'thung-lon': {
    ...VIPGAME,
    flush: 'above-full-house',
    tieBreak: 'suit-of-pair-first',
    betBounds: 'inclusive',
    check: true,
  },
  'short-deck': { ...VIPGAME, flush: 'above-full-house', aceLow: true, betBounds: 'inclusive', check: true },
} as const satisfies Record<string, XiToRules>;

export type XiToPreset = keyof typeof PRESETS;

/**
 * Every rule, by section: its number is section and place (`xt-suit` is 2.2). Once published an id and its number stay; a new
 * rule goes to the end of its section.
 */
export const RULE_SECTIONS = [
  ['xt-deck', 'xt-hand-five', 'xt-players', 'xt-ante', 'xt-deal', 'xt-streets', 'xt-misdeal'],
  ['xt-rank', 'xt-suit', 'xt-card-compare'],
  [
    'xt-mau-thau',
    'xt-doi',
    'xt-thu',
    'xt-sam',
    'xt-sanh',
    'xt-thung',
    'xt-cu-lu',
    'xt-tu-quy',
    'xt-thung-pha-sanh',
    'xt-order',
    'xt-straight-top',
    'xt-cmp-same',
    'xt-cmp-suit',
    'xt-partial',
  ],
  [
    'xt-rounds',
    'xt-first-actor',
    'xt-act-to',
    'xt-act-theo',
    'xt-act-up',
    'xt-no-check',
    'xt-round-end',
    'xt-showdown',
    'xt-last-standing',
    'xt-turn-direction',
  ],
  ['xt-pay-pot'],
] as const;

export type XiToRuleId = (typeof RULE_SECTIONS)[number][number];
